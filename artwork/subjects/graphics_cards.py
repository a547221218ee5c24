"""Graphics cards, each with a shroud and fans of its own: standing on their slot edge, or lying on their back plate."""

from dataclasses import dataclass, replace

from kit.boards import power_socket
from kit.parts import blades, display_port, gold_fingers, screw
from kit.registry import subject
from kit.shapes import box, carve, cylinder, field, group, prism, ring, rounded, row, slab, sweep, tube

LOW = 3.4  # of the shroud above the contacts' ends
FINS = 2.2
STEP = 3.2  # of the shroud's upper plane over the lower
HUBS = {"cut": 0.33, "straight": 0.29, "slant": 0.36, "round": 0.31}  # of a fan's radius


@dataclass(frozen=True)
class Design:
    """What tells one card from another."""

    length: float
    height: float
    thick: float
    fans: int
    style: str
    shroud: str = "coated"
    trim: str = "anodised"
    blades: int = 11
    ringed: bool = True
    power: tuple = ((6, 2, 0.72),)
    # What lines the fans' wells, if not the shroud itself, and what its back plate is of, if not of the shroud's metal.
    duct: str = ""
    back: str = "anodised"
    # The rings around its fans and its strip: what they are of, and their brightest part.
    light: tuple = ()


TRIPLE = Design(340, 146, 66, 3, "cut", light=("glow-soft", "glow-core"))
WIDE = Design(320, 128, 56, 3, "straight", trim="steel", blades=9, ringed=False, power=((4, 2, 1), (4, 2, 1)))
DUAL = Design(249, 126, 51, 2, "slant", trim="moulded", blades=11)
COMPACT = Design(228, 122, 44, 2, "round", trim="silver", blades=7, ringed=False,
                 power=((4, 2, 1),), duct="moulded", back="gunmetal")


def _outline(design):
    """The shroud's front, anticlockwise around its middle."""
    x, y = design.length / 2, (design.height - LOW) / 2
    if design.style == "round":
        return rounded([(-x, -y), (x, -y), (x, y), (-x, y)], 22, 8)
    if design.style == "straight":
        return rounded([(-x, -y), (x, -y), (x, y), (-x, y)], 5)
    if design.style == "slant":
        return rounded([(-x, -y), (x - 26, -y), (x, -y + 20), (x, y), (-x + 18, y), (-x, y - 14)], 6)
    return rounded([(-x, -y + 8), (-x + 10, -y), (x - 22, -y), (x, -y + 22), (x, y - 12), (x - 12, y), (-x + 16, y), (-x, y - 16)], 2)


def rotor(radius, design):
    """A fan's turning part, blowing along z: blades, in a ring of their own where `ringed`, and a hub under a metal disc."""
    hub = radius * HUBS[design.style]
    blades(radius * (0.955 if design.ringed else 0.98), hub, design.blades, 12, sweep=30 if design.ringed else 44)
    if design.ringed:
        tube(radius * 0.975, radius * 0.95, 9, at=(0, 0, 1.6), surface="blade", sides=128)
    cylinder(hub, 11.4, surface="moulded", bevel=1.8, sides=96, top=hub * 0.96)
    tube(hub * 0.9, hub * 0.84, 0.3, at=(0, 0, 11.4), surface="hole", sides=96)
    if design.style == "cut":
        cylinder(hub * 0.82, 0.7, at=(0, 0, 11.3), surface="anodised", bevel=0.3, sides=96)
        tube(hub * 0.5, hub * 0.45, 0.25, at=(0, 0, 11.95), surface="satin", sides=96)
    elif design.style == "straight":
        cylinder(hub * 0.82, 0.5, at=(0, 0, 11.3), surface="moulded", bevel=0.2, sides=96)
        for lean in (-1, 1):
            with group(at=(0, 0, 11.8), rot=(0, 0, lean * 45)):
                box(hub * 0.9, 1.2, 0.15, surface="satin", bevel=0.05)
    elif design.style == "slant":
        cylinder(hub * 0.82, 0.6, at=(0, 0, 11.3), surface="satin", bevel=0.2, sides=96)
        cylinder(hub * 0.6, 0.2, at=(0, 0, 11.85), surface="moulded", bevel=0.1, sides=96)
    else:
        cylinder(hub * 0.86, 0.8, at=(0, 0, 11.2), surface="anodised", bevel=0.4, sides=96)
        ring(hub * 0.5, 0.6, at=(0, 0, 12.0), surface="silver", sides=96)


