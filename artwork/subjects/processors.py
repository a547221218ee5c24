"""Processors: an oblong board under a stepped lid, or a square one whose lid has eight legs."""

import math

import bmesh

from kit.boards import ceramics
from kit.registry import subject
from kit.shapes import add_mesh, box, carve, cylinder, field, group, panel, print_text, prism, ring, rounded, row

BOARD = 1.1
OBLONG, SQUARE = (37.5, 45), (40, 40)
OBLONG_TALL, SQUARE_TALL = 3.7, 4.5


def etched(lines, level, top, size=2.6):
    """What a laser leaves on a lid at that level, from `top` downwards: a name over lines of smaller figures."""
    y = top
    for index, words in enumerate(lines):
        tall = size if index == 0 else size * 0.62
        print_text(words, tall, at=(0, y, level), surface="etching")
        y -= tall * 1.75


def marked(level, matrix, letter):
    """The matrix of cells that machines read and the ring around a letter, each at an (x, y) place of a lid."""
    panel("data-matrix", 3.6, 3.6, at=(*matrix, level))
    ring(1.3, 0.16, at=(*letter, level), surface="etching", sides=32)
    print_text("e4", 1.25, at=(*letter, level), surface="etching")


def lands(places):
    """Gold contacts at (x, y, slant) places of an underside: ovals, turned by their slant in degrees."""
    shape = bmesh.new()
    for x, y, slant in places:
        points = []
        for step in range(12):
            turn = 2 * math.pi * step / 12
            long, short = 0.37 * math.cos(turn), 0.27 * math.sin(turn)
            cosine, sine = math.cos(math.radians(slant)), math.sin(math.radians(slant))
            points.append(shape.verts.new((x + long * cosine - short * sine, y + long * sine + short * cosine, 0.02)))
        shape.faces.new(points)
    add_mesh(shape, (0, 0, BOARD), "gold")


def staggered(width, depth, across=0.94, down=0.81):
    """The (x, y) places of rows that are set off against each other and fill that much of a board."""
    lines = row(int((depth - 2.4) / down), down)
    columns = row(int((width - 2.4) / across), across)
    return [(x + (across / 4 if line % 2 else -across / 4), y) for line, y in enumerate(lines) for x in columns]


def oblong_lands(width, depth):
    """The contacts of an oblong processor: two fields that interlock around the small parts in the middle."""
    places = []
    for x, y in staggered(width, depth):
        seam = abs(x - math.copysign(2.4, y)) < 0.62
        middle = abs(x) < 6.2 and abs(y) < 8
        if not seam and not middle:
            places.append((x, y, 24 if x > math.copysign(2.4, y) else -24))
    lands(places)
    parts = [(x, y) for x in row(4, 2.5) for y in row(9, 1.55) if abs(x) > 2 or abs(y) > 2]
    ceramics(parts, (1.5, 0.8, 0.6), at=(0, 0, BOARD))


def square_lands(width, depth):
    """The contacts of a square processor, which fill its underside but for a corner and four keys."""
    places = []
    for x, y in staggered(width, depth):
        corner = x < 4 - width / 2 and y < 4 - depth / 2
        key = abs(abs(x) - 6) < 0.5 and abs(abs(y) - 0.4) < 0.5
        if not corner and not key:
            places.append((x, y, 24 if y > 0 else -24))
    lands(places)
    prism([(-width / 2 + 0.7, -depth / 2 + 0.7), (-width / 2 + 3.2, -depth / 2 + 0.7), (-width / 2 + 0.7, -depth / 2 + 3.2)], 0.04,
          at=(0, 0, BOARD), surface="gold", bevel=0)


def keyed_board(width, depth, notches):
    """A processor's green board with round notches cut out of its sides, each at an (x, y) place."""
    board = box(width, depth, BOARD, surface="substrate", bevel=0.08, segments=1)
    with group():
        carve(board, *(cylinder(1.1, 4, at=(x, y, -1), bevel=0, sides=32) for x, y in notches))


