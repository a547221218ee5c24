"""A close-up of a rack switch: a block of ports in two rows, with two cords."""

from kit.parts import screw
from kit.registry import closeup
from kit.shapes import box, cavity, cylinder, group, hull, plate, print_text, prism, rectangle, row, slab, sweep

PITCH, COLUMNS, ROWS = 14.0, 6, ((8.4, -1), (22.6, 1))  # the jacks' middles in z, and on which side their latches are
# A jack's mouth around its middle, its latch above.
HALF = [(-5.95, -3.9), (5.95, -3.9), (5.95, 2.7), (3.15, 2.7), (3.15, 4.2), (1.75, 4.2), (1.75, 5.2)]
MOUTH = [*HALF, *((-x, y) for x, y in reversed(HALF[3:])), (-5.95, 2.7)]


def jack(latch, lights):
    """A jack behind its mouth, facing up: springs to the shield, eight contacts, two light pipes beside the latch."""
    inside = [(x, latch * y) for x, y in MOUTH][::latch]
    cavity(inside, 12, surface="moulded")
    for x in row(8, 1.02):
        with group(at=(x, latch * -3.5, -2.4), rot=(latch * 24, 0, 0)):
            box(0.42, 0.22, 8.4, at=(0, 0, -8.4), surface="gold", bevel=0.06)
        with group(at=(x, latch * -3.62, -1.7), rot=(latch * -58, 0, 0)):
            box(0.42, 0.2, 1.1, at=(0, 0, -0.7), surface="gold", bevel=0.06)
    for side in (-1, 1):
        for y in (-1.9, 0.9):
            with group(at=(side * 5.75, latch * y, 0), rot=(0, side * 15, 0)):
                box(0.18, 1.7, 5.2, at=(0, 0, -5.2), surface="satin", bevel=0.06)
    for x, lit in zip((-4.6, 4.6), lights):
        slab(2.5, 1.7, 0.5, 0.3, at=(x, latch * 4.05, 0.02), surface=lit or "plug", bevel=0.14)


def block(at, lit):
    """A shielded block of jacks in two rows; `lit` names the lights of a jack by (column, upper)."""
    with group(at=at, rot=(90, 0, 0)):
        holes = [[(x + px, z + latch * py) for px, py in MOUTH][::latch] for x in row(COLUMNS, PITCH) for z, latch in ROWS]
        wide, middle = COLUMNS * PITCH + 1.6, sum(z for z, _ in ROWS) / 2
        plate(rectangle(wide, 28.6, 0, middle, radius=0.5), holes, 0.7, surface="satin", bevel=0.12)
        for x in row(COLUMNS + 1, PITCH)[1:-1]:
            for y in (4.2, 12.4, 18.6, 26.8):
                slab(0.7, 1.8, 0.1, 0.34, at=(x, y, 0.66), surface="hole", bevel=0)
        for column, x in enumerate(row(COLUMNS, PITCH)):
            for z, latch in ROWS:
                with group(at=(x, z, 0.6)):
                    jack(latch, lit.get((column, latch > 0), (None, None)))


def face(width, height, blocks):
    """The front sheet around the blocks, numbers over and under their columns."""
    wide = COLUMNS * PITCH + 2.6
    middle = sum(z for z, _ in ROWS) / 2 + 6.5
    with group(rot=(90, 0, 0)):
        outline = [(-width / 2, 0), (width / 2, 0), (width / 2, height), (-width / 2, height)]
        plate(outline, [rectangle(wide, 29.6, x, middle, radius=0.8) for x in blocks], 1.6, at=(0, 0, -0.2), surface="coated", bevel=0.3)
    for index, x in enumerate(blocks):
        for column, shift in enumerate(row(COLUMNS, PITCH)):
            number = 2 * (index * COLUMNS + column) + 1
            for z, value, way in ((height - 4.3, number, 1), (2.3, number + 1, -1)):
                with group(at=(x + shift, -1.45, z), rot=(90, 0, 0)):
                    print_text(str(value), 2.9, at=(0.9, 0, 0), surface="label")
                    tip = [(-2.6, -0.7 * way), (-1.2, -0.7 * way), (-1.9, 0.7 * way)]
                    prism(tip[::way], 0.03, surface="label", bevel=0)


