"""Two sealed parcels, the smaller on the larger, and the roll of tape that closed them."""

import math

import bmesh
from mathutils import Vector, noise

from kit.registry import hero
from kit.shapes import group, lamp, panel, ring, sheet, turned

TAPE = 50
TEETH = 10  # of the dispenser's blade, across the tape
FOLD = 7.0  # outer radius of the fold between a long wall and its flap
RIM = 4.0  # the same above a short wall
CORNER = 6.0  # outer radius of an upright fold
LINER = 0.7  # thickness of the paper on either side of the flutes
FLUTE = 7.6  # from crest to crest
GAP = 4.5  # between the two flaps of a lid
QUARTER = [(math.sin(math.radians(15 * step)), math.cos(math.radians(15 * step))) for step in range(7)]


def list_stations(start, end, step=6.0):
    """Lists places from start to end, both included, about a step apart."""
    count = max(1, round(abs(end - start) / step))
    return [start + (end - start) * index / count for index in range(count + 1)]


class Carton:
    """A closed, taped carton with its middle over the origin; the flaps of its lid meet along x."""

    def __init__(self, width, depth, height, board, seed):
        self.width, self.depth, self.height, self.board = width, depth, height, board
        self.away = Vector((seed * 37.0, seed * 11.0, seed * 5.0))
        self.fold_walls()
        for side in (-1, 1):
            self.fold_flap(side)

    def wear(self, point):
        """Returns where handling has moved a point of the folded carton: walls bulge, the lid sags, corners are soft."""
        spot = Vector(point)
        half = Vector((self.width, self.depth, self.height)) / 2
        share = Vector((spot.x / half.x, spot.y / half.y, spot.z / half.z - 1))
        full = [max(0.0, 1 - part**2) for part in share]
        moved = Vector((2.2 * share.x**5 * full[1] * full[2], 2.2 * share.y**5 * full[0] * full[2], -1.8 * max(0.0, share.z) ** 5 * full[0] * full[1]))
        moved += 1.0 * noise.noise_vector((spot + self.away) / 85) + 0.4 * noise.noise_vector((spot + self.away) / 34)
        corner = Vector([math.copysign(reach, part) for reach, part in zip(half, share)])
        gone = (corner + Vector((0, 0, half.z)) - spot).length
        moved -= corner.normalized() * max(0.0, 1 - gone / 42) ** 2 * 3.5 * max(0.3, 1 + 1.6 * noise.noise((corner + self.away) / 40))
        # The bottom stays level.
        moved.z *= min(1.0, spot.z / 20)
        return spot + moved

    def lay_sheet(self, rows, surface, thick=None):
        """Lays a worn sheet through rows of points of the folded carton."""
        sheet([[self.wear(point) for point in points] for points in rows], surface, thick)

    def trace_walls(self, inset):
        """Traces the walls from above, moved inwards, from the left corner at the rear. The number of points is always the same."""
        radius = max(CORNER - inset, 0.3)
        x, y = self.width / 2 - inset - radius, self.depth / 2 - inset - radius
        points = []
        for across, along, start in ((-1, 1, 90), (-1, -1, 180), (1, -1, 270), (1, 1, 0)):
            turns = [math.radians(start + 15 * step) for step in range(7)]
            bend = [(across * x + radius * math.cos(turn), along * y + radius * math.sin(turn)) for turn in turns]
            points += self.trace_wall(points, bend[0]) + bend
        return points + self.trace_wall(points, points[0]) + points[:1]

    def trace_wall(self, points, end):
        """Traces a straight wall between the last of the points and an end, without both."""
        if not points:
            return []
        start = points[-1]
        count = round((self.width if abs(end[0] - start[0]) > abs(end[1] - start[1]) else self.depth) / 6)
        return [tuple(a + (b - a) * step / count for a, b in zip(start, end)) for step in range(1, count)]

    def list_wall_levels(self):
        """Lists the heights at which the walls have points, between their folds."""
        return list_stations(5, self.height - self.board - RIM)

    def fold_walls(self):
        """Makes the walls, which fold inwards at the bottom and at the top, where the short flaps lie below the long ones."""
        top = self.height - self.board
        levels = [(24, 0), *((5 - 5 * out, 5 - 5 * up) for out, up in QUARTER)]
        levels += [(0, z) for z in self.list_wall_levels()[1:]]
        levels += [(RIM - RIM * up, top - RIM + RIM * out) for out, up in QUARTER[1:]] + [(24, top)]
        self.lay_sheet([[(x, y, z) for x, y in self.trace_walls(inset)] for inset, z in levels], "kraft")

    def fold_flap(self, side):
        """Makes the long flap on the side towards -y or +y, from its wall over the fold to the gap, with its flutes at both ends."""
        half, end = self.depth / 2, self.width / 2 - 1.5
        # Its outer paper, with the given place in the middle of its thickness, is a hair before the wall.
        front = 0.06 - LINER / 2
        # The flap leaves the wall below the rim, where its points are the wall's. It is narrower there, free of the corners.
        narrow = CORNER - 1.5
        levels = self.list_wall_levels()[-3:] + list_stations(self.height - self.board - RIM, self.height - FOLD)[1:]
        profile = [(0, z, narrow) for z in levels]
        profile += [(FOLD - FOLD * up, self.height - FOLD + FOLD * out, narrow * up**2) for out, up in QUARTER[1:]]
        profile += [(inset, self.height - 0.5 * max(0.0, 1 - (half - GAP / 2 - inset) / 5), 0) for inset in list_stations(FOLD, half - GAP / 2)[1:]]
        places = list_stations(-1, 1, 12 / self.width)
        outer = [[(x * (end - short), side * (half + front - inset), z + front) for x in places] for inset, z, short in profile]
        self.lay_sheet(outer, "kraft", LINER)
        low = self.height - self.board + LINER / 2 + 0.1
        self.lay_sheet([[(x, side * y, low) for x in list_stations(-end, end)] for y in list_stations(half - FOLD / 2, GAP / 2)], "kraft", LINER)
        swing = (self.board - 1.6 * LINER) / 2
        middle = self.height - self.board / 2
        for direction in (-1, 1):
            wave = [(y, middle + swing * math.sin(2 * math.pi * y / FLUTE)) for y in list_stations(GAP / 2, half - FOLD / 2, FLUTE / 10)]
            self.lay_sheet([[(direction * x, side * y, z) for y, z in wave] for x in (end - 0.5, end - 16)], "kraft", 0.5)

    def tape(self, reaches):
        """Tapes the seam of the lid and both ends, `reaches` far down, to where the blade tore the tape."""
        flap, wall = self.width / 2 - 1.5, self.width / 2
        under = self.height - self.board - RIM

        def down(side, reach):
            """Traces the tape from the end of a flap downwards: x, z and which way the tape faces."""
            bend = [(side * (flap - 2 + 2.4 * out), self.height - 2 + 2.4 * up, side * out, up) for out, up in QUARTER[1:]]
            return bend + [(side * (wall + 0.4), z, side, 0) for z in list_stations(under - 1, under - reach)]

        path = down(-1, reaches[0])[::-1] + [(x, self.height + 0.4, 0, 1) for x in list_stations(2 - flap, flap - 2, 3)] + down(1, reaches[1])
        rows = []
        for index, (x, z, out, up) in enumerate(path):
            line = []
            for column in range(4 * TEETH + 1):
                y = TAPE * (column / (4 * TEETH) - 0.5)
                # Tape sinks into the seam. It lies in long, faint waves, and puckers where it turns down.
                turn = math.exp(-(((abs(x) - flap) / 9) ** 2)) * math.exp(-(((self.height - z) / 12) ** 2))
                wave = 0.22 * noise.noise(Vector((x / 60, y / 7, z / 30)) + self.away) + turn * 0.7 * max(0.0, noise.noise(Vector((out * 9, y / 5, 3)) + self.away))
                lift = 0.25 + wave - up * 0.9 * math.exp(-((y / 1.8) ** 2))
                torn = 1.6 * (column // 2 % 2) * (index in (0, len(path) - 1))
                line.append((x + out * lift, y + 0.8 * math.sin(x / 90 + self.away.x), z + up * lift - torn))
            rows.append(line)
        self.lay_sheet(rows, "film", 0.35)

    def stick(self, name, width, height, at, rot):
        """Sticks a drawing of drawings/ to the carton, as worn as the board below it."""
        made = panel(name, width, height, at=at, rot=rot)
        shape = bmesh.new()
        shape.from_mesh(made.data)
        bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=15, use_grid_fill=True)
        turn = made.matrix_basis
        for corner in shape.verts:
            corner.co = turn.inverted() @ self.wear(turn @ corner.co)
        shape.to_mesh(made.data)
        shape.free()


