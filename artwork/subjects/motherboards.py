"""Motherboards, memory, M.2 drives and power supplies: the parts that a build is made of."""

from kit.parts import (
    blades, capacitor, chip, display_port, fins, gold_fingers, passives, round_port, rj45, screw, slots, usb_a, usb_c,
)
from kit.registry import subject
from kit.shapes import box, cylinder, group, print_text, prism, ring, row, slab, sweep, tube
from subjects.processors import legged_processor, rectangular_processor


def memory_slot(length=133, latch="grey"):
    """A DIMM slot along y."""
    box(6, length, 6, surface="black", bevel=0.5)
    box(1.4, length - 8, 0.4, at=(0, 0, 5.9), surface="gunmetal", bevel=0.1)
    for end in (-1, 1):
        box(7, 6, 9, at=(0, end * length / 2, 0), surface=latch, bevel=0.8)


def pcie_slot(length=89, armoured=True):
    """A PCIe slot along x."""
    box(length, 8, 9, surface="silver" if armoured else "black", bevel=0.6)
    box(length - 5, 2.2, 0.6, at=(0, 0, 8.7), surface="black", bevel=0.1)


def memory_module(light=None, tall=44, spreader="anthracite"):
    """A memory module lying along x, standing on its contacts, its face towards -y."""
    box(133, 1.2, 31, surface="pcb", bevel=0.2)
    gold_fingers(128, at=(0, -0.7, 0.4), pitch=1.1, tall=3.4, notch=-6)
    crown = tall - (7 if light else 0)
    for side in (-1, 1):
        with group(at=(0, side * 2.4, 0), rot=(90, 0, 0)):
            outline = [(-66, 6), (66, 6), (66, crown - 5), (58, crown), (14, crown), (8, crown - 3.5),
                       (-8, crown - 3.5), (-14, crown), (-58, crown), (-66, crown - 5)]
            prism(outline, 1.6, at=(0, 0, -0.8), surface=spreader, bevel=0.4)
    for x in (-46, -36, 36, 46):
        box(5, 0.6, crown - 15, at=(x, -3.4, 10), surface="gunmetal", bevel=0.2)
    print_text("DDR5", 9, at=(0, -3.3, 22), surface="label", rot=(90, 0, 0))
    if light is not None:
        slab(128, 6.6, 7.5, 2.5, at=(0, 0, crown - 3), surface=light, bevel=1.5)


def m2_drive(heatsink=None):
    """An M.2 2280 drive lying along x, contacts at the left."""
    box(80, 22, 0.9, surface="pcb", bevel=0.1)
    for y in row(14, 1.35):
        if y < 3.5 or y > 5.5:
            box(4, 0.85, 0.06, at=(-38, y, 0.9), surface="gold", bevel=0)
    if heatsink is None:
        chip(12, 12, 1.1, at=(-24, 0, 0.9), words="CTRL", surface="nickel")
        chip(9, 13, 1.1, at=(-9, 0, 0.9), words="DRAM")
        for x in (9, 26):
            chip(14, 18, 1.2, at=(x, 0, 0.9), words="NAND")
        passives(6, 2.2, at=(-33, 0, 0.9), along="y", size=(1.4, 0.8, 0.5))
        cylinder(2.6, 0.12, at=(39.4, 0, 0.86), surface="gold", bevel=0)
        box(60, 0.3, 0.02, at=(4, 10.4, 0.9), surface="label", bevel=0)
        return
    slab(76, 23, 3, 1.5, at=(2, 0, -0.6), surface=heatsink, bevel=0.5)
    with group(at=(3, 0, 2)):
        fins(72, 22, 8, 11, surface=heatsink, along="y")
    for x in (-30, 36):
        screw(at=(x, 0, 10.1), radius=2.2)
    box(30, 23.4, 1.4, at=(4, 0, 9), surface=heatsink, bevel=0.4)
    print_text("NVMe 2 TB", 4.6, at=(4, 0, 10.45), surface="label")