def plug(surface):
    """A moulded plug in a jack, its latch above, its cord leaving towards -y; the jack's mouth is y = 0."""
    box(11.5, 16, 6.4, at=(0, -1, -3.6), surface="plug", bevel=0.5)
    box(3.1, 9, 1.1, at=(0, -5, 3.4), surface="plug", bevel=0.4)
    hull([(-5.6, 6.5, -4.9, 4.7, 5), (-6.2, 6.8, -5.2, 5.0, 5), (-15, 6.7, -5.1, 4.9, 5), (-20, 5.2, -4.5, 4.4, 3.4), (-24, 3.9, -3.8, 3.8, 2.4), (-31, 3.5, -3.5, 3.5, 2)][::-1],
         surface=surface, around=36)
    # The bridge that keeps the latch from catching.
    hull([(-16.5, 2.0, 4, 5.6, 3), (-14, 2.9, 4, 7.0, 3.4), (-8, 2.9, 4, 7.6, 3.4), (-5.8, 2.7, 4, 6.8, 3.4)], surface=surface, around=28)
    for y in row(5, 2.1):
        cylinder(3.95 + 0.05 * y, 0.95, at=(0, -25.6 + y * 0.9, 0), surface=surface, axis="y", bevel=0.35)


def cord(column, upper, way, surface, sleeve):
    """A cord in a jack: `way` is where it runs to after its plug, from the jack's middle."""
    z, _ = ROWS[1 if upper else 0]
    with group(at=(row(COLUMNS, PITCH)[column], -2.1, z + 6.5), rot=(0, 0 if upper else 180, 0)):
        plug(surface)
    x = row(COLUMNS, PITCH)[column]
    sweep([(x + px, py - 2.1, z + 6.5 + pz) for px, py, pz in ((0, -22, 0), (0, -34, -0.2), *way)], 2.9, sleeve)


@closeup("hero-networking", "networking", azimuth=-33, elevation=9, span=108, look=(6, 0, 21), focus=(2, -2, 22), place=(0.66, 0.47),
         lens=90, aperture=2.6, strips=(
             ((40, 40, 150), (0, -10, 20), (420, 16), 260, 0.0),
             ((150, -58, 30), (10, 0, 20), (170, 14), 75, 0.3),
             ((-60, -200, 90), (10, 0, 24), (160, 40), 45, 0.1),
         ))
def switch_ports():
    lit = {(1, True): ("led", None), (2, False): ("led", "led-amber"), (4, True): ("led", "led-amber"), (0, False): ("led", None), (5, False): ("led", None), (5, True): ("led", "led-amber"), (1, False): (None, "led-amber")}
    height = 44
    blocks = (-93.5, 0, 93.5, 187)
    with group(at=(0, 0, 6.5)):
        for x in blocks:
            block((x, -0.5, 0), lit if x == 0 else {(1, True): ("led", None), (3, False): ("led", None), (4, True): ("led", "led-amber")})
    face(560, height, blocks)
    box(560, 240, 1.2, at=(0, 120, height - 1.2), surface="coated", bevel=0.4)
    box(560, 240, 1.2, at=(0, 120, 0), surface="coated", bevel=0.4)
    box(558, 1, 40, at=(0, 20, 2), surface="hole", bevel=0)
    for x in (-46.7, 46.7, 140):
        with group(at=(x, 14, height - 0.1)):
            screw(radius=2.4, surface="gunmetal")
    cord(4, True, ((3, -50, -4), (16, -78, -20), (38, -104, -58), (62, -120, -110)), "boot", "boot")
    cord(2, False, ((-1, -46, -2), (2, -66, -14), (14, -86, -40), (30, -98, -90)), "boot-grey", "boot-grey")
