"""The nine heroes: each page's scene on the dark stage."""

from dataclasses import replace

from kit.parts import screw
from kit.registry import hero
from kit.shapes import ball, box, carve, cylinder, field, group, lamp, ring, row, slab, turned
from subjects.accessories import mug, notebook
from subjects.air_cooler import air_cooler
from subjects.atx_board import SOCKET, motherboard
from subjects.gaming_pc import gaming_pc
from subjects.graphics_cards import TRIPLE, graphics_card, lying_card
from subjects.headset import headset, headset_stand
from subjects.keyboards import compact_board
from subjects.motherboards import m2_drive, power_supply
from subjects.mouse import mouse
from subjects.networking import access_point
from subjects.processors import legged_processor
from subjects.rack import wall_rack
from subjects.storage import hard_drive, nas, sata_ssd
from subjects.systems import mini, slim_laptop, workstation_tower


@hero("hero-home", "company", azimuth=-52, elevation=9, span=4.8, look=(0, 0, 0.6), place=(0.745, 0.515), aperture=0.012,
      key=(-0.6, -3.4, 2.2), light=0.9, wash=1.1, effort=1.1)
def home():
    # From low at the left, over the table, into the lower half of the glass.
    lamp(560, 380, 45, at=(-940, -360, 330), rot=(80, 0, -69), spread=110)
    gaming_pc()


@hero("hero-gaming", "gaming", azimuth=-27, elevation=12, span=3.85, look=(0, 0, 0.37), place=(0.742, 0.5), aperture=0.012,
      key=(1.5, -1.2, 1.0), light=1.1, rim=1.5)
def gaming():
    # From the left, along its upper edge.
    lamp(60, 300, 4, at=(-420, -160, 330), rot=(0, -52, 0), spread=110)
    # On the edge that faces out of a case, its contacts upwards.
    with group(at=(0, 0, 146.6), rot=(0, 180, 0)):
        graphics_card(out=8)


@hero("hero-components", "components", azimuth=0, elevation=27, span=3.05, look=(0, 0, 0.12), place=(0.718, 0.48),
      aperture=0.014, key=(-2.2, -2.2, 1.8), light=1.15, rim=1.1, wash=0.6, shine=0.015)
def components():
    # From behind: it draws every edge, and lies on all that is level.
    lamp(620, 200, 5, at=(-40, 620, 400), rot=(-58, 0, 0), colour=(0.97, 0.98, 1.0), spread=110)
    # From low at the front, into the fins and sockets.
    lamp(420, 160, 4, at=(-60, -720, 190), rot=(80, 0, -10), colour=(0.97, 0.98, 1.0), spread=70)
    with group(at=(-96, 44, 0), rot=(0, 0, -30)):
        motherboard(processor=True, memory=True, accent="satin", bar="frosted")
        with group(at=(*SOCKET, 8), rot=(0, 0, -90)):
            air_cooler()
    with group(at=(104, -176, 0), rot=(0, 0, 28)):
        # Unplugged as it lies there, its rings are frosted plastic.
        lying_card(replace(TRIPLE, light=("frosted", "frosted")))
    with group(at=(190, 150, 0), rot=(0, 0, -16)):
        power_supply(close=True)
    with group(at=(-196, -160, 0), rot=(0, 0, 12)):
        m2_drive()


def screwdriver():
    """A cross-head screwdriver lying along x, its tip to the left: a six-sided steel shaft in a fluted grip."""
    with group(at=(0, 0, 15.2), rot=(0, 90, 0)):
        grip = cylinder(14.6, 78, at=(0, 0, 14), surface="moulded", bevel=5, sides=96, top=13.4)
        with group():
            flutes = []
            for turn in range(6):
                with group(rot=(0, 0, 60 * turn + 30)):
                    flutes.append(ball(1, at=(18.2, 0, 56), surface="moulded", squash=(6.2, 6.6, 33)))
        carve(grip, *flutes)
        turned([(4.4, -6), (7.6, -6), (8.6, -4), (8.6, 0), (7.8, 3), (7.8, 8), (10.6, 13), (12.6, 17)], surface="handle")
        turned([(13.2, 84), (13.6, 92), (12.6, 96), (9, 98), (0.2, 98.2)], surface="handle")
        # Its bolster is for a spanner.
        cylinder(5.4, 9, at=(0, 0, -14), surface="steel", bevel=0.5, sides=6)
        cylinder(4.4, 3, at=(0, 0, -8), surface="steel", bevel=0.4)
        cylinder(3.3, 92, at=(0, 0, -104), surface="steel", bevel=0.25, sides=6)
        cylinder(2.4, 4, at=(0, 0, -107.8), surface="gunmetal", bevel=0.2, top=3.1)
        cylinder(0.9, 8, at=(0, 0, -115.6), surface="gunmetal", bevel=0.2, top=2.4)
        for turn in (0, 90):
            with group(at=(0, 0, -114), rot=(0, 0, turn)):
                box(4.6, 1.0, 8, surface="gunmetal", bevel=0.3)


