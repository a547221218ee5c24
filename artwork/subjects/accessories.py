"""Mice, keyboards, headsets, monitors and streaming equipment."""

import math

from kit.keys import GAP, KEY_HEIGHT, MAIN_ROWS, PITCH, iso_enter, key_row, keycap
from kit.parts import led, usb_c
from kit.registry import subject
from kit.shapes import ball, box, carve, cylinder, group, hull, panel, prism, ring, row, slab, sweep, tube

MOUSE_SECTIONS = [
    (-62, 24, 5, 15, 4.0),
    (-60, 27, 2, 19, 3.6),
    (-52, 29.5, 0, 24, 3.2),
    (-34, 30, 0, 30.5, 2.9),
    (-12, 28.5, 0, 36, 2.7),
    (14, 29.5, 0, 39, 2.5),
    (36, 32, 0, 36, 2.4),
    (52, 30, 0, 27, 2.3),
    (60, 23, 3, 17, 2.2),
    (63, 14, 6, 12, 2.0),
]


def mouse():
    """A wireless gaming mouse, its buttons towards -y."""
    body = hull(MOUSE_SECTIONS, surface="soft-black")
    with group():
        seams = [
            box(0.9, 54, 40, at=(0, -37, 15), bevel=0),
            slab(10, 32, 40, 4.9, at=(0, -33, 12), bevel=0),
            box(80, 0.8, 40, at=(0, -6, 21), bevel=0),
        ]
        rim = box(80, 60, 0.8, at=(0, -36, 0), bevel=0)
        rim.location.z = 19.5
        rim.rotation_euler.x = math.radians(8)
    carve(body, *seams, rim)
    with group(at=(0, -33, 22.5)):
        cylinder(11.5, 7, at=(-3.5, 0, 0), surface="rubber", axis="x", bevel=1.4)
        for turn in range(0, 360, 15):
            with group(rot=(turn, 0, 0)):
                box(5.4, 1.3, 0.8, at=(0, 0, 11.2), surface="black", bevel=0.3)
        for x in (-3.7, 3.7):
            ring(9.6, 0.7, at=(x, 0, 0), surface="glow", axis="x")
    with group(at=(0, -6, 36.4), rot=(10, 0, 0)):
        slab(6.4, 12, 2, 3, surface="black", bevel=0.7)
    for index, x in enumerate((-2.4, 0, 2.4)):
        cylinder(0.55, 0.6, at=(x, 4.6, 37.9), surface="glow" if index < 2 else "black", bevel=0.1, sides=16)
    for y, turn in ((-9, 2), (13, -3)):
        with group(at=(-27.1, y, 23.5), rot=(90, 0, 90 + turn)):
            with group(rot=(0, 180, 0)):
                slab(20, 7, 3, 2.6, at=(0, 0, -1), surface="black", bevel=1.1)
    with group(at=(0, -61.6, 9)):
        usb_c()


def receiver():
    """A mouse's 2.4 GHz receiver, lying on the table with its plug towards -y."""
    slab(15, 8, 6.4, 2, at=(0, 5, 0), surface="dark", bevel=0.8)
    box(12, 12, 4.5, at=(0, -5, 1), surface="silver", bevel=0.4)
    for x in (-2.6, 2.6):
        box(2.2, 2.2, 0.2, at=(x, -6, 5.42), surface="black", bevel=0)


def keyboard_case(width, depth, case):
    """A case whose top frames the dark plate that the keys stand on."""
    slab(width, depth, 20, 5, surface=case, bevel=1.6)
    slab(width - 14, depth - 14, 0.3, 2, at=(0, 0, 20), surface="plate", bevel=0)


def underlight(left, right, low, high):
    """What is seen of a board's lights between the keys of a block, its sides in millimetres."""
    box(right - left - 7, high - low - 7, 0.2, at=((left + right) / 2, (low + high) / 2, 20.25), surface="underglow", bevel=0)


def compact_board(case="gunmetal", keys="white", other="grey-key", lit="legend"):
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


