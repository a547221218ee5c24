"""Mice, keyboards, headsets, monitors and streaming equipment."""

from kit.parts import keycap
from kit.registry import subject
from kit.shapes import ball, box, cylinder, group, hull, ring, row, slab, sweep
from subjects.systems import screen_picture

MOUSE_SECTIONS = [
    (-62, 20, 3, 14, 3.0),
    (-58, 27, 1, 21, 2.8),
    (-40, 30.5, 0, 30, 2.6),
    (-15, 29, 0, 37, 2.5),
    (15, 30, 0, 40, 2.4),
    (40, 33, 0, 35, 2.3),
    (57, 28, 1, 24, 2.3),
    (62, 19, 4, 15, 2.2),
]


def mouse():
    """A gaming mouse, its buttons towards -y."""
    hull(MOUSE_SECTIONS, surface="black")
    box(1.2, 56, 12, at=(0, -34, 19), surface="rubber", bevel=0.3)
    with group(at=(0, -36, 28)):
        cylinder(9, 8, at=(-4, 0, 0), surface="rubber", axis="x", bevel=1)
        for x in (-2.4, 2.4):
            ring(9.2, 0.9, at=(x, 0, 0), surface="glow", axis="x")
    box(4, 12, 2.4, at=(0, -16, 36.4), surface="gunmetal", bevel=0.9)
    for y in (-8, 14):
        box(4, 19, 5.4, at=(-29.4, y, 20), surface="gunmetal", bevel=1.6)
    with group(at=(0, 36, 35.5), rot=(-14, 0, 0)):
        ring(6, 1.1, surface="glow")
    sweep([(0, -62, 8), (2, -84, 3), (26, -104, 2), (58, -96, 2)], 2, "fabric")


def key_row(widths, y, z, pitch, surface, letters=""):
    """A row of keys from left to right; widths in key units, letters for the first keys of one unit."""
    x = -sum(widths) * pitch / 2
    named = iter(letters)
    for width in widths:
        legend = next(named, None) if width == 1 else None
        keycap(width * pitch - 1.2, pitch - 1.2, 8.5, at=(x + width * pitch / 2, y, z), surface=surface, legend=legend)
        x += width * pitch


MAIN_ROWS = [
    ([1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25], ""),
    ([1.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75], "\\ZXCVBNM,./"),
    ([1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25], "ASDFGHJKL;'"),
    ([1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5], "QWERTYUIOP[]"),
    ([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2], "`1234567890-="),
]


def keyboard(full=True, case="black", keys="dark"):
    """A mechanical keyboard, the space bar towards -y; `full` adds function row and number pad."""
    pitch = 19
    right = 7.4 * pitch if full else 0
    width = 15 * pitch + right + 12
    lines = 6 if full else 5
    depth = lines * pitch + 16
    with group(rot=(4, 0, 0)):
        slab(width, depth, 16, 6, surface=case, bevel=2)
        slab(width - 6, depth - 6, 0.6, 4, at=(0, 0, 15.8), surface="glow-soft", bevel=0.1)
        with group(at=(-right / 2, -(2.5 if full else 2) * pitch, 18)):
            for line, (widths, letters) in enumerate(MAIN_ROWS):
                key_row(widths, line * pitch, 0, pitch, keys, letters)
            if full:
                key_row([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2], 5 * pitch, 0, pitch, "grey")
        if full:
            for column in range(7):
                for line in range(6):
                    if (column, line) in {(0, 1), (2, 1), (0, 2), (1, 2), (2, 2)} or column == 3:
                        continue
                    x = 15 * pitch / 2 - right / 2 + (column + 0.7) * pitch
                    keycap(pitch - 1.2, pitch - 1.2, 8.5, at=(x, (line - 2.5) * pitch, 18), surface=keys)
        else:
            with group(at=(width / 2 - 18, 2 * pitch, 16)):
                cylinder(8.5, 12, at=(0, 0, 2), surface="silver", bevel=1)
        sweep([(-40, depth / 2, 8), (-40, depth / 2 + 30, 2), (-10, depth / 2 + 60, -6)], 2.4, "fabric")


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


