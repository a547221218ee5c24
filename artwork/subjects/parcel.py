"""A parcel being packed: an open carton with a product between cushions, and a roll of tape before it."""

import math

import bmesh

from kit.registry import hero
from kit.shapes import add_mesh, box, group, panel, ring, tube

WIDE, DEEP, TALL = 330, 236, 176
THICK = 4.4
PITCH = 7.2  # of the flutes


def board(width, height):
    """Corrugated board with its flutes along y, from y = 0 up, its outer face at z = THICK; two edges show the flutes."""
    for z in (0, THICK - 0.7):
        box(width, height, 0.7, at=(0, height / 2, z), surface="kraft", bevel=0.25)
    shape = bmesh.new()
    steps = round(width / PITCH * 8)
    middle, swing = THICK / 2, THICK / 2 - 0.9
    last = None
    for step in range(steps + 1):
        x = -width / 2 + 0.6 + (width - 1.2) * step / steps
        z = middle + swing * math.sin(2 * math.pi * x / PITCH)
        here = [shape.verts.new((x, y, z)) for y in (0.4, height - 0.4)]
        if last:
            shape.faces.new((last[0], here[0], here[1], last[1]))
        last = here
    add_mesh(shape, (0, 0, 0), "flute")


def side(turn, width, reach, flap, angle):
    """A wall that faces outwards along -y before it is turned, and its flap, raised by an angle over the level."""
    with group(rot=(0, 0, turn)):
        with group(at=(0, -reach + THICK, 0), rot=(90, 0, 0)):
            board(width, TALL)
        with group(at=(0, -reach + THICK * 0.75, TALL), rot=(180 - angle, 0, 0)):
            board(width - 5, flap)


def carton():
    """The open carton, its middle on the origin: walls, floor, flaps, label, marks and tape."""
    flap = DEEP / 2
    side(0, WIDE, DEEP / 2, flap, 3)
    side(90, DEEP - 2 * THICK, WIDE / 2, flap, -4)
    side(180, WIDE, DEEP / 2, flap, 66)
    side(270, DEEP - 2 * THICK, WIDE / 2, flap, 34)
    box(WIDE - 2, DEEP - 2, 4, surface="kraft", bevel=0.5)
    panel("parcel-label", 124, 90, at=(-66, -DEEP / 2 - 0.4, 60), rot=(90, 1.2, 0))
    panel("parcel-marks", 92, 43, at=(WIDE / 2 + 0.4, 58, 60), rot=(90, 0, 90))
    with group(at=(WIDE / 2, 0, 0)):
        box(0.5, 50, 64, at=(0.1, 0, 0), surface="tape", bevel=0.1)


def cushioned_product():
    """A product's carton standing upright in the parcel between two cushions of foam, its front towards -y."""
    for side in (-1, 1):
        box(WIDE - 22, 60, 132, at=(0, side * 76, 6), surface="foam", bevel=3, segments=3)
    box(WIDE - 40, 90, 66, at=(0, 0, 6), surface="foam", bevel=2)
    with group(at=(0, 0, 74)):
        box(270, 86, 172, surface="carton", bevel=0.8)
        panel("product-carton", 268, 170, at=(0, -43.3, 86), rot=(90, 0, 0))


def tape_roll():
    """A roll of parcel tape lying on its side."""
    tube(58, 41.5, 48, surface="tape", sides=128)
    for step in range(9):
        ring(42.5 + step * 1.85, 0.5, at=(0, 0, 48), surface="tape", sides=128)
    tube(41.5, 38, 49, surface="kraft", sides=128)


@hero("parcel", "company", azimuth=30, elevation=21, span=3.46, look=(0, 0, 0.33), place=(0.742, 0.52), aperture=0.012,
      key=(-1.5, -3.2, 1.2), light=1.05, wash=0.95, wall=2.5, effort=1.2)
def parcel():
    carton()
    cushioned_product()
    with group(at=(96, -206, 0)):
        tape_roll()
