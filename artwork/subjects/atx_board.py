"""ATX motherboards: one layout, with an oblong or a square socket and the heatsinks of either."""

import math
from random import Random

from kit.boards import (
    button_cell, ceramics, fan_header, grid, memory_slot, pcie_slot, pin_header, power_socket, resistors, sata_pair,
)
from kit.parts import capacitor, chip, display_port, round_port, rj45, screw, usb_a, usb_c
from kit.registry import subject
from kit.shapes import box, carve, cylinder, field, group, panel, print_text, prism, row, slab, sweep
from subjects.motherboards import memory_module
from subjects.processors import rectangular_processor

WIDE, TALL, THICK = 244, 305, 1.8
SOCKET = (-20, 66)


def framed(outer, inner, height, at=(0, 0, 0), surface="steel", radius=3):
    """A flat frame: a rounded plate with a window, both given as width and depth."""
    plate = slab(*outer, height, radius, at=at, surface=surface, bevel=0.3)
    with group():
        carve(plate, slab(*inner, height * 4, 1.6, at=(at[0], at[1], at[2] - height), bevel=0))


def socket_oblong(processor):
    """LGA1700: a load plate on hinges, held down by a lever at its right."""
    slab(46, 56, 3.2, 2, surface="soft-black", bevel=0.4)
    framed((52, 70), (40, 50), 1.4, at=(0, 0, 1.6))
    panel("contacts", 35, 42.5, at=(0, 0, 3.25))
    if processor:
        with group(at=(0, 0, 3.3)):
            rectangular_processor()
    framed((47, 57), (30.5, 40.5) if processor else (35, 43), 1.3, at=(0, 0, 5.4 if processor else 4.6), radius=5)
    for x in (-20, 20):
        box(9, 7, 6, at=(x * 0.75, 30.5, 1), surface="steel", bevel=1)
    box(12, 10, 3, at=(0, -31, 3.6), surface="steel", bevel=1.2)
    for x in (-21, 21):
        for y in (-31.5, 31.5):
            screw(at=(x, y, 3.0), radius=2.6)
    sweep([(6, -34, 5), (27, -34, 4), (29.5, -30, 4), (29.5, 24, 4.5), (32, 30, 6)], 1.0, "nickel")
    cylinder(1.8, 8, at=(32, 27, 6), surface="rubber", axis="y", bevel=0.6)
    for x in (-39, 39):
        for y in (-39, 39):
            cylinder(3.6, 0.2, surface="tin", at=(x, y, 0), bevel=0, sides=32)
            cylinder(2.0, 0.3, surface="hole", at=(x, y, 0), bevel=0, sides=24)


def socket_square():
    """AM5: a frame over the contacts with its lever at the right, between two black brackets for the cooler."""
    slab(50, 52, 3.2, 2, surface="soft-black", bevel=0.4)
    panel("contacts", 38.5, 38.5, at=(0, 0, 3.25))
    framed((52, 60), (38.5, 38.5), 2.0, at=(0, 0, 3.2))
    for side in (-1, 1):
        box(16, 4, 3, at=(0, side * 28.5, 4.4), surface="steel", bevel=0.8)
        with group(at=(0, side * 38.5, 0)):
            slab(78, 12, 5, 3, surface="soft-black", bevel=0.8)
            for x in (-33, 33):
                cylinder(6.6, 8.5, at=(x, 0, 0), surface="soft-black", bevel=0.8)
                screw(at=(x, 0, 8.3), radius=4)
            box(22, 4, 2.4, at=(0, side * -1.6, 5), surface="soft-black", bevel=0.6)
    for x in (-22, 22):
        for y in (-26, 26):
            screw(at=(x, y, 5.2), radius=2.2)
    sweep([(8, -30, 6), (26, -30, 5), (29, -27, 5), (29, 22, 5.2), (32, 28, 7)], 1.0, "nickel")
    cylinder(1.8, 8, at=(32, 25, 7), surface="rubber", axis="y", bevel=0.6)


