"""A streaming desk: microphone on its arm, key light and keypad."""

import math

from kit.registry import subject
from kit.shapes import box, cylinder, group, panel, plate, prism, rectangle, ring, row, scenery, slab, sweep, tube


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


@subject("streaming-kit", "accessories", azimuth=10, elevation=15)
def streaming():
    streaming_kit()
