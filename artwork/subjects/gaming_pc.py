"""A gaming PC with a glass side, built the way real ones are: board at the back, cooler on the processor, cables."""

from dataclasses import replace

from kit.materials import accent
from kit.parts import fan, screw, slots
from kit.shapes import box, carve, cylinder, field, group, lamp, print_text, ring, row, sheet, slab, sweep
from subjects.atx_board import SOCKET, motherboard
from subjects.graphics_cards import TRIPLE, graphics_card

WIDTH, DEPTH, HEIGHT = 225, 455, 500
WALL = 4
SHROUD = 96
FEET = 16  # how high they are
# Shorter than the tray, in a holder before the board, its fans to the glass.
GRAPHICS = replace(TRIPLE, length=292)
CARD = (26, -149, 104)  # the middle of its lower edge


def case_fan(at, rot, light="glow"):
    """A 120 mm fan in its square frame, blowing along z."""
    with group(at=at, rot=rot):
        for z in (0, 21):
            flange = slab(120, 120, 4, 6, at=(0, 0, z), surface="soft-black", bevel=0.5)
            with group():
                carve(flange, cylinder(56.5, 30, at=(0, 0, z - 10), bevel=0, sides=96))
        for x in (-1, 1):
            for y in (-1, 1):
                cylinder(5, 20, at=(x * 52, y * 52, 2), surface="rubber", bevel=0.3, sides=24)
                screw(at=(x * 52, y * 52, 24.6), radius=3)
        fan(55, 21, at=(0, 0, 1.5), count=9, rim="soft-black", light=light)


def radiator():
    """A 360 mm radiator under the roof, its core of fine fins between two tanks, three fans below it; along x."""
    for z in (0, 112):
        box(330, 27, 8, at=(0, 0, z), surface="soft-black", bevel=1)
    for x in (-177, 177):
        box(26, 27, 120, at=(x, 0, 0), surface="soft-black", bevel=3, segments=3)
    box(328, 18, 104, at=(0, 0, 8), surface="hole", bevel=0)
    for z in row(11, 9.4):
        box(328, 25, 1.6, at=(0, 0, 60 + z), surface="anthracite", bevel=0)
    field([(x, 0) for x in row(150, 2.16)], (0.35, 24, 104), at=(0, 0, 8), surface="gunmetal")
    slab(306, 13, 0.8, 5, at=(0, 0, 119.6), surface="dark", bevel=0.2)
    for x in row(4, 100):
        screw(at=(x, 9, 119.8), radius=2.2, surface="black")
    for x in (-120, 0, 120):
        case_fan((x, -14, 60), (90, 0, 0))


def cable_run(points, count, pitch, across, radius=2.1, surface="rubber"):
    """Sleeved cables side by side along the same way; `across` is the direction they are laid in."""
    for offset in row(count, pitch):
        shift = [offset * part for part in across]
        sweep([tuple(p + s for p, s in zip(point, shift)) for point in points], radius, surface)


def liquid_cooler():
    """A pump on the processor, its two hoses to the radiator under the roof; in the board's own space."""
    with group(at=(*SOCKET, 8)):
        slab(72, 72, 12, 16, surface="soft-black", bevel=2)
        cylinder(34, 38, at=(0, 0, 10), surface="soft-black", bevel=3, sides=96)
        ring(31, 2.2, at=(0, 0, 48), surface="glow-soft", sides=96)
        ring(31, 0.9, at=(0, 0, 49), surface="glow-core", sides=96)
        cylinder(28, 1.2, at=(0, 0, 47.4), surface="bezel", bevel=0.4, sides=96)
        print_text("36 °C", 11, at=(0, 0, 48.7), surface="lamp-dim")
        for x in (-1, 1):
            for y in (-1, 1):
                screw(at=(x * 29, y * 29, 12), radius=4)
    x, y = SOCKET
    for side, lift in ((-9, 0), (9, 15)):
        sweep([(x + 30, y + side, 34), (x + 62, y + side + 6, 62 + lift), (x + 150, y + 34 + side, 84 + lift),
               (238, 128, 78 + lift), (249, 152, 70 + lift), (249, 184, 66 + lift)], 6.5, "rubber")
        cylinder(7.5, 14, at=(x + 26, y + side, 34), surface="gunmetal", axis="x", bevel=1)