def rear_ports():
    """The ports in their metal shield at the left edge, which the cover closes flush."""
    with group(at=(-WIDE / 2 - 0.4, 72, 0), rot=(0, 0, -90)):
        box(149, 0.8, 41, surface="cast", bevel=0.3)
        with group(at=(0, -0.4, 0)):
            for z in (9, 21):
                with group(at=(-67, 0, z), rot=(90, 0, 0)):
                    cylinder(3.4, 3, surface="rubber", bevel=0.5)
            # Each column of sockets is one metal housing, and all stand on one line.
            for x, wide, tall in ((-49, 19, 26), (-27, 17, 34), (-8, 17, 34), (12, 17, 34), (32, 17, 34), (49, 12, 26)):
                box(wide, 1, tall, at=(x, 0, 2), surface="steel", bevel=0.3)
            with group(at=(0, -0.5, 0)):
                display_port(at=(-49, 0, 5), wide=17)
                display_port(at=(-49, 0, 18), wide=15)
                for x in (-27, -8, 32):
                    for z in (4, 15, 26):
                        usb_a(at=(x, 0, z))
                rj45(at=(12, 0, 19))
                usb_a(at=(12, 0, 4))
                for z in (9, 21):
                    usb_c(at=(49, 0, z))
            for x in (60, 69):
                for z in (8, 19, 30):
                    round_port(4, at=(x, 0, z), surface="grey", inside="hole")


def cover(accent):
    """The dark cover over the ports: bevelled towards the socket, grooved, a brushed plate let into its top."""
    profile = [(-21.6, 0), (17, 0), (17, 17), (11, 33), (3, 41.5), (-20.6, 41.5), (-21.6, 40.5)]
    with group(at=(-100.8, 147, THICK - 0.8), rot=(90, 0, 0)):
        hood = prism(profile, 150, surface="anodised", bevel=0.9, segments=3)
        with group():
            # Its end towards the slots is cut back, and vented there.
            slope = box(60, 60, 40, at=(0, 41, 157), bevel=0)
            slope.rotation_euler.x = math.radians(28)
            vents = [box(40, 60, 2.0, at=(10, 46, 96 + z), bevel=0) for z in row(7, 4.6)]
            recess = [box(15.4, 5, 66.4, at=(-8.6, 39.4, 10.8), bevel=0), box(1.0, 2, 200, at=(0.8, 40.7, -10), bevel=0)]
        carve(hood, slope, *recess, *vents)
    with group(at=(-109.4, 103, THICK + 39)):
        slab(14.6, 65.6, 1.2, 0.8, surface="gunmetal", bevel=0.3)
        print_text("WiFi 7", 5, at=(0, 18, 1.23), surface="label", rot=(0, 0, 90))
        for shift in (0, 5, 10):
            lean = [(-7, shift - 28), (7, shift - 20), (7, shift - 17.6), (-7, shift - 25.6)]
            prism(lean, 0.3, at=(0, 0, 1.05), surface=accent or "silver", bevel=0.1)


def sink(length, deep, tall, cuts, pitch, lean, surface):
    """A heatsink along x, its bevelled side towards -y: a solid block with `cuts` in its middle, leant by an angle."""
    profile = [(-deep / 2, 0), (deep / 2, 0), (deep / 2, tall), (-deep * 0.06, tall), (-deep / 2, tall * 0.58)]
    with group(at=(-length / 2, 0, 0), rot=(90, 0, 90)):
        block = prism(profile, length, surface=surface, bevel=0.7, segments=3)
    with group():
        grooves = [box(pitch * 0.42, deep * 3, tall, at=(x, 0, tall * 0.3), bevel=0) for x in row(cuts, pitch)]
        for groove in grooves:
            groove.rotation_euler.z = math.radians(lean)
        along = box(length * 2, 1.6, tall, at=(0, deep * 0.24, tall * 0.62), bevel=0)
    carve(block, *grooves, along)
    for side in (-1, 1):
        screw(at=(side * (length / 2 - 5), deep * 0.08, tall - 0.2), radius=2.0, surface="steel")