def monitor(width=612, height=352):
    """A wide monitor with thin frames on a splayed stand."""
    for side in (-1, 1):
        with group(at=(0, 40, 0), rot=(0, 0, side * 52)):
            box(12, 190, 9, at=(0, -86, 0), surface="gunmetal", bevel=3)
    cylinder(18, 250, at=(0, 50, 0), surface="gunmetal", bevel=2)
    ring(19, 3, at=(0, 50, 40), surface="glow")
    with group(at=(0, 16, 118), rot=(86, 0, 0)):
        with group(at=(0, height / 2, 0)):
            slab(width, height, 22, 6, at=(0, 0, -22), surface="black", bevel=3)
            slab(width - 4, height - 4, 1, 5, at=(0, 0, -0.6), surface="black", bevel=0.2)
            screen_picture(width - 14, height - 22, at=(0, 4, 0.5))
            box(60, 4, 2, at=(0, -height / 2 + 3, 0), surface="gunmetal", bevel=0.5)


def streaming_kit():
    """A microphone on a boom arm, with a key light and a keypad."""
    cylinder(46, 12, at=(-90, 40, 0), surface="black", bevel=2)
    cylinder(9, 64, at=(-90, 40, 10), surface="gunmetal", bevel=1)
    sweep([(-90, 40, 70), (-110, 40, 190), (-100, 40, 250)], 6, "gunmetal")
    sweep([(-100, 40, 250), (-30, 10, 270), (30, -20, 236)], 6, "gunmetal")
    ball(11, at=(-100, 40, 250), surface="black")
    with group(at=(40, -24, 166), rot=(0, 14, 0)):
        cylinder(27, 64, surface="black", bevel=4)
        cylinder(27, 52, at=(0, 0, 62), surface="silver", bevel=12)
        for z in range(9):
            ring(27.2, 1.4, at=(0, 0, 66 + z * 4.2), surface="gunmetal")
        ring(27.4, 2.2, at=(0, 0, 60), surface="glow")
        ring(44, 4, at=(0, 0, 20), surface="black")
        ring(44, 4, at=(0, 0, 46), surface="black")
        for x, y in ((38, 0), (-38, 0), (0, 38), (0, -38)):
            box(5, 5, 40, at=(x * 1.1, y * 1.1, 14), surface="black", bevel=1)
    cylinder(30, 6, at=(150, 60, 0), surface="black", bevel=1.5)
    cylinder(6, 190, at=(150, 60, 4), surface="gunmetal", bevel=1)
    with group(at=(150, 50, 236), rot=(78, 0, -12)):
        slab(150, 110, 12, 14, at=(0, 0, -12), surface="black", bevel=2)
        slab(138, 98, 1, 10, at=(0, 0, -0.4), surface="label", bevel=0.2)
    with group(at=(104, -86, 0), rot=(14, 0, -10)):
        slab(118, 84, 22, 10, surface="black", bevel=3)
        for x in row(5, 20):
            for y in row(3, 20):
                slab(16, 16, 3, 3, at=(x, y, 21), surface="glow-soft" if (x + y) % 3 else "ink", bevel=0.6)


@subject("gaming-mouse", "accessories", azimuth=-42, elevation=34)
def gaming_mouse():
    mouse()


@subject("gaming-keyboard", "accessories", azimuth=24, elevation=38)
def gaming_keyboard():
    keyboard()


@subject("gaming-headset", "accessories", azimuth=-26, elevation=16)
def gaming_headset():
    headset()


@subject("gaming-monitor", "accessories", azimuth=24, elevation=12)
def gaming_monitor():
    monitor()


@subject("streaming-kit", "accessories", azimuth=12, elevation=16)
def streaming():
    streaming_kit()


@subject("compact-keyboard", "accessories", azimuth=-26, elevation=40)
def compact_keyboard():
    keyboard(full=False, case="aluminium", keys="white")


@subject("hero-accessories", "accessories", azimuth=20, elevation=20, margin=-0.05, hero=True)
def accessories_hero():
    with group(at=(-40, 140, 0), rot=(0, 0, 10), scale=1.35):
        headset()
    with group(at=(0, -70, 0), rot=(0, 0, 4)):
        keyboard(full=False)
    with group(at=(214, -60, 0), rot=(0, 0, 12), scale=1.15):
        mouse()


@subject("hero-contact", "company", azimuth=-20, elevation=15, margin=-0.05, hero=True)
def contact_hero():
    with group(at=(0, 120, 0)):
        monitor()
    with group(at=(-40, -150, 0)):
        keyboard(full=True)
    with group(at=(250, -60, 0), rot=(0, 0, -24)):
        headset()


