"""A gaming PC with a glass side, built the way real ones are: board at the back, cooler on the processor, cables."""

from kit.materials import accent
from kit.parts import fan, feet, screw, slots
from kit.shapes import box, cylinder, group, lamp, print_text, ring, row, slab, sweep
from subjects.graphics_cards import graphics_card
from subjects.atx_board import motherboard

WIDTH, DEPTH, HEIGHT = 225, 455, 500
WALL = 4
SHROUD = 96


def case_fan(at, rot, light="glow"):
    """A 120 mm fan in its square frame, blowing along z."""
    with group(at=at, rot=rot):
        for x in (-1, 1):
            box(6, 120, 25, at=(x * 57, 0, 0), surface="black", bevel=1.5)
            box(120, 6, 25, at=(0, x * 57, 0), surface="black", bevel=1.5)
            for y in (-1, 1):
                screw(at=(x * 52, y * 52, 24.4), radius=3)
        fan(57, 22, at=(0, 0, 1), count=9, rim="black", blade="dark", light=light)


def cable_run(points, count, pitch, across, radius=2.1, surface="rubber"):
    """Sleeved cables side by side along the same way; `across` is the direction they are laid in."""
    for offset in row(count, pitch):
        shift = [offset * part for part in across]
        sweep([tuple(p + s for p, s in zip(point, shift)) for point in points], radius, surface)


def liquid_cooler():
    """A pump on the processor, its two hoses to the radiator under the roof; in the board's own space."""
    with group(at=(-8, 62, 8)):
        slab(72, 72, 12, 16, surface="black", bevel=2)
        cylinder(34, 38, at=(0, 0, 10), surface="black", bevel=3, sides=96)
        ring(31, 2.6, at=(0, 0, 48), surface="glow", sides=96)
        cylinder(28, 1.2, at=(0, 0, 47.4), surface="dark", bevel=0.4, sides=96)
        for x in (-1, 1):
            for y in (-1, 1):
                screw(at=(x * 29, y * 29, 12), radius=4)
    for y, lift in ((48, 0), (66, 12)):
        sweep([(24, y, 30), (52, y + 4, 44 + lift), (86, y + 44, 62 + lift), (96, 140 + lift / 2, 66), (97, 178, 66)],
              6.5, "rubber")
        cylinder(7.5, 12, at=(20, y, 30), surface="gunmetal", axis="x", bevel=1)


def interior():
    """Everything behind the glass, seen from the front of the board: x to the case's front, y up, z to the glass."""
    motherboard(processor=True, memory=True)
    liquid_cooler()
    with group(at=(46, -14, 10)):
        graphics_card(length=310, light="glow")
    # Radiator with its fans under the roof.
    box(330, 28, 118, at=(76, 190, 4), surface="black", bevel=1.5)
    for x in (-28, 92, 212):
        case_fan((x, 176, 64), (90, 0, 0))
    # Board power over the grommets, graphics power from below, both as flat combed runs.
    cable_run([(112, 72, 14), (126, 72, 30), (146, 66, 26), (158, 60, 4), (160, 58, -20)], 12, 4.4, (0, 1, 0))
    cable_run([(98, -10, 146), (98, 12, 160), (112, 20, 120), (138, -6, 50), (152, -40, 6), (156, -60, -20)], 8, 4.2,
              (0.8, 0.5, 0))
    for y in (72, -72):
        slab(26, 78, 3, 12, at=(164, y, -1), surface="rubber", bevel=1)


def gaming_pc():
    """The whole case, its glass to -x and its front to -y."""
    left, back = -WIDTH / 2, DEPTH / 2
    for z in (14, HEIGHT - WALL):
        box(WIDTH, DEPTH, WALL, at=(0, 0, z), surface="black", bevel=1.4, segments=3)
    box(WALL, DEPTH, HEIGHT - 14, at=(WIDTH / 2 - WALL / 2, 0, 14), surface="black", bevel=1)
    box(WIDTH, WALL, HEIGHT - 14, at=(0, back - WALL / 2, 14), surface="black", bevel=1)
    feet(WIDTH - 60, DEPTH - 90, 15, 14)
    # Power supply behind its cover.
    box(WIDTH - 12, DEPTH - 30, SHROUD, at=(2, 8, 18), surface="dark", bevel=2, segments=3)
    with group(at=(left + 7.6, 60, 66), rot=(0, 0, -90)):
        print_text("DERWENT", 22, at=(0, -0.6, 0), surface="ink", rot=(90, 0, 0))
        slots(16, 4, (8, 8), (5, 5), at=(-110, 0, 0))
    with group(at=(WIDTH / 2 - 14, 62, 274), rot=(90, 0, -90)):
        interior()
    # Intake fans stand along the front, their light to the glass as much as to the front.
    for z in (176, 300, 424):
        case_fan((4, -DEPTH / 2 + 40, z), (90, 0, 0))
    case_fan((6, back - 8, 330), (90, 0, 0))
    # The smoked front in its frame.
    for x in (-1, 1):
        box(9, 12, HEIGHT - 14, at=(x * (WIDTH / 2 - 4.5), -DEPTH / 2 + 2, 14), surface="black", bevel=2, segments=3)
    for z in (14, HEIGHT - 14):
        box(WIDTH, 12, 14, at=(0, -DEPTH / 2 + 2, z), surface="black", bevel=2, segments=3)
    box(WIDTH - 14, 1.2, HEIGHT - 40, at=(0, -DEPTH / 2 + 2, 26), surface="smoked", bevel=0)
    # What fans and strips would light: from under the roof, and from the intake in the case's own colour.
    lamp(40, 380, 22, at=(left + 26, 0, HEIGHT - 12), rot=(0, -16, 0), colour=(1.0, 0.93, 0.85))
    lamp(60, 300, 9, at=(left + 40, -DEPTH / 2 + 76, 300), rot=(90, 0, 0), colour=accent())
    lamp(30, 330, 8, at=(left + 20, 10, 200), rot=(0, -60, 0), colour=(1.0, 0.93, 0.85))
    box(6, DEPTH - 40, 3, at=(left + 12, 0, HEIGHT - 7), surface="glow", bevel=0.8)
    # One sheet of glass from edge to edge, held at its lower border.
    box(3, DEPTH - 2, HEIGHT - 16, at=(left + 1.5, 0, 15), surface="pane", bevel=0.6)
