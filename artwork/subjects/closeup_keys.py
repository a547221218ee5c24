"""A close-up of a keyboard: dished caps in UK ISO layout, light under them and through their legends."""

import math

import bmesh
import bpy

from kit.keys import MAIN_ROWS
from kit.registry import closeup
from kit.shapes import add_mesh, box, print_text, rounded, slab

PITCH, GAP = 19.05, 0.9
TALL, DISH, FILLET = (9.6, 8.4, 8.2, 9.2, 11.2), 0.9, 0.9  # a row's height, the space bar's first
LEAN = (-0.10, -0.07, 0.0, 0.07, 0.12)  # and its slope towards the viewer
TAPER = (2.7, 3.3, 1.6)  # what a cap loses to its top at its sides, in front and behind


def _inset(corners, share):
    """A cap's outline between its foot and its crown: each side moves in by its share of the taper."""
    side, front, back = (share * most for most in TAPER)
    moved = []
    for before, (x, y), after in zip(corners[-1:] + corners[:-1], corners, corners[1:] + corners[:1]):
        along = after if abs(after[1] - y) < 1e-6 else before
        across = before if along is after else after
        forwards = (along[0] > x) == (along is after)  # the level edge runs to the right: it is a front
        upwards = (across[1] > y) == (across is after)  # the upright edge runs away: it is a right side
        moved.append((x - side if upwards else x + side, y + front if forwards else y - back))
    return moved


def _dense(outline, counts):
    """An outline with its sides cut into as many pieces as `counts` says."""
    return [
        tuple(a + (b - a) * step / count for a, b in zip(here, there))
        for here, there, count in zip(outline, outline[1:] + outline[:1], counts)
        for step in range(count)
    ]


def crown(middle, half, line):
    """The height of a row's cap over the plate at a place: dished across, sloped along."""

    def level(x, y):
        return TALL[line] + LEAN[line] * (y - middle[1]) - DISH * (1 - min(1, ((x - middle[0]) / half) ** 2))

    return level


def cap(corners, line, surface, core=None):
    """A cap over a rectilinear outline, anticlockwise; `core` is a place that sees all of its rim. Returns its crown."""
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    low, high = min(y for _, y in corners), max(y for _, y in corners)
    core = core or ((left + right) / 2, (low + high) / 2)
    level = crown(((left + right) / 2, (low + high) / 2), (right - left) / 2 - TAPER[0], line)
    shape, loops = bmesh.new(), []
    foot = rounded(corners, 0.9, 6)
    counts = [max(1, round(math.dist(*side))) for side in zip(foot, foot[1:] + foot[:1])]

    def outline(share, radius):
        return _dense(rounded(_inset(corners, share), radius, 6), counts)

    for share, rise, radius in ((0, 0, 0.9), (0.45, 0.45, 1.6), (0.85, 0.85, 2.4)):
        loops.append([(x, y, rise * (level(x, y) - FILLET)) for x, y in outline(share, radius)])
    outer, rim = outline(0.88, 2.4), outline(1, 2.6)
    for turn in (0, 25, 50, 75, 90):
        up, reach = math.sin(math.radians(turn)), 1 - math.cos(math.radians(turn))
        loops.append([
            (ox + (ix - ox) * reach, oy + (iy - oy) * reach, level(ix, iy) - FILLET * (1 - up)) for (ox, oy), (ix, iy) in zip(outer, rim)])
    for share in (0.9, 0.78, 0.64, 0.5, 0.36, 0.22, 0.1):
        loops.append([(core[0] + (x - core[0]) * share, core[1] + (y - core[1]) * share) for x, y in rim])
        loops[-1] = [(x, y, level(x, y)) for x, y in loops[-1]]
    rings = [[shape.verts.new(point) for point in loop] for loop in loops]
    for here, there in zip(rings, rings[1:]):
        for step in range(len(here)):
            following = (step + 1) % len(here)
            shape.faces.new((here[step], here[following], there[following], there[step]))
    shape.faces.new(rings[-1])
    add_mesh(shape, (0, 0, 0), surface)
    return level


def legend(words, size, at, level, surface):
    """A legend that lies on a cap's crown, however it is dished."""
    made = print_text(words, size, at=(0, 0, 0), surface=surface)
    made.data.extrude = 0
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.triangulate(shape, faces=shape.faces[:])
    for _ in range(4):
        long = [edge for edge in shape.edges if edge.calc_length() > 0.8]
        bmesh.ops.subdivide_edges(shape, edges=long, cuts=1, use_grid_fill=True)
        bmesh.ops.triangulate(shape, faces=shape.faces[:])
    for vertex in shape.verts:
        x, y = vertex.co.x + at[0], vertex.co.y + at[1]
        vertex.co = (x, y, level(x, y) + 0.02)
    made.hide_render = True
    add_mesh(shape, (0, 0, 0), surface)


