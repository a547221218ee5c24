"""What stands on a circuit board, lying flat: small parts, slots, headers and sockets for cables."""

from .shapes import box, carve, cylinder, field, group, prism, row, slab


def ceramics(places, size=(1.6, 0.8, 0.7), at=(0, 0, 0), turned=False):
    """Ceramic capacitors at (x, y) places: a brown body between two tinned ends."""
    long, wide, tall = size
    field(places, (long * 0.62, wide * 0.96, tall * 0.96), at, "ceramic", turned)
    for side in (-1, 1):
        shift = side * long * 0.4
        ends = [(x, y + shift) if turned else (x + shift, y) for x, y in places]
        field(ends, (long * 0.2, wide, tall), at, "tin", turned)


def resistors(places, size=(1.6, 0.8, 0.45), at=(0, 0, 0), turned=False):
    """Chip resistors at (x, y) places: black between two tinned ends."""
    long, wide, tall = size
    field(places, (long * 0.98, wide, tall * 0.8), at, "tin", turned)
    field(places, (long * 0.64, wide * 1.02, tall), at, "chip", turned)


def grid(columns, lines, pitch, at=(0, 0)):
    """The (x, y) places of columns and lines around a point."""
    return [(at[0] + x, at[1] + y) for x in row(columns, pitch[0]) for y in row(lines, pitch[1])]


def memory_slot(length=134, surface="black"):
    """A DIMM slot along y: two walls with a slit between them, and a latch at either end."""
    box(7, length, 2.6, surface=surface, bevel=0.3)
    for side in (-1, 1):
        box(2.3, length, 9, at=(side * 2.35, 0, 0), surface=surface, bevel=0.35)
    field([(side * 0.95, y) for side in (-1, 1) for y in row(110, length / 114)], (0.25, 0.5, 8.6), surface="gold")
    box(3, 3, 8.4, at=(0, length * 0.045, 0), surface=surface, bevel=0.2)
    for end in (-1, 1):
        box(8.2, 9, 7.5, at=(0, end * (length / 2 + 2), 0), surface=surface, bevel=0.6)
        for side in (-1, 1):
            box(2, 7, 15, at=(side * 3.1, end * (length / 2 + 1.6), 0), surface=surface, bevel=0.6)
        with group(at=(0, end * (length / 2 + 3.4), 6), rot=(end * -14, 0, 0)):
            box(3.8, 4, 11, surface="grey", bevel=0.7)
            box(6.4, 3.2, 2.2, at=(0, end * 1.6, 9.6), surface="grey", bevel=0.6)


def pcie_slot(length=89, armoured=True, key=0.24):
    """A PCIe slot along x: two walls with a slit between them, in a metal sleeve where armoured, its latch at the right."""
    half = length / 2
    box(length, 7.4, 4, surface="black", bevel=0.4)
    for side in (-1, 1):
        box(length, 2.4, 11, at=(0, side * 2.5, 0), surface="black", bevel=0.4)
        if armoured:
            box(length - 3, 0.7, 9.6, at=(0, side * 4.0, 0.2), surface="steel", bevel=0.2)
            box(length - 3, 1.5, 0.4, at=(0, side * 3.3, 10.9), surface="steel", bevel=0.1)
    contacts = [(x, side * 1.05) for side in (-1, 1) for x in row(int(length / 1.35), 1.3)]
    field(contacts, (0.5, 0.3, 10.2), surface="gold")
    box(2.2, 3, 10, at=(-half + length * key * 0.55, 0, 0), surface="black", bevel=0.2)
    box(6, 9.4, 12, at=(half + 1.5, 0, 0), surface="black", bevel=0.8)
    with group(at=(half + 6, 0, 5), rot=(0, -16, 0)):
        box(9, 7, 3, surface="black", bevel=0.8)


def pin_header(columns, lines, at=(0, 0, 0), shroud=False, keyed=()):
    """Upright gold pins on a 2.54 mm pitch, in an open box where `shroud` says so; `keyed` places have none."""
    with group(at=at):
        places = [place for index, place in enumerate(grid(columns, lines, (2.54, 2.54))) if index not in keyed]
        wide, deep = columns * 2.54, lines * 2.54
        if shroud:
            case = box(wide + 5, deep + 3.6, 9.4, surface="black", bevel=0.4)
            with group():
                carve(case, box(wide + 2.6, deep + 1.4, 12, at=(0, 0, 1.6), bevel=0), box(6, 9, 12, at=(0, -deep, 5), bevel=0))
        else:
            box(wide, deep, 2.5, surface="black", bevel=0.2)
        field(places, (0.66, 0.66, 8.2), surface="gold")


def fan_header(at=(0, 0, 0), surface="black"):
    """Four pins before a low wall, such as fans are plugged into."""
    with group(at=at):
        box(10.2, 5.6, 2.6, surface=surface, bevel=0.25)
        box(6.4, 1.2, 9, at=(-1, 2.2, 0), surface=surface, bevel=0.3)
        field([(x, -0.6) for x in row(4, 2.54)], (0.66, 0.66, 8.4), surface="gold")


def power_socket(columns, lines, at=(0, 0, 0), latch=1):
    """A socket for the supply's cables, its cells open upwards; `latch` is the side of its hook, along y."""
    with group(at=at):
        wide, deep = columns * 4.2 + 1.6, lines * 4.2 + 1.6
        case = box(wide, deep, 12.6, surface="black", bevel=0.35)
        with group():
            cells = [
                prism([(x - 1.55, y - 1.55), (x + 1.55, y - 1.55), (x + 1.55, y + 1.55), (x - 1.55, y + 1.55)], 12,
                      at=(0, 0, 3), bevel=0)
                for x, y in grid(columns, lines, (4.2, 4.2))
            ]
            carve(case, *cells)
        field(grid(columns, lines, (4.2, 4.2)), (1.1, 1.1, 8.5), surface="gold")
        box(min(8, wide * 0.4), 2.2, 9, at=(0, latch * (deep / 2 + 0.9), 2), surface="black", bevel=0.5)


def sata_pair(at=(0, 0, 0)):
    """Two SATA ports on top of one another, open towards +x."""
    with group(at=at):
        case = box(14, 17.4, 14.4, surface="black", bevel=0.4)
        with group():
            carve(case, *(box(11, 14.4, 4.6, at=(3.4, 0, z), bevel=0) for z in (1.3, 8.3)))
        for z in (3.0, 10.0):
            box(9, 11.6, 1.2, at=(1.6, 0.4, z), surface="black", bevel=0.1)
            box(9, 1.3, 2.4, at=(1.6, 5.6, z - 1), surface="black", bevel=0.1)
            field([(2, y) for y in row(7, 1.27)], (8, 0.6, 0.12), at=(0, 0.2, z - 0.06))


def button_cell(at=(0, 0, 0)):
    """The board's battery in its holder."""
    with group(at=at):
        slab(25, 23, 3, 5, surface="black", bevel=0.5)
        cylinder(10, 3.4, at=(0, 0, 1.2), surface="steel", bevel=0.5)
        cylinder(8.2, 0.2, at=(0, 0, 4.55), surface="steel", bevel=0.1)
        box(7, 6, 5.2, at=(11, 0, 0), surface="steel", bevel=0.4)
