"""Over-ear headsets, one of them with open forks, and the stand that the other hangs on."""

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


def band_pad(radius, reach, width, thick, surface, centre=BAND_CENTRE, puffs=0.05):
    """A cushion along the band, its middle at a radius, closing softly at its ends; `puffs` is how far it is quilted."""
    shape = bmesh.new()
    loops = []
    for step in range(65):
        part = step / 32 - 1
        turn = math.radians(reach * part)
        full = max(0.02, 1 - abs(part) ** 7) ** 0.5
        puff = full * (1 + puffs * math.cos(part * math.pi * 5))
        loop = []
        for corner in range(24):
            angle = 2 * math.pi * corner / 24
            cosine, sine = math.cos(angle), math.sin(angle)
            y = width / 2 * full * math.copysign(abs(cosine) ** 0.6, cosine)
            away = radius + thick / 2 * puff * math.copysign(abs(sine) ** 0.75, sine)
            loop.append(shape.verts.new((away * math.sin(turn), y, centre + away * math.cos(turn))))
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


OPEN_CENTRE, OPEN_REACH = 80, 84  # where the open headset's band is bent around, and how far away its middle is
PAD = ((0.10, 0), (0.0, 2.5), (-0.05, 8), (-0.03, 13.5), (0.06, 18), (0.24, 21), (0.46, 21.6), (0.70, 19.6), (0.90, 15), (1.0, 8), (1.0, 0))


def oval_ring(profile, half, tall, thick, surface, smooth=2):
    """A closed skin around an oval in the plane of y and z: points of (share of `thick` inwards, away along -x)."""
    shape = bmesh.new()
    loops = []
    for step in range(72):
        turn = 2 * math.pi * step / 72
        cosine, sine = (math.copysign(abs(part) ** 0.86, part) for part in (math.cos(turn), math.sin(turn)))
        loops.append(
            [
                shape.verts.new((-away, (half - share * thick) * cosine, (tall - share * thick) * sine))
                for share, away in profile
            ]
        )
    for here, there in zip(loops, loops[1:] + loops[:1]):
        for index in range(len(profile)):
            following = (index + 1) % len(profile)
            shape.faces.new((here[index], here[following], there[following], there[index]))
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces[:])
    made = add_mesh(shape, (0, 0, 0), surface)
    skin = made.modifiers.new("smooth", "SUBSURF")
    skin.levels = skin.render_levels = smooth


def open_fork():
    """A fork that stands clear of its cup, in the plane of y and z: two arms from the swivel down to the cup's pins."""
    turns = [math.radians(turn) for turn in range(-6, 187, 4)]
    outer = [(55.4 * math.copysign(abs(math.cos(turn)) ** 0.8, math.cos(turn)), 65 * math.sin(turn)) for turn in turns]
    inner = [(51.8 * math.copysign(abs(math.cos(turn)) ** 0.8, math.cos(turn)), 60.6 * math.sin(turn)) for turn in reversed(turns)]
    with group(at=(-4.5, 0, 0), rot=(90, 0, 90)):
        prism([*outer, *inner], 9, surface="steel", bevel=1.1, level_only=True, segments=3)
    for end in (-1, 1):
        cylinder(5.2, 14, at=(0, end * 47 - 7, 0), surface="soft-black", axis="y", bevel=0.8)
        cylinder(7.4, 5.2, at=(0, end * 53.6 - 2.6, 0), surface="steel", axis="y", bevel=1.2)
        cylinder(3.2, 6.2, at=(0, end * 53.8 - 3.1, 0), surface="gunmetal", axis="y", bevel=0.5)
    cylinder(7.6, 13, at=(0, 0, 60), surface="soft-black", bevel=1.6)
    cylinder(8.2, 2.4, at=(0, 0, 64), surface="gunmetal", bevel=0.6)


