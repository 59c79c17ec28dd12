"""Transforms: what reshapes the distribution before the choice, one file each."""
