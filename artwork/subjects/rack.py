"""A small wall cabinet with 19-inch equipment: patch panels around a switch, a gateway, and leads that end in ports."""

from random import Random

from kit.parts import feet, fit_ports, perforated, rj45, screw, sfp_cage, slots
from kit.shapes import box, cylinder, field, group, plate, print_text, rectangle, row, slab, sweep
from subjects.networking import rack_port, rack_switch

UNIT = 44.45
UNITS = 6
EAR = 232.5  # from the middle to a rail's holes
WIDE, DEEP, WALL = 560, 340, 26
FEET = 8
FLOOR = FEET + WALL  # the lowest unit's lower edge
TALL = FLOOR + UNITS * UNIT + WALL
RAILS = 58 - DEEP / 2  # where the equipment's faces are, back from the cabinet's front for the leads
MIDDLE = 22  # of a panel's ports, from its lower edge


def face(holes=(), surface="powder"):
    """A panel one unit high, its front at y = 0, screwed to both rails."""
    with group(rot=(90, 0, 0)):
        plate(rectangle(482.6, 43.6, 0, MIDDLE, radius=1), holes, 2, at=(0, 0, -2), surface=surface, bevel=0.3)
    for x in (-EAR, EAR):
        for z in (6.4, 38):
            with group(at=(x, -0.1, z), rot=(90, 0, 0)):
                cylinder(5, 0.5, surface="steel", bevel=0.2, sides=32)
                screw(at=(0, 0, 0.4), radius=4, surface="steel")


def patch_panel(first):
    """A panel of twenty-four ports, numbered from `first`, with a paper label under every six."""
    places = [rack_port(column, True)[0] for column in range(24)]
    face([rectangle(12.4, 11, x, MIDDLE) for x in places])
    for index, x in enumerate(places):
        rj45(at=(x, 0, MIDDLE - 6.25), lit=False, recess=9, collar="dark")
        print_text(str(first + index), 4.6, at=(x, -0.2, 35), surface="label", rot=(90, 0, 0))
    for block in range(4):
        box(80, 0.4, 6, at=(places[6 * block] + 34.7, -0.2, 4), surface="label", bevel=0.1)
    print_text("CAT 6A", 7, at=(190, -0.2, MIDDLE), surface="label", rot=(90, 0, 0))


def boot(surface):
    """A plug's moulded end, out of a port at y = 0: its lead begins at y = -19."""
    with group(at=(0, -1, 0), rot=(90, 0, 0)):
        slab(11.2, 7.8, 10, 1.6, surface=surface, bevel=0.9)
        cylinder(3.6, 8, at=(0, 0, 9.6), surface=surface, bevel=0.3, top=2.1)


def patch_lead(x, upper, lower, surface, chance):
    """A short lead from a port at the height `upper` in a bow to the one below it."""
    for z in (upper, lower):
        with group(at=(x, 0, z)):
            boot(surface)
    aside, out = chance.uniform(-1.6, 1.6), -43 + chance.uniform(-3, 3)
    way = [(x, -15, upper), (x, -25, upper - 0.6), (x + aside * 0.6, out + 5, upper - 8), (x + aside, out, (upper + lower) / 2),
           (x + aside * 0.6, out + 5, lower + 8), (x, -25, lower + 0.6), (x, -15, lower)]
    sweep(way, 1.9, surface)


def gateway():
    """A metal gateway and firewall with a small screen, eight ports and two fibre cages, its front at y = 0."""
    body = box(440, 220, 43, at=(0, 112, 0.5), surface="shell", bevel=0.8)
    with group(at=(0, 4, MIDDLE), rot=(90, 0, 0)):
        front = slab(482.6, 43.6, 5, 2, surface="satin", bevel=0.9)
    ports = [(rj45, rack_port(12 + column, True)[0], MIDDLE - 6.25, {}) for column in range(8)]
    ports += [(sfp_cage, x, MIDDLE - 6, {}) for x in (176, 196)]
    fit_ports([front, body], ports, at=(0, -1, 0))
    with group(at=(0, -1.2, MIDDLE), rot=(90, 0, 0)):
        slab(46, 30, 0.8, 4, at=(-186, 0, 0), surface="bezel", bevel=0.3)
        slab(30, 2.6, 0.3, 1.2, at=(-186, -8, 0.8), surface="glow-soft", bevel=0.1)
        print_text("2.5 Gb/s", 6.4, at=(-186, 4, 0.9), surface="lamp-dim")
    for index in range(8):
        print_text(str(index + 1), 4.4, at=(rack_port(12 + index, True)[0], -1.2, 34), surface="black", rot=(90, 0, 0))
    with group(at=(-60, -1.2, MIDDLE)):
        slots(22, 3, (7, 7), (4.6, 3), surface="hole")


def brush_panel():
    """A panel with a brush in its window, through which leads pass to the back."""
    face([rectangle(400, 21, 0, MIDDLE, radius=3)])
    chance = Random(3)
    bristles = [(x + chance.uniform(-0.3, 0.3), 4 + chance.uniform(-1.5, 1.5)) for x in row(420, 0.95)]
    for z in (11, 22):
        field(bristles, (0.55, 0.8, 10.9), at=(0, 0, z), surface="fabric")
    box(404, 1, 24, at=(0, 8, 10), surface="hole", bevel=0)


