"""Mice, keyboards, headsets, monitors and streaming equipment."""

import math

import bmesh

from kit.keys import GAP, KEY_HEIGHT, MAIN_ROWS, PITCH, iso_enter, key_row, keycap
from kit.parts import led, usb_c
from kit.registry import subject
from kit.shapes import (
    add_mesh, ball, box, carve, cylinder, group, hull, panel, plate, prism, rectangle, ring, row, scenery, slab, sweep, tube,
)

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


def keyboard_case(width, depth, case):
    """A case whose top frames the dark plate that the keys stand on."""
    slab(width, depth, 20, 5, surface=case, bevel=1.6)
    slab(width - 14, depth - 14, 0.3, 2, at=(0, 0, 20), surface="plate", bevel=0)


def underlight(left, right, low, high):
    """What is seen of a board's lights between the keys of a block, its sides in millimetres."""
    box(right - left - 7, high - low - 7, 0.2, at=((left + right) / 2, (low + high) / 2, 20.25), surface="glow-soft", bevel=0)


def compact_board(case="gunmetal", keys="pale-key", other="grey-key", lit="legend"):
    """A keyboard of 75 per cent, UK ISO with arrow keys and a knob, the space bar towards -y."""
    width, depth = 16 * PITCH + 16, 6 * PITCH + 18
    left = -8 * PITCH
    tops = [["Ctrl", "Left", "Down", "Right"], ["Up", "End"], ["PgDn"], ["PgUp"], ["Home"]]
    with group(rot=(5, 0, 0), at=(0, 0, 5)):
        keyboard_case(width, depth, case)
        for line, (keys_here, more) in enumerate(zip(MAIN_ROWS, tops)):
            y = (line - 2.5) * PITCH - 1
            extra = {0: ["Alt", "Fn"], 1: [("Shift", 1.75)], 2: [(None, 1.25)], 3: [(None, 1.5)]}.get(line, [])
            key_row([*keys_here, *extra, *more], left, y, 20.5, keys, lit, other)
        iso_enter(PITCH, GAP, KEY_HEIGHT, at=(left + 15 * PITCH, 0 - 1, 20.5), surface="glow-key", lit=lit)
        functions = [f"F{number}" for number in range(1, 13)]
        key_row(["Esc", (None, 0.25), *functions, (None, 0.25), "Del"], left, 2.5 * PITCH + 2, 20.5, keys, lit, other)
        with group(at=(left + 15.2 * PITCH, 2.5 * PITCH + 2, 20)):
            cylinder(8.6, 13, surface="aluminium", bevel=1)
            cylinder(7.2, 0.2, at=(0, 0, 13), surface="silver", bevel=0.05)
            for turn in range(0, 360, 9):
                with group(rot=(0, 0, turn)):
                    box(0.7, 0.7, 10, at=(8.5, 0, 1.4), surface="silver", bevel=0.15)
        for x in (-60, 60):
            with group(at=(x, depth / 2, 8), rot=(0, 0, 180)):
                usb_c()
        for x in (-width / 2 + 30, width / 2 - 30):
            for y, tall in ((-depth / 2 + 14, 4), (depth / 2 - 14, 9)):
                box(40, 10, tall, at=(x, y, -tall + 0.4), surface="rubber", bevel=1.5)


