"""Develops pictures: crisp edges and deep blacks; a subject and what is around it become one, and what shines blooms."""

import cv2
import numpy

from .grain import pixels

JOIN = 40  # pixels in which the scene passes into the room
RIM = 8  # pixels of the scene that are left out at first, since its last ones may be those of nothing
EVEN = 5  # pixels of the room over which what differs by less than FAINT is evened out
FAINT = 0.03
GAMMA = 2.2
DEPTH = 0.5  # how far blacks are deepened, of the most that keeps them apart
BLOOM = ((4, 0.05), (18, 0.035), (60, 0.02))  # radius in thousandths of the width, share


def scale_down(picture, size):
    """A picture scaled down to a size by the mean of its light, so that outlines are as smooth as a lens draws them."""
    light = cv2.resize(numpy.maximum(picture, 0) ** GAMMA, size, interpolation=cv2.INTER_AREA)
    return light ** (1 / GAMMA)


def deepen_blacks(picture):
    """Takes the veil off dark goods, which the film's curve leaves grey; paper and metal stay as they are."""
    level = picture.clip(0, 1)
    return level * (1 - DEPTH * (1 - level) ** 3)


def join_surroundings(room, scene, size, part):
    """The scene in its part of an enlarged room, without a seam; `size` is the whole picture's in pixels."""
    # A spark a pixel wide that the grain's removal has left is none of the room's.
    calm = cv2.medianBlur(room.astype(numpy.float32), 5)
    even = cv2.bilateralFilter(calm, -1, FAINT, EVEN)
    whole = cv2.resize(even, size, interpolation=cv2.INTER_CUBIC)
    (left, right), (top, bottom) = pixels(part[::2], size[0]), pixels(part[1::2], size[1])
    share = numpy.zeros((size[1], size[0]), numpy.float32)
    share[top:bottom, left:right] = 1
    # The room runs on behind all sides of the scene but those that are the picture's own.
    inside = cv2.erode(share, numpy.ones((JOIN + RIM, JOIN + RIM), numpy.uint8), borderType=cv2.BORDER_REPLICATE)
    share = numpy.minimum(share, cv2.blur(inside, (JOIN, JOIN), borderType=cv2.BORDER_REPLICATE))[..., None]
    placed = numpy.zeros_like(whole)
    placed[top:bottom, left:right] = scene
    return whole + share * (placed - whole)


def add_bloom(picture):
    """Adds what a lens scatters around the brightest spots."""
    light = numpy.maximum(picture, 0) ** GAMMA
    bright = numpy.maximum(light - 0.25, 0)
    for radius, share in BLOOM:
        light += share * cv2.GaussianBlur(bright, (0, 0), radius * picture.shape[1] / 1000)
    return light ** (1 / GAMMA)
