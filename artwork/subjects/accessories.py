"""What else stands on desks: a monitor, a mug, a notebook."""

import math

from kit.registry import subject
from kit.shapes import ball, box, carve, cylinder, group, panel, prism, ring, rounded, slab, sweep, tube


def monitor(width=612, height=356, shows="valley-game"):
    """A 27-inch monitor with thin frames on a stand with two splayed feet; `shows` names the drawing on it."""
    for side in (-1, 1):
        with group(at=(0, 62, 0), rot=(0, 0, side * 58)):
            prism(rounded([(-24, 10), (-14, -196), (14, -196), (24, 10)], 7), 13, at=(0, 0, 1.5), surface="anthracite", bevel=3.6, level_only=True, segments=4)
            slab(22, 26, 2, 5, at=(0, -172, 0), surface="rubber", bevel=0.4)
    slab(84, 70, 13, 26, at=(0, 74, 1.5), surface="anthracite", bevel=3.6)
    cylinder(38, 8, at=(0, 62, 13), surface="anthracite", bevel=2)
    ring(36, 1.6, at=(0, 62, 21), surface="glow-key", sides=96)
    column = slab(66, 36, 322, 14, at=(0, 62, 17), surface="anthracite", bevel=3)
    with group():
        carve(column, cylinder(16, 70, at=(0, 30, 60), axis="y", bevel=0, sides=64), box(6, 6, 190, at=(0, 43, 104), bevel=0))
    with group(at=(0, 42.6, 60), rot=(90, 0, 0)):
        tube(18, 15.4, 1.4, at=(0, 0, -0.8), surface="soft-black")
    sweep([(6, 120, 210), (4, 104, 110), (2, 84, 62), (0, 62, 54), (-4, 96, 30), (-20, 150, 3)], 2.6, "rubber")
    with group(at=(0, 20, 112), rot=(87, 0, 0)):
        with group(at=(0, height / 2, 0)):
            slab(width, height, 9, 5, at=(0, 0, -9), surface="black", bevel=2)
            slab(width * 0.62, height * 0.66, 24, 30, at=(0, 0, -32), surface="black", bevel=10)
            slab(width - 3, height - 3, 0.6, 4, at=(0, 0, -0.3), surface="bezel", bevel=0.2)
            panel(shows, width - 17, height - 27, at=(0, 4, 0.45), shine=1.25, polish=0.3)
            slab(width - 1, 15, 2.2, 2, at=(0, -height / 2 + 8, -0.4), surface="soft-black", bevel=0.8)
            slab(40, 4, 4, 1.6, at=(0, -height / 2 - 0.6, -6), surface="soft-black", bevel=0.8)
            cylinder(1.3, 0.4, at=(width / 2 - 26, -height / 2 + 8, 1.8), surface="lamp-dim", bevel=0.1, sides=16)


def mug(surface="white"):
    """A mug with coffee in it, its handle towards +x."""
    tube(41, 37.4, 94, surface=surface, sides=96)
    cylinder(38, 5, surface=surface, bevel=1, sides=96)
    ring(39.2, 3.8, at=(0, 0, 94), surface=surface, sides=96)
    cylinder(37.6, 76, at=(0, 0, 3), surface="coffee", bevel=0, sides=96)
    # An ear: an arc that leaves the wall level above and comes back to it lower down, thicker where it is joined.
    turns = [math.radians(turn) for turn in range(84, -97, -12)]
    sweep([(36, 0, 76), *((40 + 28 * math.cos(turn), 0, 49 + 27 * math.sin(turn)) for turn in turns), (35, 0, 21)], 5.8, surface)
    for z in (75.6, 22):
        ball(8.2, at=(38.6, 0, z), surface=surface, squash=(0.9, 0.95, 1.05))


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


@subject("gaming-monitor", "accessories", azimuth=24, elevation=12)
def gaming_monitor():
    monitor()