def motherboard(socket="rectangular", fitted=False, light="glow-soft"):
    """An ATX board lying flat, its ports at the left, slots towards the viewer."""
    box(244, 305, 1.8, surface="pcb", bevel=0.4)
    for x in (-116, 0, 116):
        for y in (-146, 20, 146):
            cylinder(4, 0.15, at=(x, y, 1.8), surface="gold", bevel=0)
            screw(at=(x, y, 1.9), radius=2.6)
    with group(at=(-8, 62, 1.8)):
        box(60, 60, 3.2, surface="gunmetal", bevel=1)
        box(50, 48, 2.4, at=(0, 0, 2), surface="black", bevel=0.5)
        for x in (-42, 42):
            for y in (-42, 42):
                tube(5, 2.4, 2, at=(x, y, 0), surface="nickel", sides=24)
        with group(at=(0, 0, 3.8)):
            if socket == "rectangular":
                rectangular_processor() if fitted else box(38, 31, 1, surface="gold", bevel=0.2)
            else:
                legged_processor()
        box(64, 3, 4, at=(0, 30, 1), surface="nickel", bevel=0.8)
        box(64, 3, 4, at=(0, -30, 1), surface="nickel", bevel=0.8)
        sweep([(34, -28, 5), (35, 10, 6), (34, 30, 5)], 1.1, "nickel")
    # Voltage regulators under heatsinks, with the cover over the ports.
    with group(at=(-62, 66, 1.8)):
        fins(24, 108, 26, 14, surface="gunmetal", along="y")
    with group(at=(-6, 132, 1.8)):
        fins(92, 24, 24, 13, surface="gunmetal", along="x")
    box(34, 150, 32, at=(-102, 68, 1.8), surface="black", bevel=3, segments=3)
    box(3, 96, 1, at=(-92, 68, 33.6), surface=light, bevel=0.3)
    print_text("Z790" if socket == "rectangular" else "X670E", 13, at=(-106, 68, 34), surface="ink", rot=(0, 0, 90))
    with group(at=(-120.5, 60, 6), rot=(0, 0, -90)):
        for column, x in enumerate((-56, -36, -16)):
            usb_a(at=(x, 0, 0), inside="gold" if column else "dark")
            usb_a(at=(x, 0, 12))
        rj45(at=(8, 0, 6))
        usb_c(at=(28, -0.5, 8))
        for z in (4, 16):
            round_port(4, at=(46, 0, z), inside="gold")
            round_port(4, at=(60, 0, z))
    for index, x in enumerate((58, 67, 80, 89)):
        with group(at=(x, 62, 1.8)):
            memory_slot()
        if fitted and index in (1, 3):
            with group(at=(x, 62, 5), rot=(0, 0, 90)):
                memory_module(light="glow")
    for index, y in enumerate((-12, -64, -116)):
        with group(at=(-42, y, 1.8)):
            pcie_slot(89 if index != 1 else 40, armoured=index == 0)
    for y, wide in ((-38, 120), (-90, 120)):
        slab(wide, 30, 9, 3, at=(-22, y, 1.8), surface="gunmetal", bevel=1)
        screw(at=(-22 + wide / 2 - 7, y, 10.8), radius=2.6)
        box(wide * 0.42, 1.2, 0.5, at=(-34, y - 8, 10.7), surface=light, bevel=0.2)
        print_text("M.2", 8, at=(8, y + 2, 10.9))
    slab(74, 82, 14, 5, at=(72, -74, 1.8), surface="gunmetal", bevel=1.6)
    for y in row(5, 7):
        box(44, 1.4, 0.6, at=(72, -74 + y, 15.6), surface=light if abs(y) < 1 else "black", bevel=0.2)
    box(12, 52, 12, at=(114, 72, 1.8), surface="black", bevel=0.6)
    for y in row(12, 4):
        for x in (111.6, 116.4):
            box(2.4, 2.4, 0.4, at=(x, 72 + y, 13.6), surface="dark", bevel=0.1)
    for x in (-50, -28):
        box(18, 10, 12, at=(x, 147, 1.8), surface="black", bevel=0.6)
    for y in (-40, -56, -72, -88):
        box(8, 13, 8, at=(117, y, 1.8), surface="black", bevel=0.5)
    for y in row(4, 11):
        capacitor(at=(30, 62 + y, 1.8), radius=3.6, height=8)
    for x in row(5, 10):
        capacitor(at=(-90 + x, -136, 1.8), radius=3.2, height=7)
    for x in row(6, 14):
        box(12, 4.6, 8, at=(34 + x, -147, 1.8), surface="black", bevel=0.3)
    passives(14, 4, at=(-66, -26, 1.8))
    passives(10, 4, at=(24, 12, 1.8), along="y")
    chip(14, 14, 1.4, at=(-90, -70, 1.8), words="AUDIO")
    chip(9, 9, 1.2, at=(-90, -36, 1.8), words="LAN")


