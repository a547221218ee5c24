"""The nine heroes: each page's scene on the dark stage."""

from kit.parts import screw
from kit.registry import hero
from kit.shapes import box, cylinder, field, group, lamp, ring, row, slab, sweep
from subjects.accessories import mug, notebook
from subjects.atx_board import motherboard
from subjects.gaming_pc import gaming_pc
from subjects.graphics_cards import graphics_card
from subjects.headset import headset, headset_stand
from subjects.keyboards import compact_board
from subjects.motherboards import m2_drive, memory_module, power_supply
from subjects.mouse import mouse
from subjects.networking import rack_port, rack_switch, winged_router
from subjects.processors import legged_processor, rectangular_processor
from subjects.storage import hard_drive, nas, sata_ssd
from subjects.systems import mini, slim_laptop, workstation_tower


@hero("hero-home", "company", azimuth=-52, elevation=9, span=4.8, look=(0, 0, 0.6), place=(0.745, 0.515), aperture=0.012,
      key=(-0.6, -3.4, 2.2), light=0.9, wash=1.1)
def home():
    gaming_pc()


@hero("hero-gaming", "gaming", azimuth=-27, elevation=11, span=3.85, look=(0, 0, 0.37), place=(0.742, 0.5), aperture=0.012,
      key=(1.15, -1.5, 0.85), light=1.5, rim=1.5)
def gaming():
    graphics_card()


def lying_module():
    """A memory module lying on its face."""
    with group(at=(0, 0, 4.2), rot=(-90, 0, 0)):
        memory_module(tall=33, plain=True)


@hero("hero-components", "components", azimuth=27, elevation=25, span=2.96, look=(0, 0, 0.12), place=(0.79, 0.485),
      aperture=0.02, light=0.75, rim=1.3, wash=0.9, effort=1.5)
def components():
    # From behind, low over the board: it draws every edge, and lies on all that is level.
    lamp(520, 160, 8.5, at=(-330, 560, 330), rot=(-62, 0, 30), spread=96)
    motherboard(memory=True, accent="satin", bar="frosted")
    with group(at=(84, 262, 0), rot=(0, 0, 8)):
        power_supply(close=True)
    with group(at=(34, -197, 0), rot=(0, 0, 16)):
        rectangular_processor()
    with group(at=(196, -112, 0), rot=(0, 0, 52)):
        lying_module()
    with group(at=(-66, -204, 0), rot=(0, 0, 9)):
        m2_drive()


def screwdriver():
    """A cross-head screwdriver lying along x, its tip to the left: a bright core in a grip of black rubber."""
    with group(at=(0, 0, 15.2), rot=(0, 90, 0)):
        cylinder(12.2, 70, at=(0, 0, 16), surface="handle", bevel=2)
        for turn in range(6):
            with group(rot=(0, 0, 60 * turn)):
                slab(5.6, 9.4, 78, 2.6, at=(11.6, 0, 12), surface="rubber", bevel=3)
        cylinder(8.2, 14, at=(0, 0, 2), surface="rubber", bevel=2, top=12.4)
        cylinder(13.8, 12, at=(0, 0, 84), surface="rubber", bevel=4.5)
        cylinder(8, 0.6, at=(0, 0, 95.8), surface="handle", bevel=0.2)
        cylinder(3.2, 104, at=(0, 0, -102), surface="nickel", bevel=0.6)
        cylinder(0.8, 8, at=(0, 0, -109.6), surface="gunmetal", bevel=0.2, top=3.2)
        for turn in (0, 90):
            with group(at=(0, 0, -108), rot=(0, 0, turn)):
                box(5.2, 1.0, 9, surface="gunmetal", bevel=0.3)


def loose_screw():
    """A case screw lying on its side: it rests on its head's rim and the end of its thread."""
    with group(at=(0, 0, 1.5), rot=(0, 104, 0)):
        cylinder(1.45, 7, at=(0, 0, -7), surface="steel", bevel=0.3, sides=24)
        for z in row(7, 0.9):
            ring(1.5, 0.5, at=(0, 0, -3.6 + z), surface="steel", sides=24)
        screw(radius=3.2, surface="nickel")


@hero("hero-about", "company", azimuth=-20, elevation=44, span=2.37, look=(-0.2, 0.06, 0.02), place=(0.75, 0.475),
      aperture=0.015, key=(-1.6, 1.2, 1.8), light=0.5, rim=1.6, effort=0.7)
def workbench():
    slab(560, 440, 3, 10, at=(150, -10, -3), surface="mat", bevel=1)
    # Its ruling, a line every 50 millimetres inside of a border.
    field([(150, -10 + y) for y in row(9, 50)], (500, 0.5, 0.05), surface="ruling")
    field([(150 + x, -10) for x in row(11, 50)], (0.5, 400, 0.05), surface="ruling")
    with group(at=(26, 46, 0), rot=(0, 0, -8)):
        motherboard(square=True, memory=True)
    with group(at=(192, -90, 0), rot=(0, 0, -92)):
        screwdriver()
    with group(at=(88, -166, 0), rot=(0, 0, -12)):
        legged_processor()
    with group(at=(224, 86, 0), rot=(0, 0, 82)):
        m2_drive()
    for x, y, turn in ((130, -176, 20), (146, -166, 140), (124, -160, 250), (140, -190, 80), (156, -184, 320)):
        with group(at=(x, y, 0), rot=(0, 0, turn)):
            loose_screw()


