"""What is printed: values, words of effects, definitions, the library, the kit they add up to."""
