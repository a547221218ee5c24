"""Mechanical keyboards, full-size and compact."""

import math

from kit.keys import GAP, KEY_HEIGHT, MAIN_ROWS, PITCH, iso_enter, key_row, keycap
from kit.parts import led, usb_c
from kit.registry import subject
from kit.shapes import box, cylinder, group, prism, scenery, slab, sweep


def keyboard_case(width, depth, case):
    """A case whose top frames the dark plate that the keys stand on."""
    slab(width, depth, 20, 5, surface=case, bevel=1.6)
    slab(width - 14, depth - 14, 0.3, 2, at=(0, 0, 20), surface="plate", bevel=0)


def compact_board(case="gunmetal", keys="pale-key", other="grey-key", lit="legend", print_scale=1.0):
    """A keyboard of 75 per cent, UK ISO with arrow keys and a knob, the space bar towards -y."""
    width, depth = 16 * PITCH + 16, 6 * PITCH + 18
    left = -8 * PITCH
    tops = [["Ctrl", "Left", "Down", "Right"], ["Up", "End"], ["PgDn"], ["PgUp"], ["Home"]]
    side = [(3 - depth / 2, 1.8), (depth / 2 - 3, 1.8), (depth / 2 - 3, 14), (3 - depth / 2, 4)]
    with group(at=(3 - width / 2, 0, 0), rot=(90, 0, 90)):
        prism(side, width - 6, surface=case, bevel=0.8)
    with group(rot=(5, 0, 0), at=(0, 0, 8.6)):
        keyboard_case(width, depth, case)
        for line, (keys_here, more) in enumerate(zip(MAIN_ROWS, tops)):
            y = (line - 2.5) * PITCH - 1
            extra = {0: ["Alt", "Fn"], 1: [("Shift", 1.75)], 2: [(None, 1.25)], 3: [(None, 1.5)]}.get(line, [])
            key_row([*keys_here, *extra, *more], left, y, 20.5, keys, lit, other, print_scale)
        iso_enter(PITCH, GAP, KEY_HEIGHT, at=(left + 15 * PITCH, 0 - 1, 20.5), surface="glow-key", lit=lit)
        functions = [f"F{number}" for number in range(1, 13)]
        key_row(["Esc", (None, 0.25), *functions, (None, 0.25), "Del"], left, 2.5 * PITCH + 2, 20.5, keys, lit, other, print_scale)
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
            for y, tall in ((-depth / 2 + 14, 4), (depth / 2 - 14, 13.4)):
                box(40, 10, tall, at=(x, y, -tall + 0.4), surface="rubber", bevel=1.5)