@hero("hero-contact", "company", azimuth=-16, elevation=14, span=3.02, look=(0, 0, 0.36), place=(0.757, 0.475), aperture=0.02)
def contact():
    with group(at=(-20, 40, 0), rot=(0, 0, 10)):
        slim_laptop(width=344, depth=238, shows="mailbox", surface="gunmetal")
    with group(at=(236, -20, 0), rot=(0, 0, -24)):
        mug()
    with group(at=(203, -206, 0), rot=(0, 0, -24)):
        notebook(105, 148)


@hero("hero-systems", "systems", azimuth=16, elevation=11, span=3.45, look=(0, 0, 0.37), place=(0.735, 0.53), aperture=0.012,
      light=1.3, rim=1.3, wash=1.2)
def systems():
    # From low at the left, over the table into the fronts.
    lamp(420, 300, 15, at=(-640, -560, 170), rot=(97, 0, -46))
    with group(at=(-206, 110, 0), rot=(0, 0, -6)):
        workstation_tower()
    with group(at=(152, -40, 0), rot=(0, 0, 8)):
        slim_laptop(shows="viewport")
    with group(at=(-76, -206, 0), rot=(0, 0, -14)):
        mini("shell")


@hero("hero-storage", "storage", azimuth=26, elevation=13, span=3.0, look=(0, 0, 0.36), place=(0.755, 0.44), aperture=0.015,
      light=0.65)
def storage():
    with group(at=(-20, 90, 0), rot=(0, 0, 4)):
        nas()
    with group(at=(160, -60, 0), rot=(0, 0, -18)):
        hard_drive()
    with group(at=(40, -120, 0), rot=(0, 0, 16)):
        sata_ssd()
    with group(at=(-64, -108, 1), rot=(0, 0, -6)):
        m2_drive()


@hero("hero-accessories", "accessories", azimuth=-16, elevation=24, span=3.95, look=(0, 0, 0.36), place=(0.75, 0.472), aperture=0.012,
      light=0.95, rim=1.5, wash=1.2, wall=2.4, effort=1.5)
def accessories():
    # From the left, over the caps and into the open pad.
    lamp(420, 420, 4.5, at=(-430, -330, 330), rot=(62, 0, -52), spread=70)
    with group(at=(-6, 152, 100.6), rot=(0, 0, -34)):
        headset(boom=40)
        headset_stand(low=-100)
    with group(at=(-46, -40, 0), rot=(3, 0, 6)):
        compact_board(case="grey-key", print_scale=1.28)
    # Its buttons lie away from whoever sits there, as the keyboard's keys do, and its thumb keys at the left.
    with group(at=(166, -70, 0), rot=(0, 0, 168)):
        mouse(thumb=1)


def patch_cord(column, upper, lane, surface):
    """A cord in a port of the rack switch: it sags to the table in a way of its own, and runs around the switch to the back.

    Those from the left half run around the left; `lane` counts from the switch outwards.
    """
    x, z = rack_port(column, upper)
    z += 6.25
    side = -1 if column < 9 else 1
    slack = (lane * 7 + column * 5) % 11 / 5 - 1
    # Two layers, the upper one in the grooves of the lower.
    aside, floor = 2.5 * lane, 2.1 + 3.6 * (lane % 2) - z
    front, far = -88 - aside - 3 * slack, side * (252 + aside) - x
    with group(at=(x, -136, z)):
        box(10.6, 14, 7.6, at=(0, -3, -3.8), surface="plug", bevel=0.8)
        cylinder(2.3, 16, at=(0, -24, 0), surface=surface, axis="y", bevel=0.5, top=3.6)
        for y in (-22, -18.5, -15):
            ring(2.6 + 0.09 * (y + 24), 0.7, at=(0, y, 0), surface=surface, axis="y", sides=32)
        box(4, 13, 1.2, at=(0, -7, 4 if upper else -5), surface="plug", bevel=0.4)
        sweep([(0, -24, 0), (0, -38 - 7 * slack, -1), (side * (3 + 9 * slack), -60 - 8 * slack, floor * (0.42 + 0.2 * slack)),
               (side * (20 + 12 * slack), front + 7, floor * 0.92), (side * (58 + 16 * slack), front + 4 * slack, floor),
               (far - side * (96 + 20 * slack), front - 3 * slack, floor), (far - side * 40, front + 4, floor), (far - side * 10, front + 22, floor),
               (far, front + 64, floor), (far + side * 3 * slack, 60, floor), (far, 150, floor),
               # On behind the switch, which hides where they end.
               (far - side * 46, 214 + aside, floor), (far - side * 150, 226 + aside, floor), (-x, 228 + aside, floor)],
              2.0, surface)


@hero("hero-networking", "networking", azimuth=22, elevation=14, span=3.42, look=(0, 0, 0.2), place=(0.738, 0.515), aperture=0.012,
      light=0.9, rim=1.3, wash=1.1)
def networking():
    # From low at the left, over the table into the ports.
    lamp(320, 220, 5, at=(-520, -520, 120), rot=(95, 0, -46), spread=120)
    cords = ((0, True), (2, False), (3, True), (5, True), (8, False), (10, True), (12, True), (15, False), (18, True), (21, True))
    rack_switch(cords)
    for index, (column, upper) in enumerate(cords):
        surface = ("cord", "dark", "cord", "grey", "cord")[index % 5]
        patch_cord(column, upper, index if column < 9 else len(cords) - 1 - index, surface)
    with group(at=(-40, 34, 44)):
        winged_router()
