"""Drives and network storage."""

from kit.parts import feet, gold_fingers, led, screw, slots, usb_a, usb_c
from kit.registry import subject
from kit.shapes import box, carve, cylinder, group, panel, print_text, prism, ring, row, slab, sweep


def hard_drive():
    """A 3.5-inch drive lying flat, its lid up."""
    box(101.6, 147, 21, surface="cast", bevel=1.2, segments=3)
    slab(99, 144, 2.2, 3, at=(0, 0, 20.8), surface="cast", bevel=0.8)
    slab(95, 138, 1.6, 6, at=(0, 1, 22.8), surface="steel", bevel=0.5)
    lid = slab(86, 104, 1.0, 42, at=(0, 15, 24.2), surface="steel", bevel=0.5)
    with group():
        carve(lid, cylinder(13, 4, at=(0, 22, 23), bevel=0))
    cylinder(12.6, 1.0, at=(0, 22, 24.0), surface="steel", bevel=0.3)
    cylinder(4, 1.4, at=(0, 22, 24.0), surface="cast", bevel=0.3)
    cylinder(1.6, 0.8, at=(34, 58, 24.3), surface="hole", bevel=0.1)
    ring(3.4, 0.5, at=(34, 58, 24.4), surface="steel")
    for x in (-44, 44):
        for y in (-62, 2, 64):
            screw(at=(x, y, 24.2), radius=2.8, surface="steel")
    panel("disk-label", 76, 68.4, at=(0, -28, 25.28))
    slab(16, 10, 0.3, 1, at=(-36, 62, 24.3), surface="label", bevel=0)
    with group(at=(-14, -73.8, 2)):
        box(44, 1.6, 9, surface="soft-black", bevel=0.4)
        gold_fingers(22, at=(8, -0.9, 4), pitch=1.3, tall=2.4)
        gold_fingers(11, at=(-12, -0.9, 4), pitch=1.3, tall=2.4)
    for x in (25, 31, 37, 43):
        with group(at=(x, -73.6, 7), rot=(90, 0, 0)):
            cylinder(0.7, 3, surface="gold", bevel=0.1, sides=16)
    for y in (-44, 0, 50):
        for side in (-1, 1):
            with group(at=(side * 50.7, y, 7), rot=(0, 90 * side, 0)):
                cylinder(1.9, 0.3, surface="hole", bevel=0, sides=24)


def sata_ssd():
    """A 2.5-inch solid-state drive."""
    slab(69.8, 100, 7, 3, surface="anthracite", bevel=0.9)
    slab(70.1, 100.3, 0.35, 3, at=(0, 0, 4.6), surface="hole", bevel=0)
    print_text("SSD", 17, at=(-10, 24, 7.05), surface="label")
    print_text("SATA 6 Gb/s", 5, at=(-9.4, 11, 7.05), surface="label")
    print_text("2 TB", 8, at=(-18, -34, 7.05), surface="label")
    slab(46, 1.6, 0.2, 0.7, at=(-5, 4, 6.95), surface="glow-soft", bevel=0)
    prism([(10, -50), (33, -50), (34.9, -48), (34.9, -10)], 0.25, at=(0, 0, 6.9), surface="gunmetal", bevel=0.05)
    for x in (-31, 31):
        for y in (-44, 44):
            slab(3.6, 3.6, 0.2, 1.7, at=(x, y, 6.9), surface="hole", bevel=0)
            screw(at=(x, y, 6.6), radius=1.5, surface="steel")
    with group(at=(-6, -50.2, 1.2)):
        box(38, 1.2, 4.8, surface="soft-black", bevel=0.3)
        gold_fingers(20, at=(7.6, -0.7, 2), pitch=1.27, tall=1.8)
        gold_fingers(9.5, at=(-11, -0.7, 2), pitch=1.27, tall=1.8)


