"""A wireless gaming mouse and its receiver."""

import math

from kit.parts import usb_c
from kit.registry import subject
from kit.shapes import box, carve, cylinder, group, hull, prism, slab

MOUSE_SECTIONS = [
    (-62.5, 17, 5.5, 11.5, 2.4),
    (-61, 24, 3, 15, 2.5),
    (-56, 28.6, 1.6, 19, 2.6),
    (-44, 30.4, 0.8, 25, 2.6),
    (-28, 30, 0.8, 31, 2.5),
    (-8, 29, 0.8, 36.4, 2.4),
    (12, 29.4, 0.8, 38.8, 2.3),
    (30, 30.8, 0.8, 37.4, 2.2),
    (44, 30.6, 1.2, 32.6, 2.2),
    (54, 27, 2.4, 26, 2.2),
    (60, 20, 4.6, 19.5, 2.2),
    (63, 11, 7.5, 14.5, 2.2),
]


def mouse_skin(surface, proud=0.0):
    """The mouse's smooth shell, or one that stands `proud` of it."""
    sections = [(y, half + proud, low, high + proud, power) for y, half, low, high, power in MOUSE_SECTIONS]
    return hull(sections, surface=surface, around=36, waist=0.42, under=3.6)


def thumb_key(start, end, grow=0.0):
    """A side key's outline pressed through the mouse's left half, between two places along its length."""
    low, high, lean = 20.2 - grow, 27.4 + grow, 2.0
    outline = [(start - grow, low), (end - lean + grow, low), (end + grow, high), (start + lean - grow, high)]
    return prism([(y, z) for y, z in outline], 30, surface="black", bevel=1.2 + grow / 2, segments=3)


def mouse():
    """A light wireless gaming mouse, its buttons towards -y."""
    body = mouse_skin("soft-black")
    with group():
        cuts = [
            box(0.6, 24, 40, at=(0, -57, 10), bevel=0),
            *(box(0.6, 43, 40, at=(x, -26, 12), bevel=0) for x in (-5.2, 5.2)),
            slab(8.4, 22, 40, 4.1, at=(0, -36, 12), bevel=0),
            box(80, 0.7, 40, at=(0, -4.6, 20.5), bevel=0),
            slab(10.2, 4.4, 12, 2.1, at=(0, 0, 0), bevel=0),
        ]
        cuts[-1].rotation_euler.x = math.radians(90)
        cuts[-1].location = (0, -56, 9)
        rim = box(80, 58, 0.7, at=(0, -34, 0), bevel=0)
        rim.location.z, rim.rotation_euler.x = 17.5, math.radians(9)
        cuts.append(rim)
    carve(body, *cuts)
    for start, end in ((-13.5, 7.5), (9.0, 30)):
        with group(rot=(90, 0, 90), at=(-40, 0, 0)):
            gap = thumb_key(start, end, 0.4)
        carve(body, gap)
        key = mouse_skin("soft-black", 0.15)
        with group(rot=(90, 0, 90), at=(-40, 0, 0)):
            shape = thumb_key(start, end)
        carve(key, shape, keep=True)
    slab(8.3, 21.9, 0.2, 4.1, at=(0, -36, 12.1), surface="hole", bevel=0)
    with group(at=(0, -36, 21.6)):
        cylinder(11.2, 6.2, at=(-3.1, 0, 0), surface="rubber", axis="x", bevel=1.5, sides=72)
        for turn in range(0, 360, 9):
            with group(rot=(turn, 0, 0)):
                box(5.0, 0.75, 0.7, at=(0, 0, 10.8), surface="rubber", bevel=0.25)
    with group(at=(0, -14, 33.9), rot=(12, 0, 0)):
        slab(5.2, 10, 1.6, 2.5, surface="black", bevel=0.7)
    cylinder(0.6, 0.4, at=(0, 2, 38.1), surface="led", bevel=0.1, sides=20)
    usb_c(at=(0, -61.6, 9), recess=5)


def receiver():
    """A mouse's 2.4 GHz receiver, lying on the table with its plug towards -y."""
    slab(14.4, 6.6, 6, 1.8, at=(0, 4.2, 0), surface="soft-black", bevel=1)
    box(12, 11.5, 4.5, at=(0, -4.6, 0.75), surface="nickel", bevel=0.3)
    for x in (-2.6, 2.6):
        box(2.2, 2.2, 0.2, at=(x, -5.6, 5.18), surface="hole", bevel=0)
    box(11, 0.2, 1.6, at=(0, -10.4, 2.4), surface="label", bevel=0)


@subject("gaming-mouse", "accessories", azimuth=-36, elevation=34, aperture=0.9)
def gaming_mouse():
    mouse()
    with group(at=(52, -40, 0), rot=(0, 0, -28)):
        receiver()