def cables():
    """The supply's cables in flat combed runs, black and sleeved: to the board over a grommet, and into the card's socket."""
    slab(26, 104, 3, 12, at=(166, 56, -1), surface="rubber", bevel=1)
    slab(26, 78, 3, 12, at=(166, -92, -1), surface="rubber", bevel=1)
    for level in (0, 4.4):
        cable_run([(115 - level * 0.5, 60, 15), (122, 60, 26 + level), (140, 60, 30 + level), (158, 60, 16 + level), (164, 60, -20)],
                  12, 4.2, (0, 1, 0))
    # Into the card's upper edge, in a bow over the board to the same side.
    x, y, z = CARD[0] + 0.27 * GRAPHICS.length + 9.6, CARD[1] + GRAPHICS.height - 4, CARD[2] - 21
    box(19, 14, 9, at=(x, y + 3, z - 4.5), surface="soft-black", bevel=0.8)
    for level in (-1.9, 1.9):
        cable_run([(x, y + 8, z + level), (x + 0.5, y + 20, z + level), (x + 8, y + 37 + level, z - 3 + level), (x + 30, y + 43 + level, z - 26),
                   (x + 50, y + 40 + level, z - 66), (x + 53, y + 36, z - 110)], 6, 3.6, (1, 0, 0), radius=1.6)
    # From the headers along the lower edge into the supply's room: sound, two of USB, the case's button and lamp.
    for x, count, sag in ((-106, 4, 16), (-12, 4, 30), (14, 4, 24), (92, 6, 18)):
        box(count * 2.4, 6, 9, at=(x, -146.5, 8), surface="soft-black", bevel=0.6)
        cable_run([(x, -147, 16), (x, -149, 20 + sag * 0.4), (x + 3, -158, 22 + sag), (x + 5, -172, 16 + sag), (x + 4, -186, 10)], count, 1.9, (1, 0, 0), radius=0.95)
    # To the processor, over the upper edge.
    for x in (-72, -52):
        box(17, 9, 12, at=(x, 146, 10), surface="soft-black", bevel=0.8)
        cable_run([(x, 146, 20), (x, 147, 34), (x, 156, 40), (x, 168, 24), (x, 172, -14)], 4, 4.2, (1, 0, 0), radius=1.7)


def interior():
    """Everything behind the glass, seen from the front of the board: x to the case's front, y up, z to the glass."""
    motherboard(processor=True, memory=True, accent="glow-soft", bar="diffuser")
    liquid_cooler()
    with group(at=CARD, rot=(-90, 0, 0)):
        graphics_card(GRAPHICS)
        # The holder: a rail under its lower edge on two posts.
        box(GRAPHICS.length - 8, 44, 5, at=(6, 2, -6.4), surface="anthracite", bevel=0.8)
        for x in (-104, 122):
            box(16, 30, 8, at=(x, 2, -13), surface="anthracite", bevel=0.8)
    with group(at=(68, 192, 6)):
        radiator()
    cables()


def case_feet():
    """Four feet below z = 0, each of metal on a pad of rubber, to the edges, where they can be seen."""
    for x in (-1, 1):
        for y in (-1, 1):
            with group(at=(x * (WIDTH / 2 - 24), y * (DEPTH / 2 - 44), -FEET)):
                slab(38, 62, 4, 9, surface="rubber", bevel=0.8)
                slab(42, 66, FEET - 3.6, 10, at=(0, 0, 3.6), surface="gunmetal", bevel=1.2)


