"""A streaming desk: microphone on its arm, key light and keypad."""

import math

from kit.registry import subject
from kit.shapes import (
    ball, box, cylinder, group, lamp, panel, plate, prism, rectangle, ring, rounded, row, scenery, slab, sweep, tube,
)

TUBE = 15


def joint(at, radius=12.5):
    """A boom arm's pivot: two cheeks around a tube, with a knob towards -y, its axle along y."""
    with group(at=at):
        cylinder(radius, 24, at=(0, -12, 0), surface="soft-black", axis="y", bevel=1.6)
        cylinder(radius * 0.72, 11, at=(0, -23, 0), surface="black", axis="y", bevel=1.4)
        for turn in range(0, 360, 30):
            with group(rot=(0, turn, 0)):
                box(1.6, 9, 1.4, at=(0, -17.4, radius * 0.66), surface="black", bevel=0.4)
        cylinder(3.4, 1, at=(0, -23.4, 0), surface="nickel", axis="y", bevel=0.4)


def beam(start, end, straps=()):
    """A square tube between two points in a plane of x and z; `straps` are shares of it that hold a cable to its left."""
    run, rise = end[0] - start[0], end[2] - start[2]
    length = math.hypot(run, rise)
    with group(at=start, rot=(0, 90 - math.degrees(math.atan2(rise, run)), 0)):
        box(TUBE, TUBE, length, surface="anthracite", bevel=2.2)
        box(0.4, TUBE - 8, length - 44, at=(TUBE / 2, 0, 22), surface="hole", bevel=0)
        for share in straps:
            box(TUBE + 7.5, TUBE + 2, 9, at=(-3, 0, share * length), surface="rubber", bevel=1)


def beside(start, end, share, away=TUBE / 2 + 2.6):
    """A point to the left of a tube that runs from start to end."""
    run, rise = end[0] - start[0], end[2] - start[2]
    length = math.hypot(run, rise)
    return (start[0] + run * share - rise / length * away, 0, start[2] + rise * share + run / length * away)


def microphone():
    """A studio microphone standing head up around the origin, its front towards -y."""
    cylinder(30, 84, at=(0, 0, -50), surface="dark", bevel=4, sides=96)
    cylinder(21, 10, at=(0, 0, -59), surface="black", bevel=2)
    cylinder(10, 14, at=(0, 0, -72), surface="nickel", bevel=1)
    cylinder(8, 16, at=(0, 0, -87), surface="black", bevel=1.5, top=10)
    cylinder(30.8, 5, at=(0, 0, 34), surface="silver", bevel=1, sides=96)
    cylinder(28.6, 66, at=(0, 0, 38), surface="mesh", bevel=11, sides=96)
    for level in (58, 78):
        ring(28.8, 2.2, at=(0, 0, level), surface="gunmetal", sides=96)
    for turn in (0, 90, 180, 270):
        with group(rot=(0, 0, turn + 45)):
            slab(4, 2.4, 52, 1, at=(0, -28.6, 38), surface="gunmetal", bevel=0.6)
    cylinder(1.4, 0.8, at=(0, -30.6, 26), surface="led", axis="y", bevel=0.1)


def shock_mount():
    """Two rings on posts, and in them a collar around a microphone of 60 mm, hung in elastic cords; its arm is at -x."""
    for level in (-24, 24):
        ring(54, 5, at=(0, 0, level), surface="soft-black", sides=96)
    for turn in (60, 120, 240, 300):
        with group(rot=(0, 0, turn)):
            box(5, 6, 48, at=(54, 0, -24), surface="soft-black", bevel=1.2)
    for level in (-15, 9):
        tube(32.6, 29.6, 7, at=(0, 0, level), surface="soft-black", sides=96)
    for turn in row(8, 45):
        for level in (-1, 1):
            near, far = math.radians(turn - 11), math.radians(turn + 11)
            middle = math.radians(turn)
            hook = [(54 * math.cos(middle), 54 * math.sin(middle), 24 * level)]
            cords = [(32.4 * math.cos(side), 32.4 * math.sin(side), 13 * level) for side in (near, far)]
            sweep([cords[0], *hook], 1.1, "grey")
            sweep([*hook, cords[1]], 1.1, "grey")
            ring(3.4, 1.4, at=hook[0], surface="grey", axis="z", sides=24)
    box(8, 20, 54, at=(-56, 0, -27), surface="soft-black", bevel=2)
    box(22, 12, 20, at=(-68, 0, -10), surface="soft-black", bevel=2.4)