def keyboard(full=True, case="black", keys="dark"):
    """A mechanical keyboard, UK ISO, the space bar towards -y; `full` adds function row and number pad."""
    if not full:
        compact_board()
        return
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
            sweep([(0, 8, 0), (2, 40, -10), (-30, 76, -17), (-90, 92, -19), (-140, 90, -22)], 2.2, "fabric")


def headset():
    """An over-ear headset standing on its cups, seen from the front."""
    arc = [(-84, 0, 70), (-80, 0, 130), (-52, 0, 182), (0, 0, 202), (52, 0, 182), (80, 0, 130), (84, 0, 70)]
    sweep(arc, 6, "gunmetal")
    for shift in (-9, 0, 9):
        sweep([(-60, shift, 168), (-34, shift, 186), (0, shift, 193), (34, shift, 186), (60, shift, 168)], 8, "fabric")
    for side in (-1, 1):
        with group(at=(side * 86, 0, 52), rot=(0, side * 8, 0)):
            box(5, 22, 66, at=(side * 4, 0, 8), surface="gunmetal", bevel=2)
            with group(rot=(0, 90, 0)):
                slab(98, 84, 26, 40, at=(0, 0, -13), surface="black", bevel=5)
                outer = 13 if side > 0 else -14
                slab(70, 58, 1.4, 28, at=(0, 0, outer), surface="gunmetal", bevel=0.5)
                ring(22, 2.2, at=(0, 0, outer + side * 1.2), surface="glow")
            inner = -side * 20
            with group(at=(inner, 0, 0), rot=(0, 90, 0)):
                for level in (-5, 4):
                    with group(at=(0, 0, level)):
                        ring(33, 19, surface="fabric")
    sweep([(-96, -20, 30), (-112, -60, 6), (-86, -92, 2), (-58, -104, 8)], 2.6, "rubber")
    ball(7.5, at=(-52, -107, 10), surface="fabric", squash=(1.5, 1, 1))


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


def joint(at):
    """A boom arm's pivot: a disc with a knob, its axle along y."""
    with group(at=at):
        cylinder(13, 26, at=(0, -13, 0), surface="black", axis="y", bevel=2)
        cylinder(9, 8, at=(0, -21, 0), surface="gunmetal", axis="y", bevel=2)


def microphone():
    """A studio microphone hanging head up in its shock mount, with a pop filter towards -y."""
    cylinder(24, 74, at=(0, 0, -40), surface="dark", bevel=3)
    cylinder(24.6, 6, at=(0, 0, 32), surface="silver", bevel=1)
    cylinder(24, 58, at=(0, 0, 38), surface="mesh", bevel=12)
    ring(24.4, 1.6, at=(0, 0, 66), surface="gunmetal")
    cylinder(3, 1, at=(0, -24.4, 0), surface="silver", axis="y", bevel=0.3)
    ring(23.8, 1.4, at=(0, 0, 20), surface="glow")
    for z in (-30, 8):
        ring(41, 4, at=(0, 0, z), surface="black")
    for turn in range(0, 360, 60):
        with group(rot=(0, 0, turn)):
            sweep([(41, 0, 8), (25, 7, -11), (41, 14, -30)], 0.9, "rubber")
            box(4, 4, 40, at=(42, 0, -31), surface="black", bevel=1)
    with group(at=(66, -34, 66), rot=(90, 0, 62)):
        ring(46, 4, surface="black")
        cylinder(45, 0.6, at=(0, 0, -0.3), surface="gauze", bevel=0)
    sweep([(60, -40, 22), (58, -24, -10), (42, 0, -26)], 2, "black")