def switch(x, y):
    """A switch under its cap, and the light that shines up past it."""
    slab(13.9, 13.9, 5.4, 0.8, at=(x, y, -5.6), surface="plug", bevel=0.3)
    box(5.4, 5.4, 3.4, at=(x, y, -0.6), surface="chip", bevel=0.4)
    slab(9.5, 2.6, 0.3, 1.2, at=(x, y + 4.6, -0.3), surface="glow-core", bevel=0)


def key(words, left, width, y, line, surface="pbt", lit="glow-soft"):
    """A key whose left end and row are given: two signs one over the other, one at the left above, a word below it."""
    half, end = GAP / 2, left + width * PITCH
    corners = [(left + half, y - PITCH / 2 + half), (end - half, y - PITCH / 2 + half), (end - half, y + PITCH / 2 - half), (left + half, y + PITCH / 2 - half)]
    level = cap(corners, line, surface)
    switch((left + end) / 2, y)
    if " " in words:
        upper, lower = words.split()
        legend(upper, 4.0, (left + 5.9, y + 3.7), level, lit)
        legend(lower, 4.0, (left + 5.9, y - 1.9), level, lit)
    elif len(words) == 1:
        legend(words, 5.2, (left + 6.3, y + 3.2), level, lit)
    elif words:
        legend(words, 3.5, (left + 5.2 + 0.95 * len(words), y + 3.2), level, lit)


def enter(end, y, surface, lit):
    """The ISO Enter over two rows, its right end and the middle of its lower row given."""
    half, low, high, top = GAP / 2, 1.25 * PITCH, 1.5 * PITCH, y + 1.5 * PITCH
    corners = [(end - low + half, y - PITCH / 2 + half), (end - half, y - PITCH / 2 + half), (end - half, top - half), (end - high + half, top - half),
               (end - high + half, y + PITCH / 2 + half), (end - low + half, y + PITCH / 2 + half)]
    level = cap(corners, 2, surface, core=(end - 10.5, y + 0.52 * PITCH))
    switch(end - low / 2, y + PITCH / 2)
    legend("Enter", 3.5, (end - 17.2, y + 22.4), level, lit)


@closeup("hero-accessories", "accessories", azimuth=-26, elevation=33, span=126, look=(238, 40, 6), focus=(236, 36, 9), place=(0.68, 0.5),
         lens=90, aperture=3.0, strips=(
             ((170, 150, 130), (0, 0, 0), (340, 12), 420, 0.0),
             ((-190, 120, 60), (0, 0, 0), (260, 14), 150, 0.6),
             ((0, 240, 60), (0, 0, 0), (460, 10), 110, 0.0),
         ))
def key_caps():
    ends = ([("Alt", 1.25), ("Fn", 1.25), ("Ctrl", 1.25)], [("Shift", 2.75)], [], [], [])
    for line, (keys, more) in enumerate(zip(MAIN_ROWS, ends)):
        left, y = 0.0, line * PITCH
        for words in [*keys, *more]:
            words, width = words if isinstance(words, tuple) else (words, 1)
            key(words, left, width, y, line)
            left += width * PITCH
        for index, words in enumerate((("Left", "Down", "Right"), (None, "Up", None), (), ("Del", "End", "PgDn"), ("Ins", "Home", "PgUp"))[line]):
            if words:
                key("" if line < 2 else words, (15.25 + index) * PITCH, 1, y, line)
    for index in range(12):
        key(f"F{index + 1}", (2 + index + 0.5 * (index // 4)) * PITCH, 1, 5.3 * PITCH, 4)
    enter(15 * PITCH, 2 * PITCH, "glow-key", "label")
    # The plate shines under the blocks of keys alone.
    for start, end, low, high in ((0, 15, 0, 5), (15.25, 18.25, 0, 1), (16.25, 17.25, 1, 2), (15.25, 18.25, 3, 5), *((x, x + 4, 4.8, 5.8) for x in (2, 6.5, 11))):
        box((end - start) * PITCH - 5, (high - low) * PITCH - 5, 0.4, at=((start + end) / 2 * PITCH, ((low + high) / 2 - 0.5) * PITCH, -6), surface="glow-soft", bevel=0)
    slab(19 * PITCH + 10, 6.9 * PITCH + 10, 14, 4, at=(9 * PITCH, 2.5 * PITCH, -20), surface="anodised", bevel=1.4)