def regulators(square):
    """The voltage regulators around the socket: chokes and capacitors, and their heatsinks."""
    chokes = [(-54.5, 66 + y) for y in row(8, 9.6)] + [(-16 + x, 114.6) for x in row(7, 9.6)]
    for x, y in chokes:
        box(7.6, 7.6, 6.4, at=(x, y, 0), surface="plate", bevel=0.9)
        box(5.4, 5.4, 0.3, at=(x, y, 6.3), surface="dark", bevel=0.1)
        print_text("R15", 2.2, at=(x, y, 6.62), surface="ink")
    for place in [(38, 106 - y) for y in (0, 9, 18)] + [(40 - x, 114) for x in (0, 9)]:
        capacitor(at=(*place, 0), radius=3.4, height=8)
    # Cut into fins on one board, slashed on the other.
    cuts = (15, 5.2, 0) if square else (5, 9.0, 24)
    with group(at=(-71.5, 68, 0), rot=(0, 0, 90)):
        sink(106, 24, 32, *cuts, "anodised")
    with group(at=(2, 134, 0)):
        sink(88, 22, 30, cuts[0] - (3 if square else 1), *cuts[1:], "anodised")
    if square:
        sweep([(-71.5, 116, 10), (-71.5, 126, 10), (-66, 134, 10), (-54, 135, 10), (-40, 135, 10)], 3, "nickel")


# The covers over the M.2 slots, four on the board with the square socket and five on the other: y, width, depth.
COVERS = {
    True: ((17, 108, 20), (-30, 112, 34), (-73.5, 112, 19.5), (-96, 112, 19.5)),
    False: ((17, 108, 20), (-19, 112, 19.5), (-41.5, 112, 19.5), (-73.5, 112, 19.5), (-96, 112, 19.5)),
}


def drive_plates(square, accent):
    """The heatsinks over the M.2 drives and the chipset: slotted and grey on one board, slashed and dark on the other."""
    surface = "shell" if square else "anthracite"
    for index, (y, wide, deep) in enumerate(COVERS[square]):
        with group(at=(-24, y, 0)):
            if square:
                plate = slab(wide, deep, 9, 2.5, surface=surface, bevel=0.8)
                with group():
                    cuts = [box(1.7, deep * 0.84, 9, at=(-wide * 0.24 + x, 0, 4), bevel=0) for x in row(10, 4.6)]
                    cuts += [box(wide * 0.5, 0.7, 4, at=(wide * 0.2, side * deep * 0.36, 8.2), bevel=0) for side in (-1, 1)]
                carve(plate, *cuts)
            else:
                half, cut = wide / 2, deep * 0.5
                outline = [(-half, -deep / 2), (half - cut, -deep / 2), (half, deep / 2 - cut), (half, deep / 2),
                           (-half + cut, deep / 2), (-half, deep / 2 - cut)]
                plate = prism(outline, 9, surface=surface, bevel=0.8)
                with group():
                    cuts = []
                    for x in (-30, -24, -18):
                        lean = [(x, -deep), (x + 1.6, -deep), (x + 1.6 + deep, deep), (x + deep, deep)]
                        cuts.append(prism(lean, 4, at=(0, 0, 7.8), bevel=0))
                    carve(plate, *cuts)
            screw(at=(wide / 2 - 6, 2, 8.9), radius=2.4)
            print_text(f"M.2_{index + 1}", 5, at=(wide * 0.22, 0, 9.05), surface="legend" if square else "ink")
    name = "X670E" if square else "Z790"
    with group(at=(70, -84, 0)):
        if square:
            plate = slab(70, 80, 7, 4, surface="gunmetal", bevel=1)
            with group():
                cuts = []
                for x in row(6, 5):
                    lean = [(x - 26, -30), (x - 23.8, -30), (x + 8.2, 2), (x + 6, 2)]
                    cuts.append(prism(lean, 4, at=(0, 0, 5.6), bevel=0))
                carve(plate, *cuts)
            print_text(name, 11, at=(0, 18, 7.05), surface="label")
            for x in (-29, 29):
                screw(at=(x, -34, 6.9), radius=2.4)
        else:
            outline = [(-35, -40), (20, -40), (35, -25), (35, 40), (-20, 40), (-35, 25)]
            prism(outline, 12, surface="anthracite", bevel=1)
            for x in (-14, -6, 2):
                lean = [(x, -30), (x + 2.2, -30), (x + 24.2, -6), (x + 22, -6)]
                prism(lean, 0.5, at=(0, 0, 11.9), surface=accent or "gunmetal", bevel=0.1)
            print_text(name, 12, at=(4, 14, 12.05), surface="label")


