"""Graphics cards: two with three fans, two with two, of different shroud and length."""

from kit.parts import display_port, fan, gold_fingers, screw, slots
from kit.registry import subject
from kit.shapes import box, carve, cylinder, group, prism, print_text, row, slab, tube


def outputs(thick, height):
    """The bracket at a card's left end, with its sockets and vents, seen along +x."""
    box(thick + 6, 1.2, height + 4, surface="silver", bevel=0.3)
    box(18, 10, 1.2, at=(thick * 0.22, 4, height + 3), surface="silver", bevel=0.3)
    for index, z in enumerate((30, 52, 74, 96)):
        with group(at=(-thick * 0.24 - 3, -0.8, z), rot=(0, 90, 0)):
            display_port(wide=15 if index else 14)
    slots(2 if thick < 56 else 3, int(height / 9) - 2, (9, 8.4), (6.4, 5.6), at=(thick * 0.19, -0.6, height * 0.5), surface="hole", stagger=False)


def graphics_card(length=330, height=138, thick=62, fans=3, shroud="black", trim="gunmetal", light=None, cut=14):
    """A card standing on its slot edge, fans towards -y. `cut` slants the shroud's ends."""
    pitch = (length - 16) / fans
    radius = min(0.5 * height - 9, 0.5 * pitch - 3)
    half, front, back = length / 2, -thick / 2, thick / 2
    low, high = 6, height
    middle = (low + high) / 2
    outline = [
        (-half, low + cut * 0.4), (-half + cut * 0.6, low), (half - cut * 1.6, low), (half, low + cut * 1.6),
        (half, high - cut), (half - cut, high), (-half + cut * 1.2, high), (-half, high - cut * 1.2),
    ]
    deep = thick * 0.56
    # The shroud in front, open where the fans are; the fins show through them and behind it.
    with group(at=(0, front + deep, 0), rot=(90, 0, 0)):
        hood = prism(outline, deep, surface=shroud, bevel=2.2)
        with group():
            windows = [cylinder(radius + 0.8, deep * 3, at=(x, middle, -deep), bevel=0) for x in row(fans, pitch)]
        carve(hood, *windows)
    for index, x in enumerate(row(fans, pitch)):
        with group(at=(x, front + 13, middle), rot=(90, 0, 0)):
            fan(radius, 11, count=11 if fans == 3 else 9, rim="black", blade="dark", light=None)
            tube(radius + 1.6, radius - 1.2, 1.6, at=(0, 0, 11.8), surface=light or trim)
    for x in row(fans - 1, pitch):
        for z, lean in ((low + 13, 1), (high - 13, -1)):
            with group(at=(x, front - 0.2, z), rot=(90, 0, 0)):
                plate = [(-15 * lean, -7 * lean), (15 * lean, -7 * lean), (4 * lean, 9 * lean), (-4 * lean, 9 * lean)]
                prism(plate, 1.4, surface=trim, bevel=0.5)
                screw(at=(0, -2.5 * lean, 1.3), radius=2.2)
    deck = back - 6 - (front + deep)
    fin_pitch = 2.6
    for x in row(int((length - 26) / fin_pitch), fin_pitch):
        box(0.8, deck, height - 18, at=(x - 3, front + deep + deck / 2, low + 3), surface="gunmetal", bevel=0)
    for z in (low + 24, middle, high - 24):
        cylinder(4, length - 20, at=(-half + 6, front + deep + deck * 0.5, z), surface="nickel", axis="x", bevel=0.4)
    for x in (-half + 7, half - 7):
        box(2, deck, height - 26, at=(x, front + deep + deck / 2, low + 10), surface="hole", bevel=0)
    box(length - 10, deck, 1, at=(0, front + deep + deck / 2, low + 6), surface="black", bevel=0)
    box(length - 10, 1.6, height - 10, at=(-2, back - 5, 8), surface="pcb", bevel=0.2)
    with group(at=(0, back, 0), rot=(90, 0, 0)):
        prism(outline, 3, surface=trim if trim != "silver" else "anthracite", bevel=0.8)
    # Power socket in a notch of the upper edge.
    box(34, 15, 6, at=(half - pitch * 0.5, back - 12, high - 8), surface="black", bevel=0.6)
    for x in row(6, 4.4):
        for y in (-2.4, 2.4):
            box(3.2, 3.2, 0.6, at=(half - pitch * 0.5 + x, back - 12 + y, high - 2.2), surface="rubber", bevel=0.2)
    if light is not None:
        slab(length * 0.42, 4, 1, 1.9, at=(-length * 0.17, front + deep - 8, high - 0.4), surface=light, bevel=0.3)
    print_text("GRAPHICS", min(13, deep * 0.42), at=(length * 0.20, front + deep * 0.5, high + 0.1), surface="label")
    box(88, 1.6, 10, at=(-length * 0.22, back - 5, 0), surface="pcb", bevel=0.2)
    gold_fingers(84, at=(-length * 0.22, back - 6, 0.4), tall=7, notch=-28)
    with group(at=(-half - 1.6, 0, 0), rot=(0, 0, -90)):
        outputs(thick, height)


@subject("graphics-card-triple", "gaming", azimuth=-26, elevation=20)
def triple():
    graphics_card(light="glow-soft")


@subject("graphics-card-wide", "gaming", azimuth=24, elevation=22)
def wide():
    graphics_card(length=320, height=128, thick=58, shroud="anthracite", trim="silver", cut=4)


@subject("graphics-card-dual", "gaming", azimuth=-34, elevation=26)
def dual():
    graphics_card(length=228, height=124, thick=50, fans=2, cut=10, trim="grey")


@subject("graphics-card-compact", "gaming", azimuth=30, elevation=30)
def compact():
    graphics_card(length=196, height=118, thick=44, fans=2, shroud="white", trim="silver", cut=18)
