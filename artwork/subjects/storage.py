"""Drives and network storage."""

import math

from kit.parts import feet, fit_ports, led, perforated, screw, usb_a
from kit.registry import subject
from kit.shapes import box, carve, cylinder, group, panel, print_text, prism, ring, rounded, row, slab, sweep, tube
from subjects.motherboards import m2_drive


def sata_socket(body, at, proud=0.0):
    """A drive's SATA connector, let into the front of a body made beside it: two tongues with their keys, in a recess.

    They stand `proud` of the front by so much.
    """
    with group(at=at):
        mouth = box(43, 16, 6.6, at=(0, 0, -1), bevel=0)
    carve(body, mouth)
    with group(at=(at[0], at[1] - proud, at[2])):
        box(43, 1 + proud, 6.5, at=(0, 7.4 + proud / 2, -1), surface="plate", bevel=0)
        box(42.8, 7.6, 0.5, at=(0, 3.8, -0.95), surface="plate", bevel=0)
        for middle, wide, contacts, side in ((-13.6, 10.4, 7, 1), (8.2, 21.4, 15, -1)):
            box(wide, 7, 1.3, at=(middle, 3.8, 3), surface="plate", bevel=0.2)
            box(1.2, 7, 2.6, at=(middle - side * wide / 2, 3.8, 1.7), surface="plate", bevel=0.2)
            for x in row(contacts, 1.27):
                box(0.78, 5.6, 0.2, at=(middle + x, 3.4, 4.25), surface="gold", bevel=0)
                box(0.78, 0.2, 0.9, at=(middle + x, 0.28, 3.4), surface="gold", bevel=0)
        for x in (-20.4, 20.4):
            box(1.8, 7.4, 6, at=(x, 3.8, -0.8), surface="plate", bevel=0.2)


def pressed(inwards):
    """The outline of what is pressed up in a hard drive's lid: round over the disks, with hollows for six screws."""
    side, high, low = 45.4 - inwards, 67.6 - inwards, -66.4 + inwards
    hollow = 6.4 + inwards
    edge = [(-side + hollow, low), (side - hollow, low), (side - hollow, low + hollow + 2), (side, low + hollow + 4)]
    edge += [(side, 2 - hollow - 3), (side - hollow, 2 - hollow + 1), (side - hollow, 2 + hollow - 1), (side, 2 + hollow + 3)]
    turns = [math.radians(turn) for turn in range(18, 90, 9)]
    edge += [((side - 1) * math.cos(turn) ** 0.8, 8 + (high - 8) * math.sin(turn) ** 0.8) for turn in turns]
    return rounded([*edge, *((-x, y) for x, y in reversed(edge[2:]))], 2.5)


def hard_drive():
    """A 3.5-inch drive lying flat, its lid up."""
    body = slab(101.6, 147, 21, 2.6, surface="cast", bevel=1)
    sata_socket(body, (-20, -73.5, 1.6), proud=1.2)
    slab(99, 144, 2.2, 3, at=(0, 0, 20.8), surface="cast", bevel=0.8)
    slab(96, 140, 1.4, 5, at=(0, 1, 22.6), surface="lid-steel", bevel=0.5)
    # The lid is pressed up over the disks and the arm, in two soft steps that leave its screws in hollows.
    for inwards, level, tall, soft in ((0, 23.6, 1.0, 0.45), (3.2, 24.2, 0.64, 0.3)):
        prism(pressed(inwards), tall, at=(0, 0, level), surface="lid-steel", bevel=soft, level_only=True, segments=5)
    for radius, tall, level in ((17.5, 0.5, 24.7), (14.5, 0.4, 25.1), (8.4, 0.25, 25.4)):
        cylinder(radius, tall, at=(0, 34, level), surface="lid-steel", bevel=0.24, sides=96)
    cylinder(3.4, 0.5, at=(0, 34, 25.5), surface="steel", bevel=0.2)
    ring(26, 0.9, at=(0, 34, 24.75), surface="lid-steel", sides=128)
    cylinder(1.5, 0.3, at=(37, 58, 23.9), surface="hole", bevel=0, sides=32)
    ring(3.1, 0.5, at=(37, 58, 24.0), surface="steel")
    for x in (-44.4, 44.4):
        for y in (-63, 2, 65):
            cylinder(3.0, 0.1, at=(x, y, 23.98), surface="hole", bevel=0, sides=32)
            screw(at=(x, y, 23.5), radius=2.3, surface="steel")
    panel("disk-label", 76, 68.4, at=(0, -27, 24.92))
    slab(15, 6, 0.08, 1, at=(-25, 63.5, 24.84), surface="label", bevel=0)
    box(10, 2, 5, at=(32, -73.4, 3), surface="hole", bevel=0.4)
    for x in row(4, 2):
        box(0.6, 3, 0.6, at=(32 + x, -72.8, 5.2), surface="gold", bevel=0)
    for y in (-44, 0, 50):
        for side in (-1, 1):
            with group(at=(side * 50.7, y, 7), rot=(0, 90 * side, 0)):
                cylinder(1.9, 0.3, surface="hole", bevel=0, sides=24)


