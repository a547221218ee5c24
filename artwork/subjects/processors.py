"""Processors: an oblong board under a stepped lid, or a square one whose lid has eight legs."""

import math

from kit.boards import ceramics
from kit.registry import subject
from kit.shapes import box, carve, cylinder, field, group, panel, print_text, prism, ring, rounded, row

BOARD = 1.1
OBLONG, SQUARE = (37.5, 45), (40, 40)
OBLONG_TALL, SQUARE_TALL = 3.9, 3.2
GAP = 0.18  # of dark sealant between a lid and its board


def etched(lines, level, top, size=2.6):
    """What a laser leaves on a lid at that level, from `top` downwards: a name over lines of smaller figures."""
    y = top
    for index, words in enumerate(lines):
        tall = size if index == 0 else size * 0.62
        print_text(words, tall, at=(0, y, level), surface="etching")
        y -= tall * 1.75


def marked(level, matrix, letter):
    """The matrix of cells that machines read and the ring around a letter, each at an (x, y) place of a lid."""
    panel("data-matrix", 2.6, 2.6, at=(*matrix, level))
    ring(1.3, 0.16, at=(*letter, level), surface="etching", sides=32)
    print_text("e4", 1.25, at=(*letter, level), surface="etching")


def keyed_board(width, depth, notches=()):
    """A processor's board, of pale glass fibre between green layers, with round notches cut out of its sides at (x, y) places.

    What copper shows through its lacquer stays clear of them.
    """
    layers = [box(width, depth, BOARD, surface="substrate", bevel=0.08, segments=1)]
    layers.append(box(width + 0.03, depth + 0.03, 0.3, at=(0, 0, 0.42), surface="fibre", bevel=0))
    with group():
        cutters = [cylinder(1.1, 4, at=(x, y, -1), bevel=0, sides=32) for x, y in notches]
    for layer in layers if cutters else ():
        carve(layer, *cutters, spare=layer is not layers[-1])
    with group(rot=(0, 0, 90 if depth > width else 0)):
        panel("substrate-traces", max(width, depth) - 0.8, min(width, depth) - 2.6, at=(0, 0, BOARD + 0.005))


def rectangular_processor(lines=("14900K", "24 CORES  LGA1700", "X614F302", "L26 0087 3321")):
    """A 37.5 × 45 mm package under a lid that is stamped in two steps."""
    width, depth = OBLONG
    keyed_board(width, depth, [(side * (width / 2 + 0.2), 10.5) for side in (-1, 1)])
    # The lid takes two thirds of the board: a lip of a millimetre, and an ear on either long side for the socket's frame.
    flange = [(-14.6, -19.4), (14.6, -19.4), (14.6, -8.6), (17.0, -8.6), (17.0, 8.6), (14.6, 8.6), (14.6, 19.4), (-14.6, 19.4),
              (-14.6, 8.6), (-17.0, 8.6), (-17.0, -8.6), (-14.6, -8.6)]
    rise = [(-13.2, -18.0), (13.2, -18.0), (13.2, 18.0), (-13.2, 18.0)]
    prism(rounded([(x * 0.985, y * 0.99) for x, y in flange], 1.6), GAP + 0.1, at=(0, 0, BOARD), surface="hole", bevel=0)
    prism(rounded(flange, 1.8), 1.2, at=(0, 0, BOARD + GAP), surface="lid", bevel=0.45, level_only=True, segments=5)
    # The press leaves a hollow fillet where the lid rises, and a soft edge where it ends.
    level = BOARD + GAP + 1.1
    for out, tall in ((0.55, 0.14), (0.3, 0.34), (0.12, 0.7)):
        prism(rounded([(x + math.copysign(out, x), y + math.copysign(out, y)) for x, y in rise], 2.2), tall, at=(0, 0, level),
              surface="lid", bevel=0.12, level_only=True, segments=3)
    prism(rounded(rise, 2.2), OBLONG_TALL - level, at=(0, 0, level), surface="lid", bevel=0.62, level_only=True, segments=6)
    etched(lines, OBLONG_TALL + 0.02, 9.5, 2.3)
    marked(OBLONG_TALL + 0.03, (9.6, -14.6), (-10.2, -14.8))
    tests = [(x, side * 20.9) for side in (-1, 1) for x in row(15, 1.7) if abs(x) > 3 or side > 0]
    field(tests, (0.5, 0.5, 0.03), at=(0, 0, BOARD))
    print_text("C2614", 0.9, at=(0, -20.9, BOARD + 0.02), surface="label")
    prism([(-18.2, -21.9), (-15.8, -21.9), (-18.2, -19.5)], 0.05, at=(0, 0, BOARD), surface="gold", bevel=0)