def end_clamp():
    """A C-clamp on the end of a board 28 mm thick that lies towards +x, its upper face on z = 0, with a socket on top."""
    with group(at=(0, 24, 0), rot=(90, 0, 0)):
        jaws = [(-20, -92), (52, -92), (52, -80), (-6, -80), (-6, 2), (58, 2), (58, 13), (-20, 13)]
        prism(rounded(jaws, 5), 48, surface="soft-black", bevel=1.2, level_only=True)
    box(50, 44, 2, at=(30, 0, 0), surface="rubber", bevel=0.3)
    with group(at=(28, 0, 0)):
        cylinder(5, 74, at=(0, 0, -112), surface="nickel", bevel=0.6)
        for step in range(25):
            ring(5, 1.1, at=(0, 0, -106 + 2.8 * step), surface="nickel", sides=32)
        cylinder(17, 5, at=(0, 0, -34), surface="soft-black", bevel=1)
        cylinder(16, 1.4, at=(0, 0, -29.2), surface="rubber", bevel=0.3)
        cylinder(9, 7, at=(0, 0, -41), surface="nickel", bevel=1.4, top=7)
        cylinder(8.5, 14, at=(0, 0, -118), surface="soft-black", bevel=2)
        with group(at=(0, 0, -111), rot=(0, 0, 24)):
            cylinder(3, 70, at=(-35, 0, 0), surface="nickel", axis="x", bevel=0.6)
            for x in (-35, 35):
                ball(5, at=(x, 0, 0), surface="soft-black")
        cylinder(17, 30, at=(0, 0, 12), surface="soft-black", bevel=1.6, top=14)
        cylinder(7, 44, at=(0, 0, 30), surface="nickel", bevel=0.6)
        cylinder(3, 16, at=(0, -28, 28), surface="nickel", axis="y", bevel=0.4)
        cylinder(8, 9, at=(0, -34, 28), surface="black", axis="y", bevel=1.4)


def boom_arm():
    """An arm of two tubes from a pole at the origin to the shock mount at its end, with the microphone and its cable."""
    shoulder, elbow, wrist = (0, 0, 0), (-64, 0, 236), (190, 0, 168)
    beam(shoulder, elbow, straps=(0.3, 0.78))
    beam(elbow, wrist, straps=(0.2, 0.62))
    for place in (shoulder, elbow, wrist):
        joint(place)
    cylinder(8, 30, at=(0, 0, -34), surface="soft-black", bevel=1.4)
    middle = (wrist[0] + 132, 0, wrist[2] - 2)
    cylinder(8, 44, at=(wrist[0] + 6, 0, middle[2]), surface="soft-black", axis="x", bevel=1)
    cylinder(12, 15, at=(wrist[0] + 20, 0, middle[2]), surface="black", axis="x", bevel=1.6)
    for turn in range(0, 360, 30):
        with group(at=(wrist[0] + 20, 0, middle[2]), rot=(turn, 0, 0)):
            box(12, 2, 1.6, at=(7.5, 0, 11.4), surface="black", bevel=0.4)
    for x in (37, 41):
        cylinder(9, 2, at=(wrist[0] + x, 0, middle[2]), surface="nickel", axis="x", bevel=0.4)
    with group(at=middle, scale=1.12):
        shock_mount()
        microphone()
    plug = (middle[0], 0, middle[2] - 97)
    cable = [
        plug, (plug[0] - 2, 0, plug[2] - 16), (plug[0] - 40, 10, plug[2] - 42), (plug[0] - 118, 14, plug[2] + 6),
        (wrist[0] - 44, 13, wrist[2] - 16), (wrist[0] - 62, 9, wrist[2] + 22), beside(elbow, wrist, 0.62), beside(elbow, wrist, 0.2),
        (elbow[0] + 4, 0, elbow[2] + 16), (elbow[0] - 13, 0, elbow[2] + 11), (elbow[0] - 15, 0, elbow[2] - 10),
        beside(shoulder, elbow, 0.78), beside(shoulder, elbow, 0.3), (-28, 14, 2), (-40, 40, -60), (-44, 60, -150),
    ]
    sweep(cable, 2.6, "rubber")