def nas(bays=4):
    """A network storage box, its trays towards -y."""
    width, depth, height = 199, 223, 166
    box(width, depth, height, at=(0, 0, 6), surface="powder", bevel=4, segments=4)
    box(width + 0.4, 0.9, height + 0.4, at=(0, -depth / 2 + 14, 5.8), surface="hole", bevel=0)
    feet(150, 170, 10, 6)
    with group(at=(0, -depth / 2, 6)):
        for index, x in enumerate(row(bays, 40)):
            with group(at=(x - 14, -4, 18)):
                box(38.4, 6, 133, at=(0, 2, -0.5), surface="hole", bevel=0.4)
                box(37, 8, 131.6, surface="soft-black", bevel=1.4)
                slots(4, 12, (7.4, 7), (4.6, 4), at=(-1, -4.1, 70), surface="hole")
                box(27, 3, 22, at=(0, -3.4, 3), surface="hole", bevel=1)
                box(25, 4, 15, at=(0, -4, 8), surface="anthracite", bevel=1.5)
                print_text(str(index + 1), 6, at=(-11, -4.2, 124), surface="label", rot=(90, 0, 0))
                led(at=(9, -4.2, 124), radius=1.1, surface="led" if index != 2 else "glow")
        for z, surface, words in ((142, "led", "STATUS"), (131, "led", "LAN"), (120, "glow", "DISK")):
            led(at=(76, -0.4, z), radius=1.2, surface=surface)
            print_text(words, 3.6, at=(88, -0.4, z), surface="label", rot=(90, 0, 0))
        with group(at=(84, 0, 96), rot=(90, 0, 0)):
            cylinder(7.5, 1.0, surface="hole", bevel=0.2)
            cylinder(6.8, 1.6, surface="anthracite", bevel=0.6)
            ring(3.2, 0.6, at=(0, 0, 1.6), surface="glow-soft")
        usb_a(at=(84, -0.4, 34), inside="gold")
        print_text("COPY", 3.6, at=(84, -0.4, 46), surface="label", rot=(90, 0, 0))
    with group(at=(width / 2 + 0.2, 10, 70), rot=(0, 0, 90)):
        slots(13, 9, (11, 9), (8, 3.4), surface="hole")


def portable_drive():
    """A pocket-sized drive with a ribbed edge and its cable."""
    slab(58, 98, 11, 9, surface="rubber", bevel=2.6)
    slab(50, 88, 0.8, 6, at=(0, 1, 10.6), surface="anthracite", bevel=0.3)
    print_text("2 TB", 9, at=(-8, 26, 11.45), surface="label")
    print_text("PORTABLE SSD  10 Gb/s", 2.8, at=(-0.5, -34, 11.45), surface="label")
    slab(30, 1.2, 0.2, 0.5, at=(-3.5, 18, 11.35), surface="glow-soft", bevel=0)
    for y in row(15, 5.2):
        slab(59.4, 2.6, 7, 1.2, at=(0, y, 2), surface="rubber", bevel=0.8)
    led(at=(16, -49.1, 6), radius=0.7, surface="glow-soft")
    with group(at=(0, -48.8, 3.6)):
        usb_c(at=(0, 0, 2))
        box(8.2, 4, 2.4, at=(0, -2.4, 0.8), surface="nickel", bevel=0.8)
        slab(11, 20, 6, 2.2, at=(0, -14, -1), surface="soft-black", bevel=1.2)
        for y in (-25, -27.4, -29.8):
            cylinder(2.6, 1.4, at=(0, y, 2), surface="rubber", axis="y", bevel=0.3)
        sweep([(0, -24, 2), (4, -44, 0), (50, -52, -1.4), (70, -14, -1.6), (62, 36, -1.6)], 2, "rubber")
        with group(at=(60, 46, -3.6), rot=(0, 0, 8)):
            slab(11, 20, 6, 2.2, surface="soft-black", bevel=1.2)
            slab(8.4, 7, 2.5, 1.2, at=(0, 13, 1.7), surface="nickel", bevel=0.3)


@subject("nas-hard-drive", "storage", azimuth=24, elevation=34, aperture=1.0)
def nas_hard_drive():
    hard_drive()


@subject("sata-ssd", "storage", azimuth=-24, elevation=36, aperture=0.9)
def sata_ssd_card():
    sata_ssd()


@subject("nas-enclosure", "storage", azimuth=28, elevation=16)
def nas_enclosure():
    nas()


@subject("portable-drive", "storage", azimuth=-18, elevation=36, aperture=0.9)
def portable_drive_card():
    portable_drive()
