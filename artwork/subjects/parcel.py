"""Two sealed parcels, the smaller on the larger, and the roll of tape that closed them."""

import math

import bmesh
from mathutils import Vector, noise

from kit.registry import hero
from kit.shapes import add_mesh, group, panel, ring, sheet, tube

BOARD = 4.4  # thickness of a double wall
TAPE = 50
TEETH = 10  # of the dispenser's blade, across the tape
CREASE = 3.0  # radius of a folded edge
CUT = 1.4  # radius of a cut one
WEAR = 1.6  # how far corners are knocked in
SEAM = (-3.0, -1.4, -0.6, 0.0, 0.6, 1.4, 3.0)  # from the middle of a gap, where its walls need points


def carton(width, depth, height, seed):
    """A closed carton with its middle over the origin, as board is: its flaps meet along x and end over the short walls.

    Walls bulge a little, folds are round and corners knocked in.
    """
    shape, known = bmesh.new(), {}
    half = (width / 2, depth / 2, height / 2)
    rounds = (CREASE, CUT, CREASE)  # of the edges along x, y and z
    lid = half[2] - BOARD
    away = Vector((seed * 37.0, seed * 11.0, seed * 5.0))

    def stations(reach, middle):
        """Places along a side: dense in its folds and around the gap at `middle`."""
        near = [reach - CREASE * (1 - math.cos(math.radians(turn))) for turn in range(0, 91, 15)]
        steps = round(near[-1] / 6)
        flat = [near[-1] * (2 * step / steps - 1) for step in range(1, steps)]
        gap = [middle + place for place in SEAM]
        return sorted({*near, *(-place for place in near), *(place for place in flat if min(abs(place - part) for part in gap) > 1.5),
                       *(part for part in gap if abs(part) < near[-1] + CREASE / 2)})

    lines = (stations(half[0], 0), stations(half[1], 0), stations(half[2], lid))

    def worn(place):
        point = list(place)
        # Every edge is rounded in the plane that it stands across.
        for axis, radius in enumerate(rounds):
            one, other = (side for side in range(3) if side != axis)
            over = [abs(point[side]) - (half[side] - radius) for side in (one, other)]
            if min(over) > 0:
                length = math.hypot(*over)
                for side, part in zip((one, other), over):
                    point[side] = math.copysign(half[side] - radius + part / length * min(length, radius), point[side])
        spot = Vector(point)
        corner = Vector([math.copysign(reach, part) for reach, part in zip(half, point)])
        knock = max(0.0, 1 - (corner - spot).length / 34) ** 2 * WEAR * max(0.2, 1 + 1.5 * noise.noise((corner + away) / 40))
        bulge = 0.5 * noise.noise((spot + away) / 95) + 0.25 * noise.noise((spot + away) / 22)
        for side in range(3):
            if abs(abs(place[side]) - half[side]) < 1e-6:
                spot[side] += bulge
        if place[2] == half[2]:
            spot.z -= 1.5 * (1 - abs(place[1]) / half[1]) + 2.2 * math.exp(-((place[1] / 0.9) ** 2))
        if abs(place[0]) == half[0] and abs(place[1]) < half[1] - 2:
            spot.x -= math.copysign(1.8 * math.exp(-(((place[2] - lid) / 0.8) ** 2)), place[0])
        return spot - corner.normalized() * knock

    def vertex(place):
        key = tuple(round(part, 3) for part in place)
        if key not in known:
            known[key] = shape.verts.new(worn(place))
        return known[key]

    for axis in range(3):
        one, other = (side for side in range(3) if side != axis)
        for end in (-half[axis], half[axis]):
            for low, high in zip(lines[one], lines[one][1:]):
                for near, far in zip(lines[other], lines[other][1:]):
                    corners = []
                    for u, v in ((low, near), (high, near), (high, far), (low, far)):
                        place = [0.0, 0.0, 0.0]
                        place[axis], place[one], place[other] = end, u, v
                        corners.append(vertex(place))
                    shape.faces.new(corners)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces[:])
    add_mesh(shape, (0, 0, half[2]), "kraft")


def tape_over(width, height, reaches):
    """Tape along the seam of a carton's lid and down both ends, `reaches` far, to where the blade tore it."""
    path = [(-width / 2 - 0.35, height - 6 - reaches[0] * (1 - step / 8), -1, 0) for step in range(9)]
    turns = [math.radians(15 * step) for step in range(1, 6)]
    corner = width / 2 - 2.5
    bend = [(math.sin(turn), math.cos(turn)) for turn in turns]
    path += [(-corner - 2.85 * up, height - 2.5 + 2.75 * side, -up, side) for side, up in bend]
    path += [(-corner + corner * step / 20, height + 0.25, 0, 1) for step in range(41)]
    path += [(corner + 2.85 * side, height - 2.5 + 2.75 * up, side, up) for side, up in bend]
    path += [(width / 2 + 0.35, height - 6 - reaches[1] * step / 8, 1, 0) for step in range(9)]
    rows = []
    for index, (x, z, out, up) in enumerate(path):
        line = []
        for column in range(2 * TEETH + 1):
            y = TAPE * (column / (2 * TEETH) - 0.5)
            # It sinks into the seam, and is not quite smooth.
            sag = up * (1.1 * (1 - abs(y) / TAPE) + 0.9 * math.exp(-((y / 2.2) ** 2)))
            lift = 1.3 + 0.25 * noise.noise(Vector((x / 14, y / 26, z / 14 + width))) - sag
            torn = 1.8 * (column % 2) * (index in (0, len(path) - 1))
            line.append((x + out * lift, y + 0.6 * math.sin(x / 70), z + up * lift - torn))
        rows.append(line)
    sheet(rows, "tape")


def parcel(width, depth, height, seed):
    """A closed carton, taped, with its middle over the origin."""
    carton(width, depth, height, seed)
    tape_over(width, height, (59, 68))


def tape_roll():
    """A roll of parcel tape lying on its side."""
    tube(58, 41.5, 48, surface="tape", sides=128)
    for step in range(9):
        ring(42.5 + step * 1.85, 0.5, at=(0, 0, 48), surface="tape", sides=128)
    tube(41.5, 38, 49, surface="kraft", sides=128)


@hero("parcel", "company", azimuth=34, elevation=19, span=4.15, look=(0, 0, 0.4), place=(0.742, 0.5), aperture=0.012,
      key=(-1.5, -3.2, 1.4), light=1.05, rim=0.25, wash=0.95, wall=2.5, effort=1.2)
def parcels():
    parcel(400, 300, 222, 1)
    panel("parcel-label", 150, 109, at=(-92, -151.6, 128), rot=(90, 1.2, 0))
    panel("parcel-marks", 104, 48, at=(118, -151.6, 56), rot=(90, 0, 0))
    panel("parcel-marks", 104, 48, at=(201.6, 62, 62), rot=(90, 0, 90))
    with group(at=(-24, 14, 222.2), rot=(0, 0, -9)):
        parcel(310, 226, 104, 5)
        panel("parcel-label", 118, 86, at=(-74, -66, 104.9), rot=(0, 0, -2))
        panel("parcel-marks", 70, 32.5, at=(96, -114.6, 40), rot=(90, 0, 0))
    with group(at=(-62, -248, 0)):
        tape_roll()
