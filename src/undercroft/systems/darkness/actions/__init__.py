"""What a Hero may do in its Activation, one file per family."""
