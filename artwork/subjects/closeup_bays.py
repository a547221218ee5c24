"""A close-up of a network storage's four bays, one tray drawn out with its drive."""

import math

from kit.parts import screw
from kit.registry import closeup
from kit.shapes import box, carve, cylinder, group, plate, print_text, rectangle, row, slab, tube
from subjects.storage import hard_drive

PITCH, WIDE, TALL = 37.4, 36.4, 132


def grille(width, height, pitch=3.3, hole=1.22):
    """A sheet of round holes facing -y around the origin, something dark a little behind it."""
    lines = row(int(height / (pitch * 0.866)), pitch * 0.866)
    columns = row(int(width / pitch), pitch)
    holes = []
    for index, y in enumerate(lines):
        for x in columns if index % 2 else [x + pitch / 2 for x in columns[:-1]]:
            turns = [math.radians(30 * step) for step in range(12)]
            holes.append([(x + hole * math.cos(turn), y + hole * math.sin(turn)) for turn in turns])
    with group(rot=(90, 0, 0)):
        plate(rectangle(width + 3, height + 3), holes, 1.4, at=(0, 0, -1.4), surface="coated", bevel=0.2)
        box(width, height, 0.2, at=(0, 0, -9), surface="hole", bevel=0)


def lock():
    """A tray's lock in its front, its key slot level while it is shut."""
    with group(rot=(90, 0, 0)):
        tube(5.4, 4.7, 0.7, surface="satin", sides=72)
        cylinder(4.7, 0.35, surface="anodised", bevel=0.1, sides=72)
        cylinder(3.1, 0.8, surface="satin", bevel=0.25, sides=72)
        box(4.2, 0.9, 0.6, at=(0, 0, 0.45), surface="hole", bevel=0)


def front(number, lights):
    """A tray's front, facing -y, its lower edge at z = 0: lights and number, a grille, a lock, and its lever."""
    body = box(WIDE, 9, TALL, at=(0, 4.5, 0), surface="moulded", bevel=1.5, segments=4)
    with group():
        carve(body, slab(28.4, 12, 46, 1, at=(0, 2, 7), bevel=0), slab(31.4, 14, 38, 1.2, at=(0, 1.5, 77), bevel=0))
    box(31, 1, 37, at=(0, 7.8, 77.4), surface="hole", bevel=0)
    with group(at=(0, 1.2, 30)):
        grille(26, 43)
    with group(at=(0, 0.2, 66)):
        lock()
    for x, surface in zip((5.6, 10.4), lights):
        with group(at=(x, 0.15, 123.4), rot=(90, 0, 0)):
            slab(1.7, 4.2, 0.5, 0.8, surface=surface or "plug", bevel=0.2)
    print_text(str(number), 7.4, at=(-10.6, -0.03, 123.3), surface="label", rot=(90, 0, 0))
    # The lever: a plate that stands a little proud, hollow above for a finger, with its release below.
    lever = slab(30.6, 9, 37.2, 1.4, at=(0, 1.6, 77.4), surface="anodised", bevel=0.7)
    with group():
        carve(lever, cylinder(15, 24, at=(-12, -13.4, 103), axis="x", bevel=0, sides=128))
    box(30.8, 0.3, 0.5, at=(0, -2.8, 87.4), surface="hole", bevel=0)
    slab(11, 1, 3.6, 0.4, at=(0, -2.8, 80.6), surface="boot-grey", bevel=0.3)


def carrier():
    """The tray behind its front with a drive on its edge, the drive's lid towards -x."""
    for x in (-17, 17):
        rail = box(1.6, 150, 30, at=(x, 82, 6), surface="satin", bevel=0.2)
        with group():
            carve(rail, *(slab(6, 26, 12, 2, at=(x, y, 15), bevel=0) for y in (40, 84, 128)))
    box(33, 150, 1.6, at=(0, 82, 5), surface="satin", bevel=0.2)
    for y in (17, 60, 118):
        with group(at=(-17.9, y, 12), rot=(0, -90, 0)):
            screw(radius=2.5, surface="steel")
    with group(at=(12.6, 88, 58.6), rot=(0, -90, 0)):
        with group(rot=(0, 0, 180)):
            hard_drive()


@closeup("hero-storage", "storage", azimuth=-34, elevation=4, span=176, look=(44, -20, 98), focus=(52, -34, 100), place=(0.7, 0.5),
         lens=90, aperture=2.8, strips=(
             ((40, 30, 170), (10, 0, 30), (420, 16), 420, 0.0),
             ((190, -100, -10), (10, 0, 0), (200, 20), 170, 0.1),
             ((-170, -210, 30), (25, -10, 0), (160, 18), 170, 0.5),
         ))
def nas_bays():
    left = -1.5 * PITCH
    with group(rot=(90, 0, 0)):
        outline = [(left - 36, -14), (150, -14), (150, 152), (left - 36, 152)]
        plate(outline, [rectangle(4 * PITCH + 1.4, TALL + 2.2, 0, TALL / 2, radius=1.2)], 3, at=(0, 0, -4.4), surface="coated", bevel=0.8)
        box(4 * PITCH, TALL, 1, at=(0, TALL / 2, -40), surface="hole", bevel=0)
    for x in row(5, PITCH):
        box(0.8, 60, TALL, at=(x, 36, 0), surface="hole", bevel=0)
    for index, lights in enumerate((("led", "led"), ("led", "led"), ("led", None), ("led-amber", None))):
        with group(at=(left + index * PITCH, -44 if index == 3 else 0, 0)):
            front(index + 1, lights)
            if index == 3:
                carrier()
    box(400, 240, 3, at=(20, 124, 150), surface="coated", bevel=1.4)