def power_supply(cables=False):
    """An ATX supply, fan up, its sockets towards the viewer."""
    box(150, 140, 86, surface="black", bevel=1.6, segments=3)
    tube(66, 62, 1.6, at=(0, 0, 85.6), surface="gunmetal")
    with group(at=(0, 0, 74)):
        cylinder(61, 0.5, at=(0, 0, 12.3), surface="black", bevel=0)
        blades(58, 18, 9, 14, at=(0, 0, 8), surface="dark")
        cylinder(18, 6, at=(0, 0, 9), surface="dark", bevel=1)
    for radius in (14, 26, 38, 50, 62):
        ring(radius, 2.0, at=(0, 0, 88), surface="gunmetal")
    for turn in (0, 60, 120):
        with group(rot=(0, 0, turn)):
            box(128, 2.2, 1.6, at=(0, 0, 87.4), surface="gunmetal", bevel=0.5)
    for x in (-64, 64):
        for y in (-60, 60):
            screw(at=(x, y, 86), radius=3.2)
    with group(at=(0, -70.4, 0)):
        for x, wide in ((-54, 26), (-26, 22), (0, 22), (26, 22), (54, 26)):
            box(wide, 1.2, 13, at=(x, -0.2, 56), surface="dark", bevel=0.6)
            for pin in row(5, wide / 5.6):
                for z in (58, 64):
                    box(2.6, 1, 3.4, at=(x + pin, -0.8, z), surface="black", bevel=0.2)
        for x, wide in ((-40, 54), (18, 24), (50, 24)):
            box(wide, 1.2, 13, at=(x, -0.2, 30), surface="dark", bevel=0.6)
            for pin in row(int(wide / 5), 4.8):
                for z in (32, 38):
                    box(2.6, 1, 3.4, at=(x + pin, -0.8, z), surface="black", bevel=0.2)
        print_text("850 W  80 PLUS GOLD", 8, at=(-22, -0.4, 14), surface="label", rot=(90, 0, 0))
    with group(at=(75.4, 0, 43), rot=(90, 0, 90)):
        box(110, 46, 0.5, at=(0, 0, 0), surface="dark", bevel=0.2)
        print_text("850 W", 24, at=(0, 2, 0.6), surface="label")
    if cables:
        for x in (-54, 0):
            sweep([(x, -72, 62), (x + 6, -96, 58), (x + 22, -116, 20), (x + 60, -120, 4)], 4.4, "fabric")


@subject("motherboard-intel", "components", azimuth=28, elevation=46, margin=0.04)
def motherboard_intel():
    motherboard()


@subject("motherboard-amd", "components", azimuth=-30, elevation=42, margin=0.04)
def motherboard_amd():
    motherboard("legged")


@subject("memory-rgb", "components", azimuth=-26, elevation=20, margin=0.16)
def memory_rgb():
    for y, shift in ((0, 0), (24, 14)):
        with group(at=(shift, y, 0)):
            memory_module(light="glow")


@subject("memory-low-profile", "components", azimuth=30, elevation=24, margin=0.14)
def memory_low_profile():
    with group():
        memory_module(tall=33, spreader="gunmetal")
    with group(at=(-10, 26, 0), rot=(0, 0, 8)):
        memory_module(tall=33, spreader="gunmetal")


@subject("ssd-bare", "components", azimuth=26, elevation=40, margin=0.12)
def ssd_bare():
    m2_drive()


@subject("ssd-heatsink", "components", azimuth=-30, elevation=34)
def ssd_heatsink():
    m2_drive(heatsink="gunmetal")


@subject("power-supply", "components", azimuth=30, elevation=32)
def power_supply_card():
    power_supply(cables=True)


@subject("storage-nvme", "storage", azimuth=34, elevation=38, margin=0.1)
def two_m2_drives():
    m2_drive()
    with group(at=(4, -2, 3.2), rot=(0, 0, 52)):
        m2_drive()


@subject("storage-gaming-ssd", "storage", azimuth=58, elevation=28)
def heatsink_m2_drive():
    with group(rot=(0, 0, 180)):
        m2_drive(heatsink="anthracite")
