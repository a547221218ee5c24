"""The nine heroes: each page's scene on the dark stage."""

import math

from kit.parts import screw
from kit.registry import hero
from kit.shapes import box, cylinder, group, prism, slab, sweep
from subjects.accessories import headset, keyboard, monitor, mouse
from subjects.gaming_pc import gaming_pc
from subjects.graphics_cards import graphics_card
from subjects.motherboards import m2_drive, memory_module, motherboard, power_supply
from subjects.networking import rack_switch, router
from subjects.processors import legged_processor
from subjects.storage import hard_drive, nas, sata_ssd
from subjects.systems import all_in_one_pc, laptop, workstation_tower


@hero("hero-home", "company", azimuth=-52, elevation=9, span=4.4, look=(0, 0, 0.7), place=(0.755, 0.5),
      key=(-0.6, -3.4, 2.2), light=0.9, wash=1.4)
def home():
    gaming_pc()


@hero("hero-gaming", "gaming", azimuth=27, elevation=11, span=4.0, look=(0, 0, 0.38), place=(0.735, 0.53),
      focus=(-0.3, -0.2, 0.4), aperture=0.09)
def gaming():
    graphics_card(light="glow")


def lying_module():
    """A memory module lying on its face."""
    with group(at=(0, 0, 4.2), rot=(-90, 0, 0)):
        memory_module(tall=33, spreader="gunmetal")


@hero("hero-components", "components", azimuth=-22, elevation=19, span=2.3, look=(0.1, 0, 0.1), place=(0.835, 0.56),
      focus=(-0.05, -0.25, 0.05), aperture=0.09, wash=0.6, wall=2.5)
def components():
    with group(rot=(0, 0, 10)):
        motherboard(fitted=True)
    with group(at=(228, 130, 0), rot=(0, 0, -24)):
        power_supply()
    with group(at=(-136, -150, 0), rot=(0, 0, 34), scale=1.0):
        legged_processor()
    with group(at=(218, -70, 0), rot=(0, 0, 24)):
        lying_module()


def screwdriver():
    """A cross-head screwdriver lying along x, its tip to the left."""
    flutes = [
        ((14.2 + 1.5 * math.cos(8 * turn)) * math.cos(turn), (14.2 + 1.5 * math.cos(8 * turn)) * math.sin(turn))
        for turn in (2 * math.pi * step / 96 for step in range(96))
    ]
    with group(at=(0, 0, 15.8), rot=(0, 90, 0)):
        prism(flutes, 74, at=(0, 0, 18), surface="handle", bevel=3, level_only=True, segments=4)
        cylinder(12.4, 18, at=(0, 0, 2), surface="black", bevel=3, top=13.6)
        cylinder(13.2, 8, at=(0, 0, 91), surface="black", bevel=3.6)
        cylinder(3.2, 104, at=(0, 0, -102), surface="nickel", bevel=0.6)
        cylinder(0.8, 8, at=(0, 0, -109.6), surface="gunmetal", bevel=0.2, top=3.2)
        for turn in (0, 90):
            with group(at=(0, 0, -108), rot=(0, 0, turn)):
                box(5.2, 1.0, 9, surface="gunmetal", bevel=0.3)


@hero("hero-about", "company", azimuth=20, elevation=17, span=2.3, look=(0, 0, 0.08), place=(0.86, 0.56),
      focus=(-0.20, -0.45, 0.04), aperture=0.08, wash=0.6, wall=2.3)
def workbench():
    slab(500, 400, 3, 10, at=(110, 30, -3), surface="mat", bevel=1)
    with group(at=(40, 50, 0), rot=(0, 0, -8)):
        motherboard(fitted=True)
    with group(at=(-46, -140, 0), rot=(0, 0, 32)):
        screwdriver()
    with group(at=(90, -150, 0), rot=(0, 0, -12)):
        legged_processor()
    with group(at=(-122, 30, 0), rot=(0, 0, 80)):
        m2_drive()
    with group(at=(6, -142, 0)):
        for x, y in ((0, 0), (13, 8), (-10, 11), (6, -12), (24, -6)):
            screw(at=(x, y, 0), radius=3.4)