def sata_ssd():
    """A 2.5-inch solid-state drive."""
    body = slab(69.8, 100, 7, 3, surface="anthracite", bevel=0.9)
    sata_socket(body, (-6, -50, 0.6))
    slab(70.1, 91.4, 0.3, 3, at=(0, 4.4, 5), surface="hole", bevel=0)
    for words, size, y in (("SSD", 17, 24), ("SATA 6 Gb/s", 5.6, 11), ("2 TB", 8.5, -30)):
        print_text(words, size, at=(-26, y, 7.05), surface="label", flush=True)
    slab(46, 1.6, 0.2, 0.7, at=(-3, 4, 6.95), surface="glow-soft", bevel=0)
    for x in (-31, 31):
        for y in (-44, 44):
            slab(3.6, 3.6, 0.2, 1.7, at=(x, y, 6.9), surface="hole", bevel=0)
            screw(at=(x, y, 6.6), radius=1.5, surface="steel")


def slim_heatsink():
    """A low, closed heatsink around an M.2 drive that lies along x, its grooves along it."""
    top = slab(77, 24, 7, 1.6, at=(2, 0, 1.3), surface="shell", bevel=0.8)
    with group():
        pocket = box(42, 17.6, 6, at=(15, 0, 4.3), bevel=0)
        slope = box(3, 60, 4, at=(-37, 0, 7.6), bevel=0)
        slope.rotation_euler.y = math.radians(-40)
    carve(top, pocket, slope)
    box(41.8, 17.4, 0.4, at=(15, 0, 4.2), surface="black", bevel=0)
    for y in row(5, 3.25):
        box(42.2, 1.75, 4.2, at=(15, y, 4.1), surface="shell", bevel=0.3)
    slab(76.4, 23.2, 0.5, 1.4, at=(2, 0, 0.9), surface="hole", bevel=0)
    slab(77, 24, 2.2, 1.6, at=(2, 0, -1.3), surface="shell", bevel=0.5)
    for x in (-29, 33):
        for side in (-1, 1):
            with group(at=(x, side * 12, 3.6), rot=(-90 * side, 0, 0)):
                screw(radius=1.3, surface="steel")
    for words, size, y in (("NVMe", 3.4, -4.6), ("PCIe 5.0 x4", 1.7, -7.9)):
        print_text(words, size, at=(-31.6, y, 8.33), surface="label", flush=True)
    print_text("2 TB", 1.7, at=(-12.6, -7.9, 8.33), surface="label", flush=True)
    for y in (7.2, 8.6):
        slab(22, 0.5, 0.1, 0.2, at=(-20.6, y, 8.25), surface="silver", bevel=0)