def _legs(reach, body=13.0, inner=3.6, outer=11.8):
    """The outline of a lid whose eight legs, two a side, reach that far; cut away between them and at the corners."""
    side = [(-outer, -reach), (-inner, -reach), (-inner, -body), (inner, -body), (inner, -reach), (outer, -reach),
            (outer, -body - 1.6), (body + 1.6, -outer)]
    turned = []
    for quarter in range(4):
        cosine, sine = round(math.cos(quarter * math.pi / 2)), round(math.sin(quarter * math.pi / 2))
        turned += [(x * cosine - y * sine, x * sine + y * cosine) for x, y in side]
    return turned


def legged_processor(lines=("9950X3D", "16 CORES  AM5", "BG 2614PGS", "9LT4087R60132"), lid="lid"):
    """A 40 × 40 mm package under one stamped lid with eight legs, small parts between them.

    `lid` is what that is of: its own skin is for pictures that it fills, and lies too deep in larger scenes.
    """
    width, depth = SQUARE
    keyed_board(width, depth)
    top = SQUARE_TALL - BOARD
    # The feet are the same sheet, pressed down at the ends of the legs.
    prism(rounded(_legs(18.7), 0.7), GAP + 0.1, at=(0, 0, BOARD), surface="hole", bevel=0)
    prism(rounded(_legs(18.9), 0.8), 0.7, at=(0, 0, BOARD + GAP), surface=lid, bevel=0.28, level_only=True, segments=4)
    prism(rounded(_legs(17.5), 0.9), top - GAP, at=(0, 0, BOARD + GAP), surface=lid, bevel=0.55, level_only=True, segments=5)
    etched(lines, SQUARE_TALL + 0.02, 6.6, 2.3)
    marked(SQUARE_TALL + 0.03, (9.4, -9.6), (-8.2, -9.8))
    for quarter in range(4):
        with group(at=(0, 0, BOARD), rot=(0, 0, 90 * quarter)):
            ceramics([(x, y) for x in row(5, 1.25) for y in (-14.7, -16.9)], (1.5, 0.8, 0.6), turned=True)
            ceramics([(17.3, -13.6), (17.3, -14.8), (14.3, -17.2)], (1.3, 0.7, 0.55))
            field([(x, -18.7) for x in row(4, 1.4)], (0.6, 0.5, 0.03))
    prism([(-19.4, -19.4), (-16.4, -19.4), (-19.4, -16.4)], 0.05, at=(0, 0, BOARD), surface="gold", bevel=0)


@subject("processor-core-i9", "gaming", azimuth=30, elevation=47, margin=-0.07, aperture=1.7)
def core_i9():
    with group(rot=(0, 0, 12)):
        rectangular_processor()


@subject("processor-core-i7", "gaming", azimuth=-62, elevation=43, margin=-0.05, aperture=1.7)
def core_i7():
    with group(rot=(0, 0, -30)):
        rectangular_processor(("14700K", "20 CORES  LGA1700", "X611D188", "L26 0312 5540"))


@subject("processor-core-i5", "gaming", azimuth=-16, elevation=54, margin=-0.07, aperture=1.7)
def core_i5():
    rectangular_processor(("14600K", "14 CORES  LGA1700", "X609C471", "L26 0140 2275"))


@subject("processor-ryzen-9", "gaming", azimuth=38, elevation=44, aperture=1.7)
def ryzen_9():
    legged_processor()


@subject("processor-ryzen-7", "gaming", azimuth=-40, elevation=40, aperture=1.7)
def ryzen_7():
    legged_processor(("9800X3D", "8 CORES  AM5", "BG 2609PGS", "9MR2051T60077"))


@subject("processor-ryzen-5", "gaming", azimuth=-24, elevation=56, aperture=1.7)
def ryzen_5():
    legged_processor(("9600X", "6 CORES  AM5", "BG 2611PGS", "9KD7730S60215"))
