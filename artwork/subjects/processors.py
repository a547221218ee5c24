"""Processors: a rectangular lid on a rectangular board, or an eight-legged lid on a square one."""

import math

from kit.parts import passives
from kit.registry import subject
from kit.shapes import box, cylinder, group, panel, print_text, prism, row


def etched(words, level):
    """What a laser leaves on a lid at that level: name, cores, batch and a matrix of cells."""
    for text, size, x, y in (
        (words[0], 2.9, 0, 7.6), (words[1], 2.1, 0, 3.6), ("X314B602  SRMB8", 1.35, -1.4, -1.2),
        ("DERBY  2026  L14", 1.35, -1.4, -3.6), ("2614 0087 3321", 1.35, -1.4, -6.0),
    ):
        print_text(text, size, at=(x, y, level), surface="etching")
    panel("data-matrix", 3.4, 3.4, at=(9.4, -8.4, level))
    print_text("e", 3.0, at=(-9.4, -8.6, level), surface="etching")


def rectangular_processor(words=("PROCESSOR", "24 CORES"), underside=False):
    """A 45 × 37.5 mm package with a stepped lid; `underside` shows its contacts instead, face up."""
    width, depth = 45, 37.5
    box(width, depth, 1.2, surface="substrate", bevel=0.15)
    if underside:
        for x in row(30, 1.36):
            for y in row(24, 1.4):
                if abs(x) > 7 or abs(y) > 6:
                    box(0.95, 0.95, 0.12, at=(x, y, 1.2), surface="gold", bevel=0.02, segments=1)
        for x in row(5, 2.4):
            for y in row(4, 2.4):
                box(1.6, 0.9, 0.8, at=(x, y, 1.2), surface="copper", bevel=0.1)
        return
    box(36, 33.5, 1.5, at=(0, 0, 1.2), surface="lid", bevel=0.5)
    box(30, 28, 1.4, at=(0, 0, 2.6), surface="lid", bevel=0.5, segments=3)
    etched(words, 4.03)
    for side in (-1, 1):
        passives(9, 3.2, at=(side * 20.3, 0, 1.2), along="y", size=(0.8, 1.5, 0.5))
        for y in row(11, 2.9):
            for x in (18.6, 21.6):
                cylinder(0.28, 0.05, at=(side * x, y, 1.2), surface="gold", bevel=0, sides=12)
        box(1.2, 2, 1.4, at=(side * 22.2, 10, -0.1), surface="substrate", bevel=0)
    prism([(-22, -18.2), (-19.6, -18.2), (-22, -15.8)], 0.08, at=(0, 0, 1.2), surface="gold", bevel=0)


def legged_processor(words=("PROCESSOR", "16 CORES")):
    """A 40 × 40 mm package whose lid has eight legs with small parts between them."""
    box(40, 40, 1.2, surface="substrate", bevel=0.15)
    lid = 3.2
    octagon = [(-11, -15), (11, -15), (15, -11), (15, 11), (11, 15), (-11, 15), (-15, 11), (-15, -11)]
    prism(octagon, lid, at=(0, 0, 1.2), surface="lid", bevel=0.5)
    for turn in (0, 90, 180, 270):
        with group(rot=(0, 0, turn)):
            for x in (-8.2, 8.2):
                box(6.2, 6.4, lid - 0.35, at=(x, 15.8, 1.2), surface="lid", bevel=0.5)
            passives(4, 1.9, at=(0, 16.4, 1.2), size=(0.9, 1.7, 0.7))
            passives(3, 1.5, at=(15.6, 15.8, 1.2), size=(0.8, 1.4, 0.6))
    etched(words, 1.2 + lid + 0.03)
    cylinder(0.7, 0.06, at=(-12, -10, 1.2 + lid), surface="ink", bevel=0, sides=24)


def prop(foot, tilt, width):
    """The black wedge that holds up a processor which leans back by a tilt, its lower edge on y = `foot`."""
    rise = 26
    with group(at=(-width / 2, 0, 0), rot=(90, 0, 90)):
        back = foot + rise / math.tan(math.radians(tilt))
        prism([(foot + 1.6, 0), (back + 12, 0), (back + 4, rise), (back + 0.6, rise)], width, surface="rubber", bevel=0.6)


@subject("processor-core-i9", "gaming", azimuth=28, elevation=36, aperture=1.1)
def core_i9():
    rectangular_processor()


@subject("processor-core-i7", "gaming", azimuth=-50, elevation=32, aperture=1.1)
def core_i7():
    rectangular_processor(("PROCESSOR", "20 CORES"))


@subject("processor-core-i5", "gaming", azimuth=20, elevation=24, aperture=1.1)
def core_i5():
    with group(at=(0, 12, 0), rot=(62, 0, 0)):
        with group(at=(0, 19, 0)):
            rectangular_processor(underside=True)
    prop(12, 62, 20)
    with group(at=(2, -16, 0), rot=(0, 0, 12)):
        rectangular_processor(("PROCESSOR", "14 CORES"))


@subject("processor-ryzen-9", "gaming", azimuth=36, elevation=34, aperture=1.1)
def ryzen_9():
    legged_processor()


@subject("processor-ryzen-7", "gaming", azimuth=18, elevation=24, aperture=1.1)
def ryzen_7():
    with group(rot=(0, 0, 16)):
        legged_processor(("PROCESSOR", "8 CORES"))
    with group(at=(6, 34, 0), rot=(64, 0, -6)):
        with group(at=(0, 20, 0)):
            legged_processor(("PROCESSOR", "8 CORES"))
    with group(at=(6, 34, 0), rot=(0, 0, -6)):
        prop(0, 64, 20)


@subject("processor-ryzen-5", "gaming", azimuth=-24, elevation=52, aperture=1.1)
def ryzen_5():
    legged_processor(("PROCESSOR", "6 CORES"))