def tall_heatsink():
    """A tower of fins over an M.2 drive that lies along x, with copper heat pipes through them."""
    slab(77, 24.4, 3.4, 1.2, at=(2, 0, -1.2), surface="soft-black", bevel=0.5)
    box(75, 22, 2.6, at=(2, 0, 2), surface="aluminium", bevel=0.4)
    # Fins that are folded over at their tops, as stamped ones are, so that they keep their distance.
    for x in row(26, 2.5):
        box(0.5, 22.6, 13.5, at=(2 + x, 0, 4.4), surface="gunmetal", bevel=0.12)
        for y in (-9.6, 9.6):
            box(2.3, 3.2, 0.5, at=(3 + x, y, 17.4), surface="gunmetal", bevel=0.12)
    for y in (-6.4, 6.4):
        # Straight pipes through all fins, cut and soldered shut just outside of the last.
        cylinder(2.3, 0.5, at=(-30.3, y, 9), surface="gunmetal", axis="x", bevel=0.15)
        cylinder(1.9, 68, at=(-32, y, 9), surface="copper", axis="x", bevel=0.7)
    with group(at=(2, 0, 17.9)):
        slab(66, 14.4, 1.5, 1.2, surface="anodised", bevel=0.45)
        slab(62, 0.7, 0.1, 0.3, at=(0, -5.4, 1.45), surface="silver", bevel=0)
        for words, size, x, y in (("NVMe", 3.4, -29.5, 1.4), ("PCIe 4.0", 1.9, -29.4, -2.6), ("2 TB", 1.9, 24.6, -2.6)):
            print_text(words, size, at=(x, y, 1.52), surface="label", flush=True)
    for x in (-31, 35):
        for side in (-1, 1):
            box(4, 1.2, 8, at=(x, side * 12.4, -1), surface="soft-black", bevel=0.4)


NAS_BAY = 37.2


def drive_tray(number):
    """A tray of the network storage, its front towards -y: a lock above, a vent, and a lever to pull it out by below."""
    front = box(36.2, 6, 132, at=(0, 2.6, 0), surface="soft-black", bevel=1.4, segments=3)
    with group():
        carve(front, box(29.4, 4, 58, at=(0, 0.2, 44), bevel=0))
    perforated(29, 57.4, 5.0, 2.0, thick=1, at=(0, 1.6, 44.3), surface="soft-black", margin=1.4)
    # A closed handle: hollowed for a fingertip, ribbed below it, its release above.
    lever = box(31, 9, 36, at=(0, -0.6, 4.5), surface="grey-key", bevel=1.8, segments=3)
    with group():
        carve(lever, cylinder(21, 24, at=(-12, -22.6, 24), axis="x", bevel=0.8, sides=128))
    for z in (8.2, 10.6, 13.0):
        box(23, 1, 0.9, at=(0, -5.2, z), surface="grey-key", bevel=0.35)
    box(9, 2.4, 4.2, at=(0, -4.4, 35.4), surface="soft-black", bevel=0.6)
    box(31.6, 1, 37, at=(0, -0.3, 4), surface="hole", bevel=0.3)
    with group(at=(0, -0.4, 113), rot=(90, 0, 0)):
        tube(4.8, 3.9, 0.9, surface="silver")
        cylinder(3.9, 0.5, surface="steel", bevel=0.1)
        box(0.9, 4, 0.3, at=(0, 0, 0.4), surface="hole", bevel=0)
    print_text(str(number), 7.5, at=(-11.4, -0.5, 123.6), surface="label", rot=(90, 0, 0))
    led(at=(11, -0.3, 123.6), radius=1.4)
    led(at=(6, -0.3, 123.6), radius=1.4)


def nas(bays=4):
    """A network storage box, its trays towards -y."""
    width, depth, height = 212, 223, 166
    body = box(width, depth, height, at=(0, 0, 8), surface="powder", bevel=4, segments=4)
    left = -width / 2 + 13
    with group():
        mouth = box(NAS_BAY * bays + 1.6, 16, 135, at=(left + NAS_BAY * bays / 2, -depth / 2, 21), bevel=0)
    carve(body, mouth)
    with group(at=(0, -depth / 2 + 16.45, 8 + height / 2), rot=(90, 0, 0)):
        slab(width + 0.4, height + 0.4, 0.9, 4, surface="hole", bevel=0)
    feet(160, 170, 11, 8)
    side = left + NAS_BAY * bays + 22
    box(NAS_BAY * bays + 1, 1, 134.6, at=(left + NAS_BAY * bays / 2, -depth / 2 + 7.4, 21.2), surface="hole", bevel=0)
    fit_ports([body], [(usb_a, side, 34, {"inside": "cord"})], at=(0, -depth / 2, 8))
    with group(at=(0, -depth / 2, 8)):
        for index, x in enumerate(row(bays, NAS_BAY)):
            with group(at=(left + NAS_BAY * bays / 2 + x, 1.4, 14.4)):
                drive_tray(index + 1)
        for z, words in ((144, "STATUS"), (132, "LAN"), (120, "DISK")):
            led(at=(side - 14, -0.2, z), radius=1.4)
            print_text(words, 5, at=(side + 2, -0.1, z), surface="label", rot=(90, 0, 0))
        with group(at=(side, 0, 92), rot=(90, 0, 0)):
            tube(9.4, 8.2, 0.8, surface="grey")
            cylinder(8, 1, surface="dark", bevel=0.5)
            ring(3.6, 0.7, at=(0, 0, 1), surface="glow-soft")
        print_text("COPY", 5, at=(side, -0.1, 48), surface="label", rot=(90, 0, 0))
    with group(at=(width / 2, 10, 0), rot=(0, 0, 90)):
        perforated(120, 90, 8.2, 2.9, thick=0.5, at=(0, -0.1, 46), surface="powder")


