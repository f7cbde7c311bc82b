system-cellar-terms = Tanti cuori da una parte quanti dall’altra.