def tape_roll():
    """A roll of parcel tape lying on its side."""
    turned([(41.5, 0), (57, 0), (58, 1), (58, 47), (57, 48), (41.5, 48)], surface="tape", sides=160)
    for step in range(9):
        ring(42.5 + step * 1.75, 0.5, at=(0, 0, 47.9), surface="tape", sides=128)
    turned([(41.5, 0), (41.5, 48.4), (41, 49), (38.6, 49), (38, 48.4), (38, 0)], surface="kraft", sides=160)


@hero("parcel", "company", azimuth=34, elevation=19, span=4.15, look=(0, 0, 0.4), place=(0.742, 0.5), aperture=0.012,
      key=(-1.5, -3.2, 1.4), light=1.15, rim=0.25, wash=0.95, wall=2.5, effort=1.2)
def parcels():
    # From the right into the ends, along them for their tape to mirror, and from behind for that of the lids.
    lamp(300, 420, 8, at=(820, -420, 330), rot=(0, 72, -27), colour=(1.0, 0.97, 0.94), spread=90)
    lamp(160, 300, 1.1, at=(600, 430, 90), rot=(0, 92, 43), colour=(1.0, 0.97, 0.94), spread=60)
    lamp(520, 90, 4, at=(-440, 660, 640), rot=(-66, 0, 34), spread=70)
    large = Carton(400, 300, 222, 5.5, 1)
    large.tape((59, 68))
    large.stick("parcel-label", 150, 109, at=(-92, -150.4, 128), rot=(90, 1.2, 0))
    large.stick("parcel-marks", 104, 48, at=(118, -150.2, 56), rot=(90, 0, 0))
    with group(at=(-24, 14, 221.6), rot=(0, 0, -9)):
        small = Carton(310, 226, 104, 4.4, 5)
        small.tape((44, 40))
        small.stick("parcel-label", 118, 86, at=(-74, -64, 104.3), rot=(0, 0, -2))
    with group(at=(-62, -248, 0)):
        tape_roll()
