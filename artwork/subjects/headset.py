"""An over-ear headset and the stand it hangs on."""

import math

import bmesh

from kit.registry import subject
from kit.shapes import add_mesh, ball, box, cylinder, group, hull, prism, ring, row, slab, sweep, tube

BAND_RADIUS, BAND_CENTRE = 86, 62


def band(inner, outer, reach, width, surface, bevel):
    """An arch over the head, `reach` degrees down either side from its top."""
    turns = [math.radians(reach * (step / 24 - 1)) for step in range(49)]
    outline = [
        (radius * math.sin(turn), BAND_CENTRE + radius * math.cos(turn))
        for radius, order in ((outer, reversed(turns)), (inner, turns))
        for turn in order
    ]
    with group(at=(0, width / 2, 0), rot=(90, 0, 0)):
        prism(outline, width, surface=surface, bevel=bevel, level_only=True, segments=4)


def band_pad(radius, reach, width, thick, surface):
    """A cushion along the inside of the band, its middle at a radius, closing softly at its ends."""
    shape = bmesh.new()
    loops = []
    for step in range(65):
        part = step / 32 - 1
        turn = math.radians(reach * part)
        full = max(0.02, 1 - abs(part) ** 7) ** 0.5
        puff = full * (1 + 0.05 * math.cos(part * math.pi * 5))
        loop = []
        for corner in range(24):
            angle = 2 * math.pi * corner / 24
            cosine, sine = math.cos(angle), math.sin(angle)
            y = width / 2 * full * math.copysign(abs(cosine) ** 0.6, cosine)
            away = radius + thick / 2 * puff * math.copysign(abs(sine) ** 0.75, sine)
            loop.append(shape.verts.new((away * math.sin(turn), y, BAND_CENTRE + away * math.cos(turn))))
        loops.append(loop)
    for here, there in zip(loops, loops[1:]):
        for corner in range(24):
            following = (corner + 1) % 24
            shape.faces.new((here[corner], here[following], there[following], there[corner]))
    shape.faces.new(loops[0])
    shape.faces.new(list(reversed(loops[-1])))
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces[:])
    add_mesh(shape, (0, 0, 0), surface)


def yoke(surface):
    """A fork around a cup's upper half, in the plane of y and z."""
    turns = [math.radians(turn) for turn in range(-8, 189, 7)]
    outer = [(48.6 * math.cos(turn), 55.5 * math.sin(turn)) for turn in turns]
    inner = [(44.4 * math.cos(turn), 51 * math.sin(turn)) for turn in reversed(turns)]
    with group(at=(-5, 0, 0), rot=(90, 0, 90)):
        prism([*outer, *inner], 10, surface=surface, bevel=1.6, level_only=True, segments=3)


def cup(side):
    """A closed cup with its pad, facing outwards to `side`, its middle at the origin."""
    with group(rot=(0, 0, -90 * side)):
        hull([(-13, 38, -41, 41, 2.1), (-12, 40.5, -44, 44, 2.2), (-5, 43, -47, 47, 2.3), (4, 43, -47, 47, 2.3), (12, 40, -43.5, 43.5, 2.2),
              (17, 34, -37, 37, 2.1), (19, 26, -28, 28, 2.1)], surface="soft-black", around=48)
        with group(at=(0, 18.4, 0), rot=(-90, 0, 0)):
            ring(24.5, 1.5, surface="glow", sides=96)
            cylinder(23.4, 1.2, surface="gunmetal", bevel=0.5, sides=96)
            tube(15, 14, 1.6, surface="black", sides=72)
        for y, stretch, thick, surface in ((-14.5, 1.0, 7, "black"), (-22.5, 1.0, 21, "soft-black")):
            with group(at=(0, y, 0), rot=(90, 0, 0)):
                made = ring(31 if thick > 7 else 35, thick, surface=surface, sides=96)
                made.scale = (stretch, 1.1, 1.0 if thick < 20 else 1.05)
        with group(at=(0, -17, 0), rot=(90, 0, 0)):
            cylinder(30, 1, surface="fabric", bevel=0.2)
    for y in (-46, 46):
        cylinder(5.4, 6, at=(0, y - 3, 0), surface="gunmetal", axis="y", bevel=1.6)


def headset(boom=0):
    """An over-ear headset: band, sliders, forks, hinged cups and a boom; upright, its cups' middles at z = 0.

    `boom` is how far the microphone is swung up, in degrees.
    """
    band(BAND_RADIUS - 1.6, BAND_RADIUS + 1.6, 78, 30, "gunmetal", 0.9)
    band_pad(BAND_RADIUS - 8, 54, 36, 16, "fabric")
    for side in (-1, 1):
        with group(at=(side * 85.5, 0, 66), rot=(0, side * -3, 0)):
            slab(11, 32, 34, 4.5, at=(0, 0, -2), surface="soft-black", bevel=2)
            slab(3, 14, 40, 1, at=(0, 0, -26), surface="steel", bevel=0.3)
            for z in row(5, 4):
                box(3.4, 6, 0.7, at=(0, 0, -12 + z), surface="hole", bevel=0)
        with group(at=(side * 86, 0, 0), rot=(0, side * 6, 0)):
            slab(11, 22, 16, 4, at=(0, 0, 49), surface="gunmetal", bevel=1.8)
            yoke("gunmetal")
            cup(side)
    with group(at=(-101, -26, -20), rot=(-boom, 0, 0)):
        cylinder(9, 9, at=(-1, 0, 0), surface="soft-black", axis="x", bevel=2)
        cylinder(6, 1.4, at=(-2.2, 0, 0), surface="gunmetal", axis="x", bevel=0.4)
        sweep([(2, -1, -4), (2, -5, -26), (8, -14, -62), (22, -30, -88), (40, -46, -98)], 2.3, "rubber")
        with group(at=(40, -46, -98), rot=(0, 22, -38)):
            ball(8, at=(6, 0, 0), surface="fabric", squash=(1.5, 1, 1))
            cylinder(4.4, 7, at=(-8, 0, 0), surface="soft-black", axis="x", bevel=1)


def lying_headset():
    """The headset laid down: on its cups' rims in front and the top of its band behind."""
    with group(rot=(-104.5, 0, 0)):
        headset()


def headset_stand():
    """A stand that a headset hangs on by its band, whose cups' middles are at z = 0 then; its foot is at z = -84."""
    slab(140, 120, 9, 30, at=(0, 10, -84), surface="soft-black", bevel=3)
    slab(24, 12, 198, 5, at=(0, 4, -76), surface="anthracite", bevel=2)
    turns = [math.radians(turn) for turn in range(-42, 43, 6)]
    top = BAND_RADIUS - 15.4
    outline = [(top * math.sin(turn), BAND_CENTRE + top * math.cos(turn)) for turn in reversed(turns)]
    outline += [((top - 9) * math.sin(turn), BAND_CENTRE + (top - 9) * math.cos(turn)) for turn in turns]
    with group(at=(0, 24, 0), rot=(90, 0, 0)):
        prism(outline, 46, surface="anthracite", bevel=2, level_only=True)


@subject("gaming-headset", "accessories", azimuth=-30, elevation=38)
def gaming_headset():
    lying_headset()