def fans(design, places, radius, front):
    """The fans in their wells, each in a collar, or in a light that is brightest at its core."""
    for x in places:
        with group(at=(x, front + 14, 0), rot=(90, 0, 0)):
            rotor(radius - 1.5, design)
            with group(at=(0, 0, 12.2)):
                if design.light:
                    tube(radius + 2.2, radius - 1.2, 2.2, surface="moulded")
                    ring(radius + 0.6, 2.6, at=(0, 0, 1.6), surface=design.light[0], sides=96)
                    ring(radius + 0.6, 1.1, at=(0, 0, 2.6), surface=design.light[1], sides=96)
                else:
                    tube(radius + 1.6, radius - 0.6, 2.4, surface=design.duct or design.trim)
            if design.duct:
                tube(radius + 1.2, radius - 0.5, 20, at=(0, 0, -7), surface=design.duct, sides=128)


def dressing(design, pitch, radius):
    """What the shroud wears between its fans, seen along -z; its face is z = 0 and its middle the origin."""
    x, y = design.length / 2, (design.height - LOW) / 2
    gaps = row(design.fans - 1, pitch)
    if design.style == "cut":
        for middle in gaps:
            for lean in (1, -1):
                wing = [(-17, y - 3.5), (-5, y - 21), (5, y - 21), (17, y - 3.5)]
                points = [(middle + px, lean * py) for px, py in wing]
                prism(points if lean > 0 else points[::-1], 2.2, surface=design.trim, bevel=0.7)
                for px in (-2.6, 2.6):
                    bar = [
                        (middle + px + across, lean * (y - up))
                        for across, up in ((-0.7, 18), (0.7, 18), (0.7, 9), (-0.7, 9))
                    ]
                    prism(bar if lean > 0 else bar[::-1], 0.5, at=(0, 0, 2.1), surface="hole", bevel=0)
        for side in (-1, 1):
            screw(at=(side * (x - 9), -y + 26, 0), radius=2.2, surface="black")
            screw(at=(side * (x - 9), y - 24, 0), radius=2.2, surface="black")
    elif design.style == "straight":
        for lean in (-1, 1):
            box(2 * x - 14, 1.0, 1.2, at=(0, lean * (y - 5), -0.6), surface=design.trim, bevel=0.3)
        for middle in gaps:
            for lean in (-1, 1):
                for rib in range(5):
                    box(20 - 3.4 * rib, 1.3, 1.0, at=(middle, lean * (y - 10 - 3 * rib), -0.3), surface="black", bevel=0.3)
        for px in (-x + 6, x - 6):
            for py in (-y + 12, y - 12):
                screw(at=(px, py, 0), radius=2.1, surface="black")
    elif design.style == "slant":
        band = [(-13, -y + 4), (-3, -y + 4), (14, y - 4), (4, y - 4)]
        prism(band, 1.0, surface=design.trim, bevel=0.3)
        prism([(-0.5, -y + 4), (1.5, -y + 4), (18.5, y - 4), (16.5, y - 4)], 0.6, surface="silver", bevel=0.2)
        for px, py in ((-x + 8, -y + 9), (x - 8, y - 9), (-x + 9, y - 24), (x - 9, -y + 30)):
            screw(at=(px, py, 0), radius=2.2, surface="black")
    else:
        for lean in (-1, 1):
            slab(30, 9, 1.0, 4.4, at=(0, lean * (y - 10), -0.2), surface=design.trim, bevel=0.3)
            for px in (-8, 0, 8):
                cylinder(1.4, 0.3, at=(px, lean * (y - 10), 0.75), surface="hole", bevel=0)
        for px in (-x + 13, x - 13):
            for py in (-y + 13, y - 13):
                screw(at=(px, py, 0), radius=2.2)