def blank_panel():
    """A vented panel before a free unit."""
    face([rectangle(380, 26, 0, MIDDLE, radius=3)])
    with group(at=(0, 1, MIDDLE - 13.4)):
        perforated(381, 26.8, 6.2, 2.4, thick=1, surface="powder", margin=1.5)


def falling_lead(x, start, end, surface, chance):
    """A lead from a port down into the brush one unit below; both heights are of the middles."""
    with group(at=(x, 0, start)):
        boot(surface)
    aside = chance.uniform(-3, 3)
    way = [(x, -15, start), (x, -26, start - 1), (x + aside * 0.5, -33, start - 12)]
    way += [(x + aside, -24, end + 6), (x + aside, -8, end), (x + aside, 6, end)]
    sweep(way, 1.9, surface)


def fibre_lead(x, upper, lower):
    """A direct-attach lead between two cages, thick and black, with a metal plug at both ends."""
    for z in (upper, lower):
        box(13.6, 26, 8.6, at=(x, -10, z - 4.3), surface="steel", bevel=0.6)
        box(12, 8, 7.4, at=(x, -26, z - 3.7), surface="black", bevel=1)
        box(6, 16, 0.8, at=(x, -34, z + 2.6), surface="glow-key", bevel=0.3)
    mean = (upper + lower) / 2
    way = [(x, -26, upper), (x, -36, upper - 2), (x + 3, -47, upper - 22), (x + 4, -49, mean)]
    way += [(x + 3, -47, lower + 22), (x, -36, lower + 2), (x, -26, lower)]
    sweep(way, 2.6, "rubber")


def cabinet():
    """The cabinet without its glass door: four walls with vents, a back, and two rails with square holes."""
    with group(at=(0, 0, FEET)):
        height = TALL - FEET
        for z in (0, height - WALL):
            box(WIDE, DEEP, WALL, at=(0, 0, z), surface="coated", bevel=2, segments=3)
        for side in (-1, 1):
            box(2.4, DEEP - 3, height - 2, at=(side * (WIDE / 2 - 1.4), 0, 1), surface="coated", bevel=0.8)
            # The walls' front edges are folded inwards.
            box(20, 2, height - 2 * WALL + 2, at=(side * (WIDE / 2 - 11), 2 - DEEP / 2, WALL - 1), surface="coated", bevel=0.6)
        box(WIDE - 4, 2, height - 4, at=(0, DEEP / 2 - 2, 2), surface="hole", bevel=0)
    with group(at=(WIDE / 2 + 0.1, 0, FLOOR), rot=(0, 0, 90)):
        middle = UNITS * UNIT / 2
        for z in (middle - 96, middle + 90):
            slots(15, 2, (12, 12), (8.6, 5), at=(0, 0, z), surface="hole")
        with group(at=(-DEEP / 2 + 30, -0.2, middle), rot=(90, 0, 0)):
            cylinder(9, 1.6, surface="steel", bevel=0.5)
            box(1.6, 6, 0.4, at=(0, 0, 1.5), surface="hole", bevel=0)
    for side in (-1, 1):
        holes = [rectangle(9.5, 9.5, 0, unit * UNIT + z) for unit in range(UNITS) for z in (6.4, 22.2, 38)]
        with group(at=(side * EAR, RAILS + 4.4, FLOOR), rot=(90, 0, 0)):
            plate(rectangle(32, UNITS * UNIT, 0, UNITS * UNIT / 2), holes, 2, surface="zinc")
    feet(WIDE - 70, DEEP - 70, 14, FEET)


def wall_rack():
    """The cabinet with all that is in it. Every lead runs from a port to a port, or through the brush to the back."""
    cabinet()
    chance = Random(7)
    # By the unit, counted from below.
    places = {name: FLOOR + unit * UNIT for unit, name in enumerate(("blank", "brush", "gateway", "lower", "switch", "upper"))}
    upper_leads = [column for column in range(24) if column not in (4, 11, 22, 23)]
    lower_leads = [column for column in range(24) if column not in (5, 15, 16, 21)]
    links = {(column, True) for column in upper_leads} | {(column, False) for column in lower_leads}
    for name, build in (("blank", blank_panel), ("brush", brush_panel), ("gateway", gateway)):
        with group(at=(0, RAILS, places[name])):
            build()
    for name, first in (("upper", 1), ("lower", 25)):
        with group(at=(0, RAILS, places[name])):
            patch_panel(first)
    with group(at=(0, RAILS + 130, places["switch"])):
        rack_switch(links)
    with group(at=(0, RAILS, 0)):
        for column in upper_leads:
            x, z = rack_port(column, True)
            surface = ("cord", "cord", "pale-key", "cord")[column // 6]
            patch_lead(x, places["upper"] + MIDDLE, places["switch"] + z + 6.25, surface, chance)
        for column in lower_leads:
            x, z = rack_port(column, False)
            surface = ("pale-key", "cord", "dark", "pale-key")[column // 6]
            patch_lead(x, places["switch"] + z + 6.25, places["lower"] + MIDDLE, surface, chance)
        for column, surface in ((12, "cord"), (13, "cord"), (15, "pale-key"), (18, "dark")):
            falling_lead(rack_port(column, True)[0], places["gateway"] + MIDDLE, places["brush"] + MIDDLE, surface, chance)
        fibre_lead(176, places["switch"] + 12, places["gateway"] + MIDDLE)