def gaming_pc():
    """The whole case, its glass to -x and its front to -y."""
    left, back = -WIDTH / 2, DEPTH / 2
    for z in (14, HEIGHT - WALL):
        box(WIDTH, DEPTH, WALL, at=(0, 0, z), surface="powder", bevel=1.4, segments=3)
    box(WALL, DEPTH, HEIGHT - 14, at=(WIDTH / 2 - WALL / 2, 0, 14), surface="powder", bevel=1)
    box(WIDTH, WALL, HEIGHT - 14, at=(0, back - WALL / 2, 14), surface="powder", bevel=1)
    with group(at=(0, 0, 14)):
        case_feet()
    # A filter lies in the roof over the radiator.
    slab(WIDTH - 52, DEPTH - 60, 1.4, 8, at=(4, -6, HEIGHT - 0.4), surface="coated", bevel=0.5)
    # Power supply behind its cover.
    box(WIDTH - 12, DEPTH - 30, SHROUD, at=(2, 8, 18), surface="dark", bevel=2, segments=3)
    with group(at=(left + 7.6, 60, 66), rot=(0, 0, -90)):
        slots(16, 4, (8, 8), (5, 5), at=(-110, 0, 0), surface="hole")
    with group(at=(WIDTH / 2 - 14, 100, 274), rot=(90, 0, -90)):
        interior()
    # The covers of the free slots in the back.
    for z in row(4, 20.3):
        box(100, 1, 18.6, at=(40, back - 4.6, 178 + z), surface="cast", bevel=0.4)
    # Intake fans stand along the front, their light to the glass as much as to the front.
    for z in (176, 300, 424):
        case_fan((4, -DEPTH / 2 + 40, z), (90, 0, 0))
    case_fan((-14, back - 6, 336), (90, 0, 0))
    # The smoked front in its frame.
    for x in (-1, 1):
        box(9, 12, HEIGHT - 14, at=(x * (WIDTH / 2 - 4.5), -DEPTH / 2 + 2, 14), surface="anthracite", bevel=2, segments=3)
    for z in (14, HEIGHT - 14):
        box(WIDTH, 12, 14, at=(0, -DEPTH / 2 + 2, z), surface="anthracite", bevel=2, segments=3)
    box(WIDTH - 14, 1.2, HEIGHT - 40, at=(0, -DEPTH / 2 + 2, 26), surface="smoked", bevel=0)
    # What fans and strips would light: from under the roof, and from the intake in the case's own colour.
    lamp(40, 380, 9, at=(left + 22, 0, HEIGHT - 12), rot=(0, -16, 0), colour=(1.0, 0.95, 0.90))
    lamp(34, 370, 48, at=(left + 9, 4, HEIGHT - 92), rot=(0, -48, 0), colour=(1.0, 0.96, 0.92), spread=130)
    lamp(60, 300, 13, at=(left + 40, -DEPTH / 2 + 76, 300), rot=(90, 0, 0), colour=accent())
    # A soft box before the glass, which the shroud and all that is of metal mirrors.
    lamp(130, 170, 4, at=(left + 6, 104, 200), rot=(0, -90, 0), colour=(1.0, 0.96, 0.92))
    lamp(150, 260, 3.5, at=(left + 6, 50, 370), rot=(0, -90, 0), colour=(1.0, 0.96, 0.92))
    # On the intake fans, from behind the smoked front.
    lamp(104, 370, 1.6, at=(4, -DEPTH / 2 + 8, 300), rot=(90, 0, 0), colour=(1.0, 0.90, 0.82))
    box(6, DEPTH - 40, 3, at=(left + 12, 0, HEIGHT - 7), surface="glow", bevel=0.8)
    # One sheet of glass from edge to edge, between two rails.
    for z, tall in ((14, 18), (HEIGHT - 9, 9)):
        box(7, DEPTH, tall, at=(left + 3, 0, z), surface="anthracite", bevel=1.2, segments=3)
    box(3, DEPTH - 2, HEIGHT - 41, at=(left + 1.5, 0, 32), surface="pane", bevel=0.6)
    # A strip light that it mirrors: drawn on it, since a mirrored one would need ten times the samples.
    with group(at=(left - 0.3, 0, HEIGHT / 2), rot=(0, 0, -90)):
        x, z = DEPTH / 2 - 3, HEIGHT / 2 - 18
        sheet([[(-x, 0, -z), (x, 0, -z)], [(-x, 0, z), (x, 0, z)]], "sheen")
