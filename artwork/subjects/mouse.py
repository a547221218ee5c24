"""A wireless gaming mouse and its receiver."""

import math

from kit.parts import usb_c
from kit.registry import subject
from kit.shapes import box, carve, cylinder, find_surface, group, hull, plate, rectangle, sheet, slab, tube

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


def thumb_key(body, side, start, end, grow=0.0, proud=0.0, surface="soft-black"):
    """A key in a mouse's side between two places along its length: a piece of its skin that stands `proud` of it.

    Its rim bends down into the skin; `grow` widens the outline, and what does not stand proud lies flat, as the gap around it.
    """
    low, high, round_by = 20.0 - grow, 27.0 + grow, 1.9 + grow
    rows = []
    for line in range(17):
        level = line / 16
        z = low + (high - low) * level
        edge = min(z - low, high - z)
        inset = round_by - math.sqrt(max(0, round_by**2 - max(0, round_by - edge) ** 2))
        lean = 2.2 * level
        first, last = start - grow + lean + inset, end + grow - 2.2 + lean - inset
        points = []
        for step in range(41):
            share = (1 - math.cos(math.pi * step / 40)) / 2
            y = first + (last - first) * share
            place, facing = find_surface(body, (side * 90, y, z), (-side, 0, 0))
            rim = min(edge, y - first, last - y)
            sunk = (proud + 0.25) * max(0, 1 - rim / 0.7) ** 2 if proud > 0.1 else 0
            points.append(place + facing * (proud - sunk))
        rows.append(points)
    return sheet(rows, surface)


def wheel(place, lean):
    """A ribbed wheel that stands upright in its well and a little out of it, a frame around the well's edge."""
    with group(at=place, rot=(lean, 0, 0)):
        bezel, mouth = rectangle(11.6, 24.2, radius=5.7), rectangle(8.2, 20.6, radius=4)
        plate(bezel, [mouth], 2.2, at=(0, 0, -1.75), surface="black", bevel=0.4)
        plate(rectangle(9, 21.6, radius=4.4), [mouth], 9, at=(0, 0, -10.8), surface="hole")
        slab(9, 21.6, 0.4, 4.4, at=(0, 0, -11), surface="hole", bevel=0)
        with group(at=(0, 0, -6.6)):
            cylinder(9.6, 6, at=(-3, 0, 0), surface="rubber", axis="x", bevel=1.3, sides=96)
            for turn in range(0, 360, 10):
                with group(rot=(turn, 0, 0)):
                    box(4.8, 0.95, 1.1, at=(0, 0, 9.2), surface="rubber", bevel=0.35)
            for x in (-3.1, 2.8):
                tube(8.3, 7.5, 0.3, at=(x, 0, 0), surface="gunmetal", axis="x", sides=96)


def mouse(thumb=-1):
    """A light wireless gaming mouse, its buttons towards -y; `thumb` is its thumb's side: 1 for a right hand, towards +x."""
    body = hull(MOUSE_SECTIONS, surface="moulded", around=36, waist=0.42, under=3.6)
    # Seams are cut along the facets: coarse ones leave them toothed where the front is round.
    body.modifiers["smooth"].levels = body.modifiers["smooth"].render_levels = 3
    # Two keys a millimetre apart, in one recess.
    thumb_key(body, thumb, -13.6, 30.4, grow=0.5, proud=0.05, surface="hole")
    for start, end in ((-13.6, 7.4), (6.2, 30.4)):
        thumb_key(body, thumb, start, end, proud=0.35, surface="bezel")
    with group():
        rim = box(80, 58, 0.7, at=(0, -34, 0), bevel=0)
        rim.location.z, rim.rotation_euler.x = 17.2, math.radians(10)
        cuts = [
            rim,
            box(0.7, 24, 40, at=(0, -57, 10), bevel=0),
            *(box(0.6, 22, 40, at=(x, -15, 12), bevel=0) for x in (-5.2, 5.2)),
            box(80, 0.7, 40, at=(0, -4.6, 20.5), bevel=0),
            slab(10.2, 4.4, 12, 2.1, at=(0, 0, 0), bevel=0),
        ]
        cuts[-1].rotation_euler.x = math.radians(90)
        cuts[-1].location = (0, -56, 9)
    place, facing = find_surface(body, (0, -36, 90), (0, 0, -1))
    lean = math.degrees(math.atan2(-facing.y, facing.z))
    with group(at=place, rot=(lean, 0, 0)):
        cuts.append(slab(9.6, 22.2, 30, 4.7, at=(0, 0, -12), bevel=0))
    carve(body, *cuts)
    wheel(place, lean)
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


@subject("gaming-mouse", "accessories", azimuth=36, elevation=34, aperture=0.9)
def gaming_mouse():
    mouse(thumb=1)
    with group(at=(-52, -40, 0), rot=(0, 0, 28)):
        receiver()