def edges():
    """The sockets and headers along the board's edges."""
    with group(at=(115, 60, 0), rot=(0, 0, 90)):
        power_socket(12, 2, latch=1)
    for x in (-72, -52):
        power_socket(4, 2, at=(x, 146, 0), latch=-1)
    for x in (56, 74, 92):
        fan_header(at=(x, 148, 0))
    for y in (-62, -86):
        sata_pair(at=(115.5, y, 0))
    with group(at=(116, -22, 0), rot=(0, 0, 90)):
        pin_header(10, 2, shroud=True, keyed=(0,))
    box(10, 9, 11, at=(116, 14, 0), surface="steel", bevel=1.2)
    with group(at=(0, -146.5, 0)):
        for columns, x, keyed in ((5, -106, (7,)), (4, -80, (5,)), (5, -12, (9,)), (5, 14, (9,)), (10, 92, (3,))):
            pin_header(columns, 2 if columns != 4 else 1, at=(x, 0, 0), keyed=keyed)
        for x in (-48, 48):
            fan_header(at=(x, 0, 0))
        for x, words in ((-106, "AAFP"), (-80, "SPDIF"), (-48, "FAN4"), (-12, "USB_E1"), (14, "USB_E2"), (48, "FAN5"), (92, "PANEL")):
            print_text(words, 2.8, at=(x, 5.4, 0.05), surface="label")
    for x, words in ((56, "FAN1"), (74, "FAN2"), (92, "PUMP")):
        print_text(words, 2.8, at=(x, 143, 0.05), surface="label")
    # Buttons to start and reset with, and the display of the code at which a start has stopped.
    for y, surface in ((136, "steel"), (125, "grey")):
        box(7.4, 7.4, 3.4, at=(113, y, 0), surface="plate", bevel=0.4)
        cylinder(2.6, 4.6, at=(113, y, 0), surface=surface, bevel=0.4, sides=32)
    box(14, 9.4, 6, at=(100, 130, 0), surface="bezel", bevel=0.3)
    print_text("88", 7.6, at=(100, 130, 6.03), surface="grey-key")
    for y in (-22, -34, -46):
        box(2.4, 4, 1, at=(100, y, 0), surface="white", bevel=0.2)


def scattered(count, seed):
    """So many (x, y) places all over the board, the same ones every time."""
    chance = Random(seed)
    return [(chance.uniform(-0.46, 0.46) * WIDE, chance.uniform(-0.46, 0.46) * TALL) for _ in range(count)]


def filling():
    """Short rows of the smallest parts, wherever larger ones leave the board bare; those under covers do not show."""
    for seed, place, size in ((1, ceramics, (1.5, 0.8, 0.7)), (2, resistors, (1.5, 0.8, 0.45))):
        for turned in (False, True):
            step = (1.7, 0) if turned else (0, 1.7)
            rows = scattered(190, seed + 2 * turned)
            places = [(x + step[0] * index, y + step[1] * index) for number, (x, y) in enumerate(rows) for index in range(2 + number % 4)]
            place(places, size, turned=turned)
    for index, (x, y) in enumerate(scattered(46, 9)):
        wide = (3.4, 4.6, 5.8)[index % 3]
        with group(at=(x, y, 0)):
            box(wide, 3.4, 1.1, surface="chip", bevel=0.12)
            field([(along, side * 2.1) for along in row(int(wide / 0.9), 0.9) for side in (-1, 1)], (0.4, 0.9, 0.3), surface="tin")
    for x, y in ((-40, 12), (-30, 12), (30, -14), (30, -24), (96, 32), (96, 42), (34, -70), (34, -80), (-70, -18), (88, -120)):
        cylinder(2.9, 6.4, at=(x, y, 0), surface="tin", bevel=0.4, sides=32)
        prism([(x - 2.4, y + 0.6), (x + 2.4, y + 0.6), (x + 1.4, y + 2.2), (x - 1.4, y + 2.2)], 0.05, at=(0, 0, 6.4), surface="hole", bevel=0)
    for x, y in ((48, 118), (92, 10), (-70, -104), (30, -128)):
        box(6.4, 6.4, 3.2, at=(x, y, 0), surface="plate", bevel=0.5)


