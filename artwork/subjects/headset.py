"""An over-ear headset whose forks stand clear of its cups, and the stand that it hangs on."""

import math

import bmesh

from kit.registry import subject
from kit.shapes import add_mesh, ball, box, cylinder, gooseneck, group, hull, plate, prism, ring, row, slab

FOOT = -100  # where a stand stands, below the middles of the cups
CENTRE, REACH = 80, 84  # where the band is bent around, and how far away its middle is
PAD = ((0.10, 0), (0.0, 2.5), (-0.05, 8), (-0.03, 13.5), (0.06, 18), (0.24, 21), (0.46, 21.6), (0.70, 19.6), (0.90, 15), (1.0, 8), (1.0, 0))


def band_pad(radius, reach, width, thick, surface, puffs=0.05):
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
            loop.append(shape.verts.new((away * math.sin(turn), y, CENTRE + away * math.cos(turn))))
        loops.append(loop)
    for here, there in zip(loops, loops[1:]):
        for corner in range(24):
            following = (corner + 1) % 24
            shape.faces.new((here[corner], here[following], there[following], there[corner]))
    shape.faces.new(loops[0])
    shape.faces.new(list(reversed(loops[-1])))
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces[:])
    add_mesh(shape, (0, 0, 0), surface)


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


def fork():
    """A fork that stands clear of its cup, in the plane of y and z: two stout arms from the swivel down to the cup's pins."""
    turns = [math.radians(turn) for turn in range(-6, 187, 4)]
    outer = [(58 * math.copysign(abs(math.cos(turn)) ** 0.8, math.cos(turn)), 67.5 * math.sin(turn)) for turn in turns]
    inner = [(50 * math.copysign(abs(math.cos(turn)) ** 0.8, math.cos(turn)), 57.5 * math.sin(turn)) for turn in reversed(turns)]
    with group(at=(-7, 0, 0), rot=(90, 0, 90)):
        prism([*outer, *inner], 14, surface="gunmetal", bevel=2.6, level_only=True, segments=4)
    for end in (-1, 1):
        cylinder(6.4, 14, at=(0, end * 47 - 7, 0), surface="soft-black", axis="y", bevel=0.8)
        cylinder(9.6, 9.4, at=(0, end * 54 - 4.7, 0), surface="steel", axis="y", bevel=1.6)
        cylinder(5.2, 10.4, at=(0, end * 54 - 5.2, 0), surface="gunmetal", axis="y", bevel=0.6)
    cylinder(9, 15, at=(0, 0, 57), surface="soft-black", bevel=1.8)
    cylinder(9.8, 3, at=(0, 0, 66), surface="gunmetal", bevel=0.7)


def cup():
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
    # The gauze before the driver is pierced, and stretched over a rim.
    holes = []
    for line, y in enumerate(row(17, 2.6)):
        for x in row(20, 3.0):
            middle = x + (0.75 if line % 2 else -0.75)
            if (middle / 25) ** 2 + (y / 20.5) ** 2 < 1:
                turns = [math.radians(60 * step) for step in range(6)]
                holes.append([(middle + 1.0 * math.cos(turn), y + 1.0 * math.sin(turn)) for turn in turns])
    turns = [math.radians(5 * step) for step in range(72)]
    with group(at=(-13.4, 0, 0), rot=(0, -90, 0)):
        plate([(30 * math.cos(turn), 25.5 * math.sin(turn)) for turn in turns], holes, 0.7, surface="gunmetal", bevel=0.12)
        slab(58, 49, 0.2, 22, at=(0, 0, -1.6), surface="hole", bevel=0)


def headset(boom=0):
    """An over-ear headset under a stitched band whose forks stand clear of the cups; upright, its cups' middles at z = 0.

    `boom` is how far the microphone is swung up, in degrees.
    """
    band_pad(REACH + 4, 80, 40, 11, "leather", 0)
    band_pad(REACH - 7, 54, 38, 20, "leather", 0.08)
    # The stitches lie in the leather, which the band narrows and thins with towards its ends.
    for side in (-15.6, 15.6):
        for turn in range(-62, 63, 3):
            lean = math.radians(turn)
            full = (1 - abs(turn / 80) ** 7) ** 0.5
            away = REACH + 3.6 + 4.36 * full
            with group(at=(away * math.sin(lean), side * full, CENTRE + away * math.cos(lean)), rot=(0, turn, 0)):
                box(2.8, 0.6, 0.5, surface="dark", bevel=0.15)
    for side in (-1, 1):
        with group(at=(side * REACH, 0, 0), rot=(0, side * 3, 0)):
            slab(11, 33, 17, 5, at=(0, 0, 92), surface="soft-black", bevel=2.4)
            slab(9, 26, 12, 4, at=(0, 0, 83), surface="soft-black", bevel=2)
            slab(11.3, 33.3, 0.9, 5.1, at=(0, 0, 96), surface="gunmetal", bevel=0.2)
            slab(3, 15, 24, 1.2, at=(0, 0, 64), surface="steel", bevel=0.4)
            for z in row(3, 3.4):
                box(3.3, 5, 0.6, at=(0, 0, 77 + z), surface="hole", bevel=0)
        with group(at=(side * REACH, 0, 0), rot=(0, side * 5, 90 - 90 * side)):
            fork()
            cup()
    with group(at=(-REACH - 15, -32, -23), rot=(-boom, 0, 0)):
        cylinder(8.6, 15, at=(-2, 0, 0), surface="soft-black", axis="x", bevel=2.4, sides=64)
        cylinder(3.4, 8, at=(4.4, -3, -11), surface="soft-black", bevel=0.8)
        gooseneck([(4.4, -3, -9), (4.6, -5, -20), (12, -16, -52), (28, -32, -76), (48, -48, -88)], 2.4, "rubber")
        with group(at=(48, -48, -88), rot=(0, 26, -36)):
            ball(7.4, at=(6, 0, 0), surface="fabric", squash=(1.5, 1, 1))
            cylinder(4, 8, at=(-9, 0, 0), surface="soft-black", axis="x", bevel=1)


def headset_stand():
    """A stand that an upright headset hangs on by its band."""
    cylinder(66, 10, at=(0, 0, FOOT), surface="steel", bevel=2.4, sides=128)
    cylinder(65, 1.2, at=(0, 0, FOOT - 0.6), surface="rubber", bevel=0.2, sides=128)
    cylinder(15, 3, at=(0, 0, FOOT + 9.5), surface="satin", bevel=1.2, sides=64)
    slab(17, 17, CENTRE + 62 - FOOT - 4, 8, at=(0, 0, FOOT + 4), surface="anodised", bevel=1)
    turns = [math.radians(turn) for turn in range(-40, 41, 4)]
    top = REACH - 18
    outline = [(top * math.sin(turn), CENTRE + top * math.cos(turn)) for turn in reversed(turns)]
    outline += [((top - 8) * math.sin(turn), CENTRE + (top - 8) * math.cos(turn)) for turn in turns]
    with group(at=(0, 22, 0), rot=(90, 0, 0)):
        prism(outline, 44, surface="soft-black", bevel=3, level_only=True, segments=3)


@subject("gaming-headset", "accessories", azimuth=-48, elevation=16, margin=0)
def gaming_headset():
    with group(at=(0, 0, 0.6 - FOOT)):
        headset(boom=40)
        headset_stand()