def key_light():
    """A lit panel in its frame, its middle at the origin and facing -y, on the pivot of its pole."""
    with group(rot=(90, 0, 0)):
        slab(250, 180, 16, 14, at=(0, 0, -16), surface="soft-black", bevel=2.5)
        plate(rectangle(250, 180, radius=14), [rectangle(243, 173, radius=11)], 3, at=(0, 0, 0), surface="black", bevel=0.6)
        panel("softbox", 243, 173, at=(0, 0, 0.6), shine=6)
    lamp(220, 150, 150, at=(0, -6, 0), rot=(-90, 0, 0))
    ball(11, at=(0, 24, 0), surface="nickel")
    cylinder(15, 10, at=(0, 14, 0), surface="soft-black", axis="y", bevel=2)


def light_stand(tall):
    """A telescopic pole on a weighted foot, its upper end `tall` above the desk."""
    slab(150, 110, 9, 18, surface="soft-black", bevel=2)
    cylinder(15, 14, at=(0, 0, 8), surface="soft-black", bevel=2.5, top=12)
    cylinder(9.5, tall * 0.58, at=(0, 0, 8), surface="anthracite", bevel=1)
    cylinder(13, 24, at=(0, 0, tall * 0.55), surface="soft-black", bevel=2)
    cylinder(3, 12, at=(12, 0, tall * 0.55 + 12), surface="nickel", axis="x", bevel=0.4)
    cylinder(8.5, 9, at=(20, 0, tall * 0.55 + 12), surface="black", axis="x", bevel=1.5)
    cylinder(6.5, tall * 0.45, at=(0, 0, tall * 0.55), surface="nickel", bevel=0.6)


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


DESK_END, DESK_FRONT = -330, -170


def streaming_kit():
    """The end of a desk with a boom arm clamped to it that holds a microphone, a key light on its stand and a keypad."""
    with scenery():
        slab(2400, 560, 28, 5, at=(DESK_END + 1200, DESK_FRONT + 280, -28), surface="oak", bevel=1.5)
        box(44, 70, 900, at=(DESK_END + 84, DESK_FRONT + 480, -928), surface="soft-black", bevel=2)
        box(2200, 40, 44, at=(DESK_END + 1184, DESK_FRONT + 480, -72), surface="soft-black", bevel=2)
    with group(at=(DESK_END, DESK_FRONT + 70, 0)):
        end_clamp()
        with group(at=(28, 0, 84), rot=(0, 0, 7)):
            boom_arm()
    with group(at=(236, 62, 0), rot=(0, 0, -38)):
        with group(at=(0, 26, 0)):
            light_stand(238)
        with group(at=(0, 0, 236), rot=(-6, 0, 0)):
            key_light()
    with group(at=(84, -84, 0), rot=(0, 0, -8), scale=1.2):
        keypad()


@subject("streaming-kit", "accessories", azimuth=8, elevation=13, drop=1.8, blooms=True, effort=1.5)
def streaming():
    streaming_kit()