def keyboard(case="soft-black", keys="moulded"):
    """A full-size mechanical keyboard, UK ISO, the space bar towards -y."""
    width, depth = 22.5 * PITCH + 18, 6.25 * PITCH + 24
    left, lit = -11.25 * PITCH, "glow-soft"
    with group(rot=(4, 0, 0), at=(0, 0, 4)):
        keyboard_case(width, depth, case)
        ends = [["Alt", "Fn", "Menu", "Ctrl"], [("Shift", 2.75)], [(None, 1.25)], [(None, 1.5)], []]
        clusters = [
            ["Left", "Down", "Right"], [None, "Up", None], None, ["Del", "End", "PgDn"], ["Ins", "Home", "PgUp"],
        ]
        pads = [[("0", 2), "."], ["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["Num", "/", "*", "-"]]
        for line, (keys_here, end, cluster, pad) in enumerate(zip(MAIN_ROWS, ends, clusters, pads)):
            y = (line - 2.65) * PITCH
            wide_end = [(word, 1.25) for word in end] if line == 0 else end
            key_row([*keys_here, *wide_end], left, y, 20.5, keys, lit, keys, 1.12, "keylight")
            if cluster:
                row_keys = [(None, 1) if key is None else key for key in cluster]
                key_row(row_keys, left + 15.25 * PITCH, y, 20.5, keys, lit, keys, 1.12, "keylight")
            key_row(pad, left + 18.5 * PITCH, y, 20.5, keys, lit, keys, 1.12, "keylight")
        iso_enter(PITCH, GAP, KEY_HEIGHT, at=(left + 15 * PITCH, -0.15 * PITCH, 20.5), surface=keys, lit=lit)
        box(1.5 * PITCH, 2 * PITCH, 0.1, at=(left + 14.25 * PITCH, -0.15 * PITCH, 20.2), surface="keylight", bevel=0)
        for low, legend in ((-2.15, "Enter"), (-0.15, "+")):
            keycap(PITCH - GAP, 2 * PITCH - GAP, KEY_HEIGHT, at=(left + 22 * PITCH, low * PITCH, 20.5), surface=keys, legend=legend, under="keylight")
        y = 2.6 * PITCH
        blocks = [["F1", "F2", "F3", "F4"], ["F5", "F6", "F7", "F8"], ["F9", "F10", "F11", "F12"]]
        place = key_row(["Esc"], left, y, 20.5, keys, lit, keys, 1.12, "keylight") + PITCH
        for block in blocks:
            place = key_row(block, place, y, 20.5, keys, lit, keys, 1.12, "keylight") + 0.5 * PITCH
        key_row(["Print", "Scroll", "Pause"], left + 15.25 * PITCH, y, 20.5, keys, lit, keys, 1.12, "keylight")
        for index in range(3):
            slab(16, 7, 3, 3, at=(left + (18.9 + index) * PITCH, y, 20), surface="black", bevel=0.8)
        cylinder(5.5, 34, at=(left + 21.2 * PITCH, y, 19.6), surface="gunmetal", axis="x", bevel=0.8)
        for index in range(3):
            led(at=(left + (19 + index * 0.5) * PITCH, y + 11, 21), radius=0.8, surface="glow-soft")
        for x in (-width / 2 + 40, width / 2 - 40):
            for y, tall in ((-depth / 2 + 16, 4), (depth / 2 - 16, 9)):
                box(46, 10, tall, at=(x, y, -tall + 0.4), surface="rubber", bevel=1.5)
        box(18, 14, 9, at=(-60, depth / 2, 6), surface="black", bevel=2)
    tied_cable(-60, depth / 2)


def tied_cable(x, y):
    """A keyboard's cable lying behind it: out of its back edge at a place, along it, and in loops held by a strap."""
    middle = (x + 178, y + 66)
    points = [(x, y - 2, 19), (x, y + 12, 15), (x + 16, y + 36, 3), (x + 62, y + 40, 2.4)]
    for step in range(31):
        turn = math.radians(-150 + 36 * step)
        swell = 1 + 0.09 * math.sin(1.7 * turn)
        points.append((middle[0] + 52 * swell * math.cos(turn), middle[1] + 24 * swell * math.sin(turn), 2.4 + 0.16 * step + 1.2 * math.sin(2.3 * turn) ** 2))
    points += [(middle[0] + 44, middle[1] + 32, 4), (middle[0] + 66, middle[1] + 50, 2.6)]
    with scenery():
        sweep(points, 2.3, "fabric")
        with group(at=(*middle, 0)):
            box(13, 9, 9, at=(4, -24.6, 0), surface="black", bevel=1.6)
        with group(at=(middle[0] + 66, middle[1] + 50, 0), rot=(0, 0, -52)):
            slab(15, 27, 7.6, 3, at=(0, 13, 0), surface="soft-black", bevel=1.4)
            box(12, 14, 4.5, at=(0, 32, 1.6), surface="steel", bevel=0.4)


@subject("gaming-keyboard", "accessories", azimuth=14, elevation=48, blooms=True)
def gaming_keyboard():
    keyboard()


@subject("compact-keyboard", "accessories", azimuth=-20, elevation=42)
def compact_keyboard():
    compact_board()