def keyboard(case="black", keys="dark"):
    """A full-size mechanical keyboard, UK ISO, the space bar towards -y."""
    width, depth = 22.5 * PITCH + 18, 6.25 * PITCH + 24
    left, lit = -11.25 * PITCH, "glow-soft"
    with group(rot=(4, 0, 0), at=(0, 0, 4)):
        keyboard_case(width, depth, case)
        for start, end, low, high in (
            (0, 15, -3.15, 1.85), (15.25, 18.25, -0.15, 1.85), (15.25, 18.25, -3.15, -2.15), (18.5, 22.5, -3.15, 1.85),
            (0, 1, 2.1, 3.1), (2, 6, 2.1, 3.1), (6.5, 10.5, 2.1, 3.1), (11, 15, 2.1, 3.1), (15.25, 18.25, 2.1, 3.1),
        ):
            underlight(left + start * PITCH, left + end * PITCH, low * PITCH, high * PITCH)
        ends = [["Alt", "Fn", "Menu", "Ctrl"], [("Shift", 2.75)], [(None, 1.25)], [(None, 1.5)], []]
        clusters = [
            ["Left", "Down", "Right"], [None, "Up", None], None, ["Del", "End", "PgDn"], ["Ins", "Home", "PgUp"],
        ]
        pads = [[("0", 2), "."], ["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["Num", "/", "*", "-"]]
        for line, (keys_here, end, cluster, pad) in enumerate(zip(MAIN_ROWS, ends, clusters, pads)):
            y = (line - 2.65) * PITCH
            wide_end = [(word, 1.25) for word in end] if line == 0 else end
            key_row([*keys_here, *wide_end], left, y, 20.5, keys, lit, keys)
            if cluster:
                row_keys = [(None, 1) if key is None else key for key in cluster]
                key_row(row_keys, left + 15.25 * PITCH, y, 20.5, keys, lit, keys)
            key_row(pad, left + 18.5 * PITCH, y, 20.5, keys, lit, keys)
        iso_enter(PITCH, GAP, KEY_HEIGHT, at=(left + 15 * PITCH, -0.15 * PITCH, 20.5), surface=keys, lit=lit)
        for low, legend in ((-2.15, "Enter"), (-0.15, "+")):
            keycap(PITCH - GAP, 2 * PITCH - GAP, KEY_HEIGHT, at=(left + 22 * PITCH, low * PITCH, 20.5), surface=keys, legend=legend)
        y = 2.6 * PITCH
        blocks = [["F1", "F2", "F3", "F4"], ["F5", "F6", "F7", "F8"], ["F9", "F10", "F11", "F12"]]
        place = key_row(["Esc"], left, y, 20.5, keys, lit, keys) + PITCH
        for block in blocks:
            place = key_row(block, place, y, 20.5, keys, lit, keys) + 0.5 * PITCH
        key_row(["Print", "Scroll", "Pause"], left + 15.25 * PITCH, y, 20.5, keys, lit, keys)
        for index in range(3):
            slab(16, 7, 3, 3, at=(left + (18.9 + index) * PITCH, y, 20), surface="black", bevel=0.8)
        cylinder(5.5, 34, at=(left + 21.2 * PITCH, y, 19.6), surface="gunmetal", axis="x", bevel=0.8)
        for index in range(3):
            led(at=(left + (19 + index * 0.5) * PITCH, y + 11, 21), radius=0.8, surface="glow-soft")
        for x in (-width / 2 + 40, width / 2 - 40):
            for y, tall in ((-depth / 2 + 16, 4), (depth / 2 - 16, 9)):
                box(46, 10, tall, at=(x, y, -tall + 0.4), surface="rubber", bevel=1.5)
        with group(at=(-60, depth / 2 - 4, 10)):
            box(18, 14, 9, at=(0, 4, -4), surface="black", bevel=2)
            with scenery():
                sweep([(0, 8, 0), (4, 44, -12), (-30, 130, -17), (-60, 240, -24), (-10, 420, -36), (60, 640, -50)], 2.4, "fabric")


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


def monitor(width=612, height=356, shows="space-game"):
    """A 27-inch monitor with thin frames on a stand with two splayed feet; `shows` names the drawing on it."""
    for side in (-1, 1):
        with group(at=(0, 62, 0), rot=(0, 0, side * 58)):
            prism([(-15, 10), (-9, -186), (9, -186), (15, 10)], 9, surface="anthracite", bevel=2.4)
    cylinder(30, 14, at=(0, 58, 0), surface="anthracite", bevel=3)
    slab(46, 26, 330, 9, at=(0, 62, 6), surface="anthracite", bevel=3)
    slab(30, 3, 24, 1, at=(0, 48, 150), surface="black", bevel=0.8)
    with group(at=(0, 20, 112), rot=(87, 0, 0)):
        with group(at=(0, height / 2, 0)):
            slab(width, height, 9, 5, at=(0, 0, -9), surface="black", bevel=2)
            slab(width * 0.62, height * 0.66, 24, 30, at=(0, 0, -32), surface="black", bevel=10)
            slab(width - 3, height - 3, 0.6, 4, at=(0, 0, -0.3), surface="bezel", bevel=0.2)
            panel(shows, width - 17, height - 27, at=(0, 4, 0.45), shine=1.0)
            box(width - 3, 14, 1.6, at=(0, -height / 2 + 8, -0.2), surface="dark", bevel=0.5)
            cylinder(1.3, 0.4, at=(width / 2 - 26, -height / 2 + 8, 1.4), surface="lamp-dim", bevel=0.1, sides=16)


def mug(surface="white"):
    """A mug with coffee in it, its handle towards +x."""
    tube(41, 37.4, 94, surface=surface, sides=96)
    cylinder(38, 5, surface=surface, bevel=1, sides=96)
    ring(39.2, 3.8, at=(0, 0, 94), surface=surface, sides=96)
    cylinder(37.6, 76, at=(0, 0, 3), surface="coffee", bevel=0, sides=96)
    sweep([(38, 0, 78), (58, 0, 80), (69, 0, 62), (66, 0, 40), (54, 0, 22), (38, 0, 20)], 6.2, surface)


def notebook(width=148, depth=210):
    """A closed notebook with an elastic band, its spine to the left, and a pen across it."""
    slab(width, depth, 3, 5, surface="soft-black", bevel=0.8)
    box(width - 5, depth - 5, 11, at=(-1, 0, 3), surface="label", bevel=0.3)
    slab(width, depth, 3, 5, at=(0, 0, 13.6), surface="soft-black", bevel=0.8)
    box(7, depth - 2, 16, at=(-width / 2 + 2.5, 0, 0.4), surface="soft-black", bevel=2.4, segments=3)
    box(6, depth + 1, 0.9, at=(width / 2 - 20, 0, 16.3), surface="glow-key", bevel=0.3)
    with group(at=(-14, 6, 21), rot=(0, 90, 62)):
        cylinder(4.6, 78, at=(0, 0, -34), surface="anthracite", bevel=1)
        cylinder(4.8, 44, at=(0, 0, 44), surface="anthracite", bevel=1.2)
        ring(4.5, 1.2, at=(0, 0, 44), surface="nickel")
        cylinder(1.0, 15, at=(0, 0, -49), surface="nickel", bevel=0.2, top=4.4)
        box(1.4, 3, 34, at=(-5.4, 0, 50), surface="nickel", bevel=0.5)


def joint(at, radius=13):
    """A boom arm's pivot: a disc with a knob, its axle along y."""
    with group(at=at):
        cylinder(radius, 26, at=(0, -13, 0), surface="soft-black", axis="y", bevel=2)
        cylinder(radius * 0.6, 8, at=(0, -21, 0), surface="gunmetal", axis="y", bevel=1.6)


def beam(start, end, width=17, surface="anthracite"):
    """A square tube between two points in a plane of x and z."""
    run, rise = end[0] - start[0], end[2] - start[2]
    length = math.hypot(run, rise)
    with group(at=start, rot=(0, 90 - math.degrees(math.atan2(rise, run)), 0)):
        box(width, width, length, surface=surface, bevel=2.4)


def microphone():
    """A studio microphone standing head up in its shock mount, its front towards -y."""
    cylinder(24, 74, at=(0, 0, -40), surface="dark", bevel=4, sides=96)
    cylinder(17, 8, at=(0, 0, -47), surface="black", bevel=2)
    cylinder(24.6, 5, at=(0, 0, 32), surface="silver", bevel=1, sides=96)
    for z in range(6):
        tube(24.4 - 0.12 * z * z, 22 - 0.12 * z * z, 5.6, at=(0, 0, 38 + 8.6 * z), surface="gunmetal", sides=96)
    cylinder(23, 56, at=(0, 0, 37), surface="mesh", bevel=9, sides=96)
    cylinder(21.6, 5, at=(0, 0, 90), surface="gunmetal", bevel=2.4, sides=96, top=18)
    cylinder(5, 1.4, at=(0, -25, -8), surface="silver", axis="y", bevel=0.3)
    cylinder(1.1, 0.6, at=(0, -24.6, 22), surface="led", axis="y", bevel=0.1)
    for z in (-30, 8):
        ring(41, 4.4, at=(0, 0, z), surface="soft-black", sides=96)
    for turn in range(15, 375, 60):
        with group(rot=(0, 0, turn)):
            box(4, 4, 40, at=(41.4, 0, -31), surface="soft-black", bevel=1)
        with group(rot=(0, 0, turn + 24)):
            sweep([(41, 0, 8), (25, 6, -11), (41, 12, -30)], 0.9, "rubber")


def edge_clamp(surface="soft-black"):
    """A clamp on a table edge that runs along x with the table towards -y: jaws, screw and pad; z = 0 is its top."""
    box(46, 56, 9, at=(0, -14, 0), surface=surface, bevel=2)
    box(46, 9, 66, at=(0, 10, -57), surface=surface, bevel=2)
    box(46, 50, 8, at=(0, -12, -60), surface=surface, bevel=2)
    cylinder(5, 28, at=(0, -18, -66), surface="nickel", bevel=0.6)
    cylinder(15, 6, at=(0, -18, -36), surface="rubber", bevel=1)
    cylinder(16, 4, at=(0, -18, 9), surface=surface, bevel=1.2)


def key_light():
    """A lit panel in its frame, its middle at the origin and facing -y, on the pivot of its pole."""
    with group(rot=(90, 0, 0)):
        slab(272, 196, 17, 15, at=(0, 0, -17), surface="soft-black", bevel=2.5)
        plate(rectangle(272, 196, radius=15), [rectangle(256, 180, radius=9)], 3, at=(0, 0, 0), surface="black", bevel=0.6)
        panel("softbox", 256, 180, at=(0, 0, 0.6), shine=1.7)
    with group(at=(0, 30, -6)):
        box(40, 18, 40, at=(0, -6, -20), surface="soft-black", bevel=3)
        cylinder(11, 34, at=(-17, 8, -8), surface="gunmetal", axis="x", bevel=2)


def keypad():
    """A streamer's keypad on its sloping stand, keys towards -y and up."""
    with group(rot=(90, 0, 90), at=(-52, 0, 0)):
        prism([(-36, 0), (40, 0), (40, 41), (-36, 8)], 104, surface="soft-black", bevel=2)
    with group(at=(0, -2, 17), rot=(23.4, 0, 0)):
        slab(122, 88, 15, 10, at=(0, 2, 3), surface="soft-black", bevel=2.5)
        for column, x in enumerate(row(5, 22)):
            for line, y in enumerate(row(3, 24)):
                slab(19, 19, 2.2, 3.6, at=(x, y + 2, 17.8), surface="bezel", bevel=0.9)
                part = (column / 5, line / 3, (column + 1) / 5, (line + 1) / 3)
                panel("keypad", 15.4, 15.4, at=(x, y + 2, 20.1), shine=1.0, part=part)


def streaming_kit():
    """A desk's back edge with a clamped boom arm and microphone, a key light on a clamped pole and a keypad."""
    with scenery():
        slab(3000, 1400, 26, 4, at=(0, -590, -26), surface="oak", bevel=1.5)
    with group(at=(-300, 92, 0)):
        edge_clamp()
        cylinder(12, 50, at=(0, -18, 9), surface="soft-black", bevel=1.5)
    with group(at=(-300, 74, 66), rot=(0, 0, -24)):
        shoulder, elbow, wrist = (0, 0, 0), (-92, 0, 226), (216, 0, 300)
        beam(shoulder, elbow)
        beam(elbow, wrist)
        for place in (shoulder, elbow, wrist):
            joint(place)
        ties = [(-40, 10, 92), (-76, 10, 192), (16, 14, 262), (120, 14, 284)]
        cable = [(-6, 13, 10), (-40, 13, 92), (-76, 13, 186), (-100, 15, 242), (-60, 14, 252), (16, 14, 266), (120, 14, 288),
                 (196, 12, 306), (250, 30, 262), (268, 34, 150), (248, 12, 34), (222, 0, 28), (216, 0, 62)]
        sweep(cable, 2.8, "rubber")
        for x, _, z in ties:
            ring(13, 3, at=(x, 0, z), surface="rubber", axis="x")
        cylinder(7, 34, at=(216, 0, 264), surface="soft-black", bevel=1.5)
        with group(at=(216, 0, 134), rot=(0, 0, 34), scale=1.3):
            microphone()
            with group(at=(-8, 0, 0), rot=(90, 0, 90)):
                bracket = [(-10, 100), (44, 100), (47, 97), (47, -2), (53, -2), (53, 101), (49, 106), (-10, 106)]
                prism(bracket, 16, surface="soft-black", bevel=1)
            box(18, 12, 14, at=(0, 47, 1), surface="soft-black", bevel=1.5)
            cylinder(9, 15, at=(0, 0, -60), surface="nickel", bevel=1)
    with group(at=(226, 92, 0)):
        edge_clamp()
        cylinder(9, 206, at=(0, -18, 9), surface="anthracite", bevel=1)
        cylinder(12, 22, at=(0, -18, 124), surface="soft-black", bevel=2)
    with group(at=(226, 38, 232), rot=(0, 0, -16)):
        with group(rot=(-6, 0, 0)):
            key_light()
    with group(at=(70, -70, 0), rot=(0, 0, -6), scale=1.25):
        keypad()


@subject("gaming-mouse", "accessories", azimuth=-36, elevation=34, aperture=0.9)
def gaming_mouse():
    mouse()
    with group(at=(52, -40, 0), rot=(0, 0, -28)):
        receiver()


@subject("gaming-keyboard", "accessories", azimuth=20, elevation=40)
def gaming_keyboard():
    keyboard()


@subject("gaming-headset", "accessories", azimuth=-30, elevation=38)
def gaming_headset():
    lying_headset()


@subject("gaming-monitor", "accessories", azimuth=24, elevation=12)
def gaming_monitor():
    monitor()


@subject("streaming-kit", "accessories", azimuth=10, elevation=15)
def streaming():
    streaming_kit()


@subject("compact-keyboard", "accessories", azimuth=-20, elevation=42)
def compact_keyboard():
    compact_board()