def bracket(design):
    """The steel plate with the outputs, seen along -y: its tab above, its tongue below, vents beside the ports."""
    wide, tall = design.thick + 2, design.height - 14
    plate = box(wide, 1.0, tall, at=(0, 0, 8), surface="steel", bevel=0.3)
    ports = -wide / 2 + 13
    vents = row(int((wide - 26) / 7), 7)
    with group():
        carve(plate, *(
            box(4.2, 6, tall * 0.38, at=(x + 12, 0, 16 + half * tall * 0.45), bevel=0) for x in vents for half in (0, 1)))
    box(wide - 2, 0.4, tall - 4, at=(0, 2.6, 10), surface="hole", bevel=0)
    for side in range(max(2, round(wide / 22))):
        box(11, 1.0, 8.2, at=(-wide / 2 + 11 + side * 20.3, 0, 0.4), surface="steel", bevel=0.3)
    # Each slot's tab is bent out over the case, open at its end for the screw.
    for side in range(max(2, round(wide / 22))):
        tab = slab(18.6, 12, 1.5, 2, at=(-wide / 2 + 10 + side * 20.3, -5.6, 8 + tall - 1.5), surface="steel", bevel=0.35)
        with group():
            carve(tab, slab(4.4, 12, 6, 2.19, at=(-wide / 2 + 10 + side * 20.3, -12.6, 5 + tall), bevel=0))
    for index, z in enumerate((30, 55, 80, 105)):
        if z < tall - 4:
            with group(at=(ports - 3, -0.6, z), rot=(0, 90, 0)):
                display_port(wide=15 if index == 2 else 17)


def cooler(design, deep):
    """Fins from end to end, low where the power sockets stand, with the heat pipes' bends at the right."""
    half, front, back = design.length / 2, -design.thick / 2, design.thick / 2
    start, end = front + deep - 6, back - 8
    deck, middle = end - start, (start + end) / 2
    spots = sockets(design)
    tall = design.height - LOW - 8
    whole, low = [], []
    for x in row(int((design.length - 9) / FINS), FINS):
        (low if any(abs(x - spot) < reach + 3 for spot, reach in spots) else whole).append((x, middle))
    field(whole, (0.55, deck, tall), at=(0, 0, LOW + 5), surface="aluminium")
    field(low, (0.55, deck, tall - 15), at=(0, 0, LOW + 5), surface="aluminium")
    for y in (start + deck * 0.3, start + deck * 0.72):
        field([(x, y) for x, _ in whole], (FINS, 1.1, 0.4), at=(0, 0, LOW + 5 + tall), surface="aluminium")
    for index, z in enumerate((0.2, 0.4, 0.6, 0.8)):
        y = middle + (4 if index % 2 else -4)
        level = LOW + 5 + tall * z
        sweep([(half - 22, y, level), (half - 7, y, level), (half - 4.5, y, level + 5), (half - 7, y, level + 10), (half - 22, y, level + 10)],
              2.6, "cast")


def sockets(design):
    """Where the power sockets stand along the upper edge: (x, half their width)."""
    spots, x = [], design.length * 0.27
    for columns, _, scale in design.power:
        reach = (columns * 4.2 + 1.6) * scale / 2
        spots.append((x + reach, reach))
        x += 2 * reach + 3
    return spots


def edge_connector(x, y, out):
    """The board's gold contacts for the slot, cut away at their key; `out` is how far they reach below z = 0."""
    tongue = box(88, 1.6, 10 + out, at=(x, y, -out), surface="pcb", bevel=0.2)
    with group():
        carve(tongue, box(2.2, 6, 9, at=(x - 28, y, -out - 1), bevel=0))
    gold_fingers(84, at=(x, y - 0.9, 0.4 - out), pitch=1.2, tall=7.5, notch=-28)