def loose_screw():
    """A case screw lying on its side: it rests on its head's rim and the end of its thread."""
    with group(at=(0, 0, 1.5), rot=(0, 104, 0)):
        cylinder(1.45, 7, at=(0, 0, -7), surface="steel", bevel=0.3, sides=24)
        for z in row(7, 0.9):
            ring(1.5, 0.5, at=(0, 0, -3.6 + z), surface="steel", sides=24)
        screw(radius=3.2, surface="nickel")


@hero("hero-about", "company", azimuth=-20, elevation=44, span=2.37, look=(-0.2, 0.06, 0.02), place=(0.75, 0.475),
      aperture=0.02, key=(-2.2, 1.5, 1.4), light=0.5, rim=1.6, effort=0.8)
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
        legged_processor(lid="satin")
    with group(at=(224, 86, 0), rot=(0, 0, 82)):
        m2_drive()
    for x, y, turn in ((130, -176, 20), (146, -166, 140), (124, -160, 250), (140, -190, 80), (156, -184, 320)):
        with group(at=(x, y, 0), rot=(0, 0, turn)):
            loose_screw()


@hero("hero-contact", "company", azimuth=-16, elevation=14, span=3.02, look=(0, 0, 0.36), place=(0.75, 0.43), aperture=0.02)
def contact():
    with group(at=(-20, 40, 0), rot=(0, 0, 10)):
        slim_laptop(width=344, depth=238, shows="mailbox", surface="gunmetal")
    with group(at=(236, -20, 0), rot=(0, 0, -24)):
        mug()
    with group(at=(203, -206, 0), rot=(0, 0, -24)):
        notebook(105, 148)


@hero("hero-systems", "systems", azimuth=16, elevation=11, span=3.1, look=(0, 0, 0.37), place=(0.725, 0.5), aperture=0.012,
      key=(-3.0, -1.1, 1.7), light=1.0, rim=1.3, wash=1.2)
def systems():
    # From low at the left, over the table into the fronts.
    lamp(420, 300, 6, at=(-760, -680, 200), rot=(95, 0, -46), spread=110)
    with group(at=(-206, 110, 0), rot=(0, 0, -6)):
        workstation_tower()
    with group(at=(152, -40, 0), rot=(0, 0, 8)):
        slim_laptop(shows="viewport")
    with group(at=(-76, -206, 0), rot=(0, 0, -14)):
        mini("shell")


@hero("hero-storage", "storage", azimuth=26, elevation=13, span=2.82, look=(0, 0, 0.36), place=(0.735, 0.43), aperture=0.015,
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


@hero("hero-accessories", "accessories", azimuth=-16, elevation=24, span=3.56, look=(0, 0, 0.36), place=(0.735, 0.472), aperture=0.012,
      light=0.95, rim=1.5, wash=1.2, wall=2.4, effort=1.5)
def accessories():
    # From the left, over the caps and into the open pad.
    lamp(420, 420, 4.5, at=(-430, -330, 330), rot=(62, 0, -52), spread=70)
    with group(at=(-6, 152, 100.6), rot=(0, 0, -34)):
        headset(boom=40)
        headset_stand()
    with group(at=(-46, -40, 0), rot=(3, 0, 6)):
        compact_board(case="grey-key", print_scale=1.28)
    # Its buttons lie away from whoever sits there, as the keyboard's keys do, and its thumb keys at the left.
    with group(at=(166, -70, 0), rot=(0, 0, 168)):
        mouse(thumb=1)


@hero("hero-networking", "networking", azimuth=0, elevation=9, span=2.85, look=(0, 0, 0.5), place=(0.72, 0.375), aperture=0.01,
      key=(-2.6, -2.4, 1.5), light=0.85, rim=1.2, wash=0.8, shine=0.06)
def networking():
    # From the left, into the cabinet.
    lamp(320, 220, 2.6, at=(-480, -640, 400), rot=(75, 0, -36), spread=50)
    with group(at=(30, 60, 0), rot=(0, 0, -20)):
        wall_rack()
    with group(at=(-150, -220, 0), rot=(0, 0, -10)):
        access_point()