def edge_clamp(surface="black"):
    """A clamp on a table edge that runs along x with the table towards -y: jaws, screw and pad; z = 0 is its top."""
    box(38, 46, 7, at=(0, -12, 0), surface=surface, bevel=2)
    box(38, 8, 66, at=(0, 8, -60), surface=surface, bevel=2)
    box(38, 40, 7, at=(0, -10, -60), surface=surface, bevel=2)
    cylinder(5, 40, at=(0, -18, -76), surface="nickel", bevel=0.6)
    cylinder(14, 5, at=(0, -18, -30), surface="rubber", bevel=1)
    cylinder(11, 14, at=(0, -18, -88), surface=surface, bevel=3)


def streaming_kit():
    """A desk shelf with a clamped boom arm and microphone, a lit key light clamped beside it and a keypad."""
    top = 84
    slab(500, 220, 22, 6, at=(0, 20, top - 22), surface="oak", bevel=2)
    for x in (-214, 214):
        box(16, 180, top - 22, at=(x, 20, 0), surface="black", bevel=2)
    with group(at=(-170, 122, top)):
        edge_clamp()
        cylinder(11, 60, at=(0, -12, 4), surface="black", bevel=1.5)
    shoulder, elbow, wrist = (-170, 110, top + 66), (-214, 100, top + 262), (-62, 20, top + 336)
    for shift in (-10, 10):
        for start, end in ((shoulder, elbow), (elbow, wrist)):
            sweep([(start[0], start[1] + shift, start[2]), (end[0], end[1] + shift, end[2])], 6.5, "anthracite")
    for place in (shoulder, elbow, wrist):
        joint(place)
    cable = [
        (-186, 128, top + 30), (-206, 116, top + 150), (-230, 98, top + 262), (-160, 66, top + 310), (-92, 34, top + 352),
        (-46, 30, top + 330), (-52, 26, top + 240),
    ]
    sweep(cable, 2.8, "rubber")
    with group(at=(-52, 8, top + 186), rot=(0, 4, 20), scale=1.22):
        sweep([(-6, 0, 122), (-48, 6, 96), (-44, 4, -10)], 5, "black")
        microphone()
    with group(at=(150, 122, top)):
        edge_clamp()
        cylinder(9, 240, at=(0, -12, 4), surface="anthracite", bevel=1)
    with group(at=(146, 84, top + 266), rot=(84, 0, -24)):
        slab(250, 170, 20, 18, at=(0, 0, -20), surface="black", bevel=3)
        slab(236, 156, 1.4, 13, at=(0, 0, -0.6), surface="softlight", bevel=0.4)
        box(28, 28, 40, at=(0, -50, -44), surface="black", bevel=4)
    with group(at=(66, -34, top), rot=(0, 0, -8), scale=1.3):
        box(104, 50, 26, at=(0, 12, 0), surface="black", bevel=3)
        with group(at=(0, 0, 4), rot=(24, 0, 0)):
            slab(122, 86, 16, 9, at=(0, 0, 6), surface="black", bevel=2.5)
            for column, x in enumerate(row(5, 22)):
                for line, y in enumerate(row(3, 24)):
                    slab(18, 18, 3, 3.4, at=(x, y, 21), surface="bezel", bevel=0.8)
                    part = (column / 5, line / 3, (column + 1) / 5, (line + 1) / 3)
                    panel("keypad", 15, 15, at=(x, y, 24.1), shine=1.0, part=part)


@subject("gaming-mouse", "accessories", azimuth=-36, elevation=34, aperture=0.9)
def gaming_mouse():
    mouse()
    with group(at=(52, -40, 0), rot=(0, 0, -28)):
        receiver()


@subject("gaming-keyboard", "accessories", azimuth=20, elevation=40)
def gaming_keyboard():
    keyboard()


@subject("gaming-headset", "accessories", azimuth=-26, elevation=16)
def gaming_headset():
    headset()


@subject("gaming-monitor", "accessories", azimuth=24, elevation=12)
def gaming_monitor():
    monitor()


@subject("streaming-kit", "accessories", azimuth=14, elevation=13)
def streaming():
    streaming_kit()


@subject("compact-keyboard", "accessories", azimuth=-20, elevation=42)
def compact_keyboard():
    compact_board()