@hero("hero-contact", "company", azimuth=-16, elevation=10, span=3.7, look=(0, 0, 0.4), place=(0.755, 0.52),
      focus=(0.1, -0.5, 0.1), aperture=0.06)
def contact():
    with group(at=(0, 120, 0), rot=(0, 0, 8)):
        monitor(shows="mailbox")
    with group(at=(-50, -150, 0), rot=(0, 0, -4)):
        keyboard(full=False)
    with group(at=(236, -40, 0), rot=(0, 0, -24)):
        headset()


@hero("hero-systems", "systems", azimuth=14, elevation=10, span=3.6, look=(0, 0, 0.42), place=(0.755, 0.52),
      focus=(0.1, -0.3, 0.2), aperture=0.05)
def systems():
    with group(at=(-370, 120, 0), rot=(0, 0, 20)):
        workstation_tower()
    with group(at=(0, 90, 0), rot=(0, 0, 4)):
        all_in_one_pc(shows="viewport")
    with group(at=(230, -190, 0), rot=(0, 0, -6)):
        laptop(shows="spreadsheet")


@hero("hero-storage", "storage", azimuth=26, elevation=13, span=3.1, look=(0, 0, 0.38), place=(0.755, 0.5),
      focus=(0, -0.5, 0.2), aperture=0.07)
def storage():
    with group(at=(-20, 90, 0), rot=(0, 0, 4)):
        nas()
    with group(at=(170, -60, 0), rot=(0, 0, -18)):
        hard_drive()
    with group(at=(30, -130, 0), rot=(0, 0, 16)):
        sata_ssd()
    with group(at=(-90, -120, 1), rot=(0, 0, -14)):
        m2_drive()


@hero("hero-accessories", "accessories", azimuth=-20, elevation=16, span=3.35, look=(0, 0, 0.3), place=(0.735, 0.55),
      focus=(-0.1, -0.4, 0.1), aperture=0.07, wall=2.8, wash=0.75)
def accessories():
    with group(at=(10, 130, 0), rot=(0, 0, -20), scale=1.1):
        headset()
    with group(at=(-30, -70, 0), rot=(0, 0, 6)):
        keyboard(full=False)
    with group(at=(190, -60, 0), rot=(0, 0, -10)):
        mouse()


def patch_cord(column, upper, reach, surface):
    """A cord in a port of the rack switch: its plug in the front, its cable falling to the table and off to the right."""
    x = -176 + (column // 6) * 86 + (column % 6) * 13.9
    z = 29 if upper else 11.5
    with group(at=(x, -136, z)):
        box(10.6, 14, 7.6, at=(0, -3, -3.8), surface="plug", bevel=0.8)
        box(8.8, 20, 6.6, at=(0, -19, -3.3), surface=surface, bevel=2, segments=3)
        box(4, 13, 1.2, at=(0, -7, 4 if upper else -5), surface="plug", bevel=0.4)
        floor = 2.8 - z
        sweep([(0, -24, 0), (0, -40, -1), (2, -58, floor * 0.35), (12, -74, floor * 0.85), (40, -86, floor),
               (40 + reach * 0.5, -88 - reach * 0.1, floor), (40 + reach, -70 - reach * 0.2, floor)], 2.7, surface)


@hero("hero-networking", "networking", azimuth=24, elevation=11, span=1.35, look=(-0.5, -0.45, 0.08), place=(0.63, 0.56),
      focus=(-0.45, -0.5, 0.08), aperture=0.05, wash=0.4, wall=2.4, light=0.7)
def networking():
    rack_switch()
    cords = ((0, True), (1, False), (2, True), (4, True), (6, True), (7, True), (9, False), (12, True), (14, True),
             (18, True), (20, False))
    for index, (column, upper) in enumerate(cords):
        surface = ("cord", "cord", "grey", "cord", "dark")[index % 5]
        patch_cord(column, upper, 520 - 14 * column + 17 * (index % 3), surface)
    with group(at=(70, 300, 0), rot=(0, 0, -12)):
        router()
