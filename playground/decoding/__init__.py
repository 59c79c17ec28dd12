"""The maths of decoding: numpy in, immutable values out. No torch, no Qt, no files."""

from playground.decoding.recipe import Recipe
from playground.decoding.shaping import Shaped, Stage, shape

__all__ = ["Recipe", "Shaped", "Stage", "shape"]