def open_cup():
    """A closed cup, its face towards +x and its ear pad towards -x."""
    with group(rot=(0, 0, -90)):
        hull([(-9, 36, -40, 40, 2.3), (-8, 40.5, -45, 45, 2.4), (-2, 42, -46.5, 46.5, 2.4), (4, 42, -46.5, 46.5, 2.4)], surface="soft-black", around=48)
        hull([(4.5, 41, -45.4, 45.4, 2.4), (5.0, 41.4, -45.8, 45.8, 2.4), (8, 41.2, -45.6, 45.6, 2.4), (13, 38.4, -42.6, 42.6, 2.4), (16.4, 33, -37, 37, 2.3),
              (17, 31.6, -35.6, 35.6, 2.3)], surface="soft-black", around=48)
        hull([(3.6, 41.2, -45.6, 45.6, 2.4), (4.8, 41.2, -45.6, 45.6, 2.4)], surface="hole", around=48)
        with group(at=(0, 16.6, 0), rot=(-90, 0, 0)):
            ring(26.6, 1.3, at=(0, 0, 0.5), surface="glow", sides=96)
            cylinder(25.8, 1.4, surface="anthracite", bevel=0.6, sides=96)
            ring(16, 0.7, at=(0, 0, 1.4), surface="hole", sides=96)
    oval_ring([(0.02, 8), (0.0, 10), (0.0, 11.4), (0.3, 11.4), (0.3, 8)], 39, 43.4, 20, "black")
    with group(at=(-10.6, 0, 0)):
        oval_ring(PAD, 43.5, 48, 21, "leather")
        oval_ring([(-0.062, 5.6), (-0.092, 6.4), (-0.062, 7.2), (-0.03, 6.4)], 43.5, 48, 21, "leather", smooth=1)
    with group(at=(-14, 0, 0), rot=(0, -90, 0)):
        slab(56, 48, 2, 22, surface="fabric", bevel=0.4)


def open_headset():
    """An over-ear headset under a stitched band whose forks stand clear of the cups; upright, its cups' middles at z = 0."""
    band_pad(OPEN_REACH + 4, 80, 35, 8, "leather", OPEN_CENTRE, 0)
    band_pad(OPEN_REACH - 5, 52, 33, 14, "leather", OPEN_CENTRE)
    for side in (-14.2, 14.2):
        for turn in range(-62, 63, 3):
            lean = math.radians(turn)
            away = OPEN_REACH + 7.7
            with group(at=(away * math.sin(lean), side, OPEN_CENTRE + away * math.cos(lean)), rot=(0, turn, 0)):
                box(2.8, 0.6, 0.5, surface="ink", bevel=0.15)
    for side in (-1, 1):
        with group(at=(side * OPEN_REACH, 0, 0), rot=(0, side * 3, 0)):
            slab(11, 33, 17, 5, at=(0, 0, 92), surface="soft-black", bevel=2.4)
            slab(9, 26, 12, 4, at=(0, 0, 83), surface="soft-black", bevel=2)
            slab(11.3, 33.3, 0.9, 5.1, at=(0, 0, 96), surface="gunmetal", bevel=0.2)
            slab(3, 15, 24, 1.2, at=(0, 0, 64), surface="steel", bevel=0.4)
            for z in row(3, 3.4):
                box(3.3, 5, 0.6, at=(0, 0, 77 + z), surface="hole", bevel=0)
        with group(at=(side * OPEN_REACH, 0, 0), rot=(0, side * 5, 90 - 90 * side)):
            open_fork()
            open_cup()
    with group(at=(-OPEN_REACH - 15, -32, -23)):
        cylinder(8.6, 15, at=(-2, 0, 0), surface="soft-black", axis="x", bevel=2.4, sides=64)
        cylinder(3.4, 8, at=(4.4, -3, -11), surface="soft-black", bevel=0.8)
        sweep([(4.4, -3, -9), (4.6, -5, -20), (12, -16, -52), (28, -32, -76), (48, -48, -88)], 2.1, "rubber")
        with group(at=(48, -48, -88), rot=(0, 26, -36)):
            ball(7.4, at=(6, 0, 0), surface="fabric", squash=(1.5, 1, 1))
            cylinder(4, 8, at=(-9, 0, 0), surface="soft-black", axis="x", bevel=1)


def lying_headset():
    """The open headset laid down: on its forks' pins in front and the top of its band behind."""
    with group(rot=(-102.6, 0, 0)):
        open_headset()


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


@subject("gaming-headset", "accessories", azimuth=-62, elevation=33)
def gaming_headset():
    lying_headset()
