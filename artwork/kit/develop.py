"""Develops a hero: the room and the scene become one picture, and what shines blooms a little, as in any lens."""

import cv2
import numpy

JOIN = 0.03  # of the width: how gently the room passes into the scene
GAMMA = 2.2
BLOOM = ((4, 0.05), (18, 0.035), (60, 0.02))  # radius in thousandths of the width, share


def joined(room, scene, size):
    """The scene at the right of an enlarged room, without a seam; `size` is the whole picture's in pixels."""
    width, height = size
    whole = cv2.resize(room, (width, height), interpolation=cv2.INTER_CUBIC)
    part = scene.shape[1]
    share = numpy.clip(numpy.arange(part) / (JOIN * width) - 0.2, 0, 1).astype(numpy.float32)[None, :, None]
    whole[:, width - part :] += share * (scene - whole[:, width - part :])
    return whole


def bloomed(picture):
    """Adds what a lens scatters around the brightest spots."""
    light = numpy.maximum(picture, 0) ** GAMMA
    bright = numpy.maximum(light - 0.25, 0)
    for radius, share in BLOOM:
        light += share * cv2.GaussianBlur(bright, (0, 0), radius * picture.shape[1] / 1000)
    return light ** (1 / GAMMA)