def small_parts():
    """Chips with their capacitors and resistors, in the rows that machines place them in."""
    for x, y, wide, deep, words in (
        (-104, -24, 10, 10, "LAN"), (-104, -112, 12, 12, "AUDIO"), (-62, -132, 12, 12, "SIO"), (104, 116, 8, 8, "PWM"),
        (100, -10, 7, 7, "HUB"), (66, -134, 8, 8, "BIOS"), (44, 128, 6, 6, "CLK"),
    ):
        with group(at=(x, y, 0)):
            chip(wide, deep, 1.1, words=words)
            ceramics(grid(5, 1, (1.9, 1), (0, deep / 2 + 2.2)), (1.5, 0.8, 0.7), turned=True)
            resistors(grid(4, 1, (1.9, 1), (0, -deep / 2 - 2.2)), (1.5, 0.8, 0.45), turned=True)
            ceramics(grid(1, 3, (1, 2.1), (wide / 2 + 2.4, 0)), (1.5, 0.8, 0.7))
    ceramics([(SOCKET[0] + x, SOCKET[1] + side * 40) for x in row(16, 2.6) for side in (-1, 1)], (1.7, 0.9, 0.8), turned=True)
    ceramics(grid(2, 14, (3, 4.4), (22, 64)), (2.0, 1.2, 1.1))
    for x in (45, 65, 85):
        ceramics(grid(1, 30, (1, 4.2), (x, 62)), (1.3, 0.7, 0.6), turned=True)
    for y in (-14, -48, -66, -102, -122):
        ceramics(grid(26, 1, (2.6, 1), (-46, y)), (1.4, 0.8, 0.65), turned=True)
    resistors(grid(8, 2, (2.2, 3), (16, -2)), (1.4, 0.8, 0.45), turned=True)
    resistors(grid(9, 2, (2.2, 3), (-76, -134)), (1.4, 0.8, 0.45), turned=True)
    resistors(grid(10, 1, (2.2, 3), (104, -112)), (1.4, 0.8, 0.45), turned=True)
    for x in row(5, 8.4):
        for y in (-92, -128):
            cylinder(3.0, 7, at=(-104 + x * 0.8, y, 0), surface="gold" if y == -92 else "black", bevel=0.5, sides=32)


def motherboard(square=False, processor=False, memory=False, accent=None, bar=None):
    """An ATX board lying flat, its ports at the left, slots towards the viewer.

    `accent` is what the strips on its covers are of, `bar` the bars of its memory, if there are any.
    """
    box(WIDE, TALL, THICK, surface="pcb", bevel=0.2)
    panel("circuit", WIDE - 0.6, TALL - 0.6, at=(0, 0, THICK + 0.02))
    with group(at=(0, 0, THICK)):
        for x, y in ((-116, -146), (38, -146), (116, -146), (-116, -8), (38, 0), (116, -2), (116, 146), (30, 147)):
            cylinder(4, 0.1, at=(x, y, 0), surface="tin", bevel=0)
            cylinder(1.9, 0.15, at=(x, y, 0), surface="hole", bevel=0)
        with group(at=(*SOCKET, 0)):
            socket_square() if square else socket_oblong(processor)
        regulators(square)
        drive_plates(square, accent)
        for x, surface in ((50, "dark"), (60, "black"), (70, "dark"), (80, "black")):
            with group(at=(x, 62, 0)):
                memory_slot(surface=surface)
            if memory and surface == "black":
                with group(at=(x, 62, 2.6), rot=(0, 0, 90)):
                    memory_module(light=bar)
        for y, length, armoured in ((-4, 89, True), (-57, 40, False), (-112, 89, False)):
            with group(at=(-88 + length / 2, y, 0)):
                pcie_slot(length, armoured)
        edges()
        small_parts()
        filling()
        button_cell(at=(-104, -48, 0))
    rear_ports()
    cover(accent)


@subject("motherboard-intel", "components", azimuth=52, elevation=33, margin=-0.1, aperture=2.2)
def motherboard_intel():
    motherboard(accent="satin")


@subject("motherboard-amd", "components", azimuth=-36, elevation=36, margin=-0.1, aperture=2.2)
def motherboard_amd():
    motherboard(square=True)
