### I compagni sul tavolo.

event-changed-passed-on = { $who } ora segue qualcun altro.
event-removed-left = { $what } lascia lo scenario.
event-removed-deserted = { $what } non ha più nessuno da seguire e se ne va.
rule-source-pet = i Sensi acuti dell’animale
