"""The rule sets of Tools/lint, a module each; what they share is in `sources`."""