def cable_plug():
    """A USB-C plug along y: its round-ended shell ends at the origin, its grip and cable come from behind, towards -y."""
    with group(rot=(90, 0, 0)):
        shell = slab(8.34, 2.56, 6.6, 1.27, surface="satin", bevel=0.2)
        with group():
            carve(shell, slab(7.6, 1.8, 9, 0.89, at=(0, 0, -3), bevel=0))
        slab(7.5, 1.7, 0.2, 0.84, at=(0, 0, 4.6), surface="hole", bevel=0)
        slab(12, 6.4, 18, 3.19, at=(0, 0, 6.5), surface="moulded", bevel=1.1)
        slab(11, 5.4, 0.4, 2.69, at=(0, 0, 6.3), surface="satin", bevel=0.1)
    for y, radius in ((-25, 2.7), (-26.7, 2.5), (-28.4, 2.3), (-30.1, 2.1)):
        cylinder(radius, 1.3, at=(0, y, 0), surface="moulded", axis="y", bevel=0.4)
    cylinder(2.0, 7, at=(0, -31, 0), surface="moulded", axis="y", bevel=0.3)


def portable_drive():
    """A pocket-sized drive in a case of aluminium, a ring of black between its halves, and its cable."""
    slab(54, 96, 4.5, 9, surface="shell", bevel=1.6)
    slab(53.4, 95.4, 1.2, 8.8, at=(0, 0, 4), surface="moulded", bevel=0)
    top = slab(54, 96, 5.6, 9, at=(0, 0, 5), surface="shell", bevel=1.9)
    with group():
        carve(top, slab(13, 5, 12, 2.49, at=(0, -48, 1.9), bevel=0))
    for words, size, y in (("2 TB", 7.2, 33), ("USB 10 Gb/s", 2.9, -38)):
        print_text(words, size, at=(-20, y, 10.63), surface="label", flush=True)
    cylinder(0.6, 0.06, at=(19, -38, 10.6), surface="glow-soft", bevel=0, sides=24)
    slab(6, 5, 0.03, 2, at=(17.6, 33, 10.6), surface="glow-key", bevel=0)
    with group(at=(0, -42.6, 4.4)):
        cable_plug()
    z = 4.4
    sweep([(0, -73, z), (1, -84, z - 0.4), (10, -101, 2.4), (34, -108, 1.8), (60, -92, 1.8), (70, -58, 1.8), (66, -22, 1.8), (60, 2, 2.6), (56, 16, 3.2)], 1.8, "fabric")
    with group(at=(48.6, 48.6, 3.2), rot=(0, 0, 12.5)):
        cable_plug()


@subject("nas-hard-drive", "storage", azimuth=24, elevation=34, aperture=1.0)
def nas_hard_drive():
    hard_drive()


@subject("sata-ssd", "storage", azimuth=-24, elevation=36, aperture=0.9)
def sata_ssd_card():
    sata_ssd()


@subject("nas-enclosure", "storage", azimuth=36, elevation=22)
def nas_enclosure():
    nas()


@subject("portable-drive", "storage", azimuth=-18, elevation=36, aperture=0.9)
def portable_drive_card():
    portable_drive()


@subject("ssd-heatsink", "components", azimuth=-28, elevation=34, aperture=0.8)
def ssd_heatsink():
    m2_drive()
    slim_heatsink()


@subject("storage-gaming-ssd", "storage", azimuth=-30, elevation=26, aperture=0.8)
def heatsink_m2_drive():
    m2_drive()
    tall_heatsink()
