"""Drives and network storage."""

from kit.parts import feet, gold_fingers, led, screw, slots, usb_a, usb_c
from kit.registry import subject
from kit.shapes import box, cylinder, group, print_text, ring, row, slab, sweep
from subjects.motherboards import m2_drive


def hard_drive():
    """A 3.5-inch drive lying flat, its lid up."""
    box(101, 147, 24, surface="gunmetal", bevel=2, segments=3)
    slab(95, 141, 1.4, 8, at=(0, 0, 24), surface="silver", bevel=0.4)
    slab(88, 100, 0.8, 40, at=(0, 16, 25.2), surface="silver", bevel=0.3)
    for x in (-43, 43):
        for y in (-64, 0, 64):
            screw(at=(x, y, 25.3), radius=3)
    screw(at=(0, 18, 26), radius=5)
    box(74, 62, 0.2, at=(0, -26, 26.0), surface="label", bevel=0)
    print_text("HARD DRIVE", 8.5, at=(0, -10, 26.3), surface="black")
    print_text("16 TB  7200 RPM  SATA 6 Gb/s", 4.2, at=(0, -22, 26.3), surface="black")
    box(70, 10, 0.1, at=(0, -34, 26.2), surface="glow-soft", bevel=0)
    for x in row(24, 2.6):
        box(0.8 + (abs(x) % 3) * 0.4, 9, 0.1, at=(x, -48, 26.2), surface="black", bevel=0)
    with group(at=(-14, -73.8, 3)):
        box(38, 1.4, 7, surface="black", bevel=0.4)
        gold_fingers(32, at=(0, -0.7, 3), pitch=1.8, tall=2)


def sata_ssd():
    """A 2.5-inch solid-state drive."""
    slab(69.8, 100, 7, 3, surface="anthracite", bevel=0.8)
    slab(58, 60, 0.3, 3, at=(0, 8, 6.9), surface="black", bevel=0.1)
    print_text("SSD", 17, at=(-6, 16, 7.3), surface="label")
    print_text("2.5-inch  SATA 6 Gb/s  2 TB", 4, at=(0, 0, 7.3), surface="label")
    box(46, 3, 0.3, at=(-4, -10, 6.95), surface="glow-soft", bevel=0)
    for x in (-31, 31):
        for y in (-42, 42):
            screw(at=(x, y, 6.6), radius=1.8)
    with group(at=(-6, -50.2, 1.4)):
        box(34, 1.2, 4.4, surface="black", bevel=0.3)
        gold_fingers(30, at=(0, -0.7, 2), pitch=1.3, tall=1.6, notch=-5)


def nas(bays=4):
    """A network storage box, its trays towards -y."""
    width, depth, height = 199, 223, 166
    box(width, depth, height, at=(0, 0, 6), surface="black", bevel=6, segments=4)
    feet(150, 170, 10, 6)
    with group(at=(0, -depth / 2, 6)):
        for index, x in enumerate(row(bays, 40)):
            with group(at=(x - 14, -4, 18)):
                box(37.5, 8, 132, surface="dark", bevel=1.6)
                slots(3, 11, (9, 8), (6, 4), at=(0, -4.1, 74))
                box(24, 4, 12, at=(0, -5, 8), surface="gunmetal", bevel=1.5)
                box(22, 1, 1.6, at=(0, -4.4, 126), surface="glow" if index < 3 else "glow-soft", bevel=0.3)
        for z, surface in ((142, "led"), (130, "led"), (118, "glow")):
            led(at=(84, 0, z), radius=1.6, surface=surface)
        with group(at=(84, 0, 96), rot=(90, 0, 0)):
            cylinder(6.5, 1.2, surface="silver", bevel=0.4)
            ring(4, 0.9, at=(0, 0, 1.2), surface="glow")
        usb_a(at=(84, -0.4, 30), inside="glow-soft")
    with group(at=(width / 2 + 0.2, 0, 60), rot=(0, 0, 90)):
        slots(14, 7, (12, 10), (8, 4))


def portable_drive():
    """A pocket-sized drive with a ribbed edge and its cable."""
    slab(58, 96, 11, 9, surface="anthracite", bevel=2.4)
    slab(46, 62, 0.4, 5, at=(0, 6, 10.8), surface="gunmetal", bevel=0.1)
    print_text("2 TB", 11, at=(0, 16, 11.3), surface="label")
    for y in row(9, 8):
        box(60, 3.2, 7, at=(0, y, 2), surface="rubber", bevel=1)
    box(20, 1.4, 0.5, at=(0, -8, 11), surface="glow", bevel=0.2)
    with group(at=(0, -48.2, 3.6)):
        usb_c(at=(0, 0, 2))
        box(11, 20, 6, at=(0, -12, -1), surface="dark", bevel=1.4)
        sweep([(0, -22, 2), (6, -40, 0), (48, -46, -1), (66, -10, -1.4), (60, 40, -1.6)], 2, "rubber")
        with group(at=(60, 44, -3.6)):
            box(11, 22, 6, surface="dark", bevel=1.4)
            box(8.6, 7, 2.6, at=(0, 13, 1.7), surface="silver", bevel=0.9)


@subject("nas-hard-drive", "storage", azimuth=32, elevation=34)
def nas_hard_drive():
    hard_drive()


@subject("sata-ssd", "storage", azimuth=-28, elevation=36)
def sata_ssd_card():
    sata_ssd()


@subject("nas-enclosure", "storage", azimuth=30, elevation=20)
def nas_enclosure():
    nas()


@subject("portable-drive", "storage", azimuth=-22, elevation=34)
def portable_drive_card():
    portable_drive()