def rectangular_processor(lines=("14900K", "24 CORES  LGA1700", "X614F302", "L26 0087 3321"), underside=False):
    """A 37.5 × 45 mm package with a stepped lid; `underside` shows its contacts instead, face up."""
    width, depth = OBLONG
    lift = OBLONG_TALL - BOARD if underside else 0
    with group(at=(0, 0, lift)):
        keyed_board(width, depth, [(side * (width / 2 + 0.2), 10.5) for side in (-1, 1)])
        if underside:
            oblong_lands(width, depth)
    flange = [(-17.2, -19.4), (17.2, -19.4), (17.2, 19.4), (-17.2, 19.4)]
    rise = [(-14.4, -18.4), (14.4, -18.4), (14.4, 18.4), (-14.4, 18.4)]
    if underside:
        prism(rounded(rise, 1.8), 1.6, surface="lid", bevel=0.3, level_only=True)
        prism(rounded(flange, 1.6), lift - 1.4, at=(0, 0, 1.4), surface="lid", bevel=0.25, level_only=True)
        return
    prism(rounded(flange, 1.6), 1.15, at=(0, 0, BOARD), surface="lid", bevel=0.3, level_only=True, segments=3)
    prism(rounded(rise, 1.8), OBLONG_TALL - BOARD - 1.0, at=(0, 0, BOARD + 1.0), surface="lid", bevel=0.45, level_only=True,
          segments=4)
    etched(lines, OBLONG_TALL + 0.02, 9.5, 3.5)
    marked(OBLONG_TALL + 0.03, (9.6, -13.4), (-10.2, -13.6))
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


def legged_processor(lines=("9950X3D", "16 CORES  AM5", "BG 2614PGS", "9LT4087R60132"), underside=False):
    """A 40 × 40 mm package under one stamped lid with eight legs, small parts between them; or its contacts, face up."""
    width, depth = SQUARE
    lift = SQUARE_TALL - BOARD if underside else 0
    with group(at=(0, 0, lift)):
        box(width, depth, BOARD, surface="substrate", bevel=0.08, segments=1)
        if underside:
            square_lands(width, depth)
    top = SQUARE_TALL - BOARD
    if underside:
        prism(rounded(_legs(17.1), 0.9), top, surface="lid", bevel=0.6, level_only=True, segments=4)
        prism(rounded(_legs(18.9), 0.7), 1.3, at=(0, 0, top - 1.3), surface="lid", bevel=0.3, level_only=True, segments=3)
        return
    # The feet are the same sheet, pressed down at the ends of the legs.
    prism(rounded(_legs(18.9), 0.7), 1.3, at=(0, 0, BOARD), surface="lid", bevel=0.3, level_only=True, segments=3)
    prism(rounded(_legs(17.1), 0.9), top, at=(0, 0, BOARD), surface="lid", bevel=0.6, level_only=True, segments=4)
    etched(lines, SQUARE_TALL + 0.02, 7.2, 3.1)
    marked(SQUARE_TALL + 0.03, (9.4, -9.6), (-8.2, -9.8))
    for quarter in range(4):
        with group(at=(0, 0, BOARD), rot=(0, 0, 90 * quarter)):
            ceramics([(x, y) for x in row(5, 1.25) for y in (-14.7, -16.9)], (1.5, 0.8, 0.6), turned=True)
            ceramics([(17.3, -13.6), (17.3, -14.8), (14.3, -17.2)], (1.3, 0.7, 0.55))
            field([(x, -18.7) for x in row(4, 1.4)], (0.6, 0.5, 0.03))
    prism([(-19.4, -19.4), (-16.4, -19.4), (-19.4, -16.4)], 0.05, at=(0, 0, BOARD), surface="gold", bevel=0)


@subject("processor-core-i9", "gaming", azimuth=30, elevation=38, aperture=1.1)
def core_i9():
    with group(rot=(0, 0, 12)):
        rectangular_processor()


@subject("processor-core-i7", "gaming", azimuth=-62, elevation=30, aperture=1.1)
def core_i7():
    with group(rot=(0, 0, -30)):
        rectangular_processor(("14700K", "20 CORES  LGA1700", "X611D188", "L26 0312 5540"))


@subject("processor-core-i5", "gaming", azimuth=14, elevation=40, aperture=1.1)
def core_i5():
    with group(at=(21, 13, 0), rot=(0, 0, -24)):
        rectangular_processor(underside=True)
    with group(at=(-30, -8, 0), rot=(0, 0, 14)):
        rectangular_processor(("14600K", "14 CORES  LGA1700", "X609C471", "L26 0140 2275"))


@subject("processor-ryzen-9", "gaming", azimuth=38, elevation=34, aperture=1.1)
def ryzen_9():
    legged_processor()


@subject("processor-ryzen-7", "gaming", azimuth=14, elevation=38, aperture=1.1)
def ryzen_7():
    with group(at=(22, 14, 0), rot=(0, 0, 31)):
        legged_processor(underside=True)
    with group(at=(-20, -9, 0), rot=(0, 0, -8)):
        legged_processor(("9800X3D", "8 CORES  AM5", "BG 2609PGS", "9MR2051T60077"))


@subject("processor-ryzen-5", "gaming", azimuth=-24, elevation=56, aperture=1.1)
def ryzen_5():
    legged_processor(("9600X", "6 CORES  AM5", "BG 2611PGS", "9KD7730S60215"))