def graphics_card(design=TRIPLE, out=0):
    """A card standing on its slot edge, fans towards -y, its outputs at the left; its contacts reach `out` below z = 0."""
    length, height, thick = design.length, design.height, design.thick
    half, front, back = length / 2, -thick / 2, thick / 2
    deep = thick * 0.46
    middle = (LOW + height) / 2
    pitch = (length - 12) / design.fans
    radius = min((height - LOW) / 2 - 7, pitch / 2 - 3.5)
    places = row(design.fans, pitch)
    with group(at=(0, front + deep, middle), rot=(90, 0, 0)):
        hood = prism(_outline(design), deep - STEP, surface=design.shroud, bevel=2.4, level_only=True, segments=3)
        # The upper plane stands back from the edges, and is of another skin.
        x, y = length / 2 - 7, (height - LOW) / 2 - 2.6
        inner = [(-x, -y + 12), (-x + 12, -y), (x - 20, -y), (x, -y + 20), (x, y - 12), (x - 12, y), (-x + 20, y), (-x, y - 20)]
        face = prism(rounded(inner, 2), STEP + 1, at=(0, 0, deep - STEP - 1), surface="anodised", bevel=1.1, level_only=True, segments=3)
        for made in (hood, face):
            with group():
                carve(made, *(cylinder(radius + 1, deep * 3, at=(x, 0, -deep), bevel=0, sides=128) for x in places))
        with group(at=(0, 0, deep)):
            dressing(design, pitch, radius)
    with group(at=(0, 0, middle)):
        fans(design, places, radius, front)
    cooler(design, deep)
    board = length * 0.86
    box(board, 1.6, height - LOW - 8, at=(-half + board / 2 + 2, back - 5, LOW + 5), surface="pcb", bevel=0.2)
    with group(at=(0, back, middle), rot=(90, 0, 0)):
        prism(_outline(design), 2.2, surface=design.back, bevel=0.7, level_only=True)
    # It is folded over the board along the upper edge.
    box(length * 0.5, 8, 1.6, at=(-length * 0.2, back - 4.6, height - 5.2), surface=design.back, bevel=0.5)
    for (x, _), (columns, lines, scale) in zip(sockets(design), design.power):
        with group(at=(x, back - 12, height - 16), scale=scale):
            power_socket(columns, lines, latch=-1)
    if design.light:
        slab(length * 0.36, 3.4, 1, 1.6, at=(-length * 0.22, front + deep * 0.42, height - 0.5), surface=design.light[0], bevel=0.3)
        slab(length * 0.35, 1.2, 1, 0.5, at=(-length * 0.22, front + deep * 0.42, height - 0.3), surface=design.light[1], bevel=0.2)
    edge_connector(-length * 0.2, back - 5, out)
    with group(at=(-half - 1.6, 0, 0), rot=(0, 0, -90)):
        bracket(design)


def lying_card(design):
    """A card lying on its back plate, fans up, its contacts towards the viewer."""
    with group(at=(0, 0, design.thick / 2), rot=(-90, 0, 0)):
        graphics_card(design, out=8)


@subject("graphics-card-triple", "gaming", azimuth=-26, elevation=34)
def triple():
    # Unplugged as it lies there, its rings are frosted plastic.
    lying_card(replace(TRIPLE, light=("frosted", "frosted")))


@subject("graphics-card-wide", "gaming", azimuth=24, elevation=34)
def wide():
    lying_card(WIDE)


@subject("graphics-card-dual", "gaming", azimuth=-30, elevation=34)
def dual():
    lying_card(DUAL)


@subject("graphics-card-compact", "gaming", azimuth=-48, elevation=31)
def compact():
    lying_card(COMPACT)
