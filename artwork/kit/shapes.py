"""Basic shapes. `at` is the centre of a shape's bottom face; every function returns the object made."""

import math
from contextlib import contextmanager
from pathlib import Path

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from .materials import get_drawing_material, material

FONT = Path(__file__).parents[2] / "node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2"
SMOOTH_BELOW_DEGREES = 35

_open_groups = [[]]


def _link(made, at=(0, 0, 0), rot=(0, 0, 0)):
    bpy.context.scene.collection.objects.link(made)
    made.location = at
    made.rotation_euler = Euler([math.radians(angle) for angle in rot])
    _open_groups[-1].append(made)
    return made


def _flatten(made):
    """Keeps large faces flat up to their bevels: without it they are shaded as if they were pillows."""
    made.modifiers.new("flat", "WEIGHTED_NORMAL").keep_sharp = True
    return made


def add_mesh(shape, at, surface):
    """Turns a bmesh into a smooth-shaded object of the scene."""
    mesh = bpy.data.meshes.new("part")
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(material(surface))
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(SMOOTH_BELOW_DEGREES)
    return _flatten(_link(bpy.data.objects.new("part", mesh), at))


def _bevel(shape, edges, width, segments=2):
    if width > 0:
        bmesh.ops.bevel(
            shape, geom=edges, offset=width, segments=segments, affect="EDGES", profile=0.5, clamp_overlap=True
        )


def _level_edges(shape):
    return [edge for edge in shape.edges if abs(edge.verts[0].co.z - edge.verts[1].co.z) < 1e-6]


@contextmanager
def group(at=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Turns, scales and moves all that is made inside as one thing."""
    _open_groups.append([])
    try:
        yield
    finally:
        members = _open_groups.pop()
        holder = _link(bpy.data.objects.new("group", None), at, rot)
        holder.scale = (scale, scale, scale)
        for member in members:
            member.parent = holder


@contextmanager
def scenery():
    """Keeps what is made inside out of the framing and the scaling: ground that runs out of the picture."""
    _open_groups.append([])
    try:
        yield
    finally:
        members = _open_groups.pop()
        for member in members:
            member["scenery"] = True
        _open_groups[-1].extend(members)


def box(width, depth, height, at=(0, 0, 0), surface="black", bevel=0.6, segments=2):
    """A block with bevelled edges: width along x, depth along y, height along z."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=(width, depth, height), verts=shape.verts)
    bmesh.ops.translate(shape, vec=(0, 0, height / 2), verts=shape.verts)
    _bevel(shape, shape.edges[:], min(bevel, 0.49 * min(width, depth, height)), segments)
    return add_mesh(shape, at, surface)


def prism(outline, height, at=(0, 0, 0), surface="black", bevel=0.6, level_only=False, segments=2):
    """An outline of (x, y) points, anticlockwise, raised to a height."""
    shape = bmesh.new()
    bottom = shape.faces.new([shape.verts.new((x, y, 0)) for x, y in outline])
    raised = bmesh.ops.extrude_face_region(shape, geom=[bottom])
    top = [part for part in raised["geom"] if isinstance(part, bmesh.types.BMVert)]
    bmesh.ops.translate(shape, vec=(0, 0, height), verts=top)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces[:])
    edges = _level_edges(shape) if level_only else shape.edges[:]
    _bevel(shape, edges, min(bevel, 0.45 * height), segments)
    return add_mesh(shape, at, surface)


def slab(width, depth, height, radius, at=(0, 0, 0), surface="black", bevel=0.8):
    """A block with rounded corners seen from above, such as a phone or a mesh unit."""
    outline = []
    for sign_x, sign_y, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for step in range(9):
            angle = math.radians(start + 90 * step / 8)
            x = sign_x * (width / 2 - radius) + radius * math.cos(angle)
            y = sign_y * (depth / 2 - radius) + radius * math.sin(angle)
            outline.append((x, y))
    return prism(outline, height, at, surface, bevel, level_only=True, segments=3)


def rectangle(width, height, x=0.0, y=0.0, radius=0.0):
    """An outline for `plate` and `cavity` around its middle, anticlockwise."""
    if radius == 0:
        return [(x - width / 2, y - height / 2), (x + width / 2, y - height / 2), (x + width / 2, y + height / 2), (x - width / 2, y + height / 2)]
    corners = ((-1, -1, 180), (1, -1, 270), (1, 1, 0), (-1, 1, 90))
    return [
        (
            x + side * (width / 2 - radius) + radius * math.cos(math.radians(start + 22.5 * step)),
            y + level * (height / 2 - radius) + radius * math.sin(math.radians(start + 22.5 * step)),
        )
        for side, level, start in corners
        for step in range(5)
    ]


def plate(outline, holes, thick, at=(0, 0, 0), surface="black", bevel=0.1):
    """A sheet with holes, all of them outlines of (x, y) points: perforated fronts and frames around ports."""
    curve = bpy.data.curves.new("plate", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    curve.bevel_depth = bevel
    curve.bevel_resolution = 1
    curve.offset = -bevel
    curve.extrude = thick / 2 - bevel
    for points in (outline, *holes):
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for place, (x, y) in zip(spline.points, points):
            place.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
        spline.use_smooth = False
    curve.materials.append(material(surface))
    return _link(bpy.data.objects.new("plate", curve), (at[0], at[1], at[2] + thick / 2))


def cavity(outline, depth, at=(0, 0, 0), surface="hole"):
    """The inside of a socket: walls down from an outline at `at`, and a floor."""
    shape = bmesh.new()
    high = [shape.verts.new((x, y, 0)) for x, y in outline]
    low = [shape.verts.new((x, y, -depth)) for x, y in outline]
    for index in range(len(outline)):
        following = (index + 1) % len(outline)
        shape.faces.new((high[index], low[index], low[following], high[following]))
    shape.faces.new(low)
    return add_mesh(shape, at, surface)


AXES = {
    "z": Matrix.Identity(4),
    "x": Matrix.Rotation(math.pi / 2, 4, "Y"),
    "y": Matrix.Rotation(-math.pi / 2, 4, "X"),
}


def cylinder(radius, height, at=(0, 0, 0), surface="black", axis="z", bevel=0.4, sides=48, top=None):
    """A cylinder, or a cone's stump where `top` gives another radius, growing from `at` along an axis."""
    shape = bmesh.new()
    end = radius if top is None else top
    bmesh.ops.create_cone(shape, cap_ends=True, segments=sides, radius1=radius, radius2=end, depth=height)
    bmesh.ops.translate(shape, vec=(0, 0, height / 2), verts=shape.verts)
    _bevel(shape, _level_edges(shape), min(bevel, 0.45 * height))
    bmesh.ops.transform(shape, matrix=AXES[axis], verts=shape.verts)
    return add_mesh(shape, at, surface)


def _turned(profile, closed, at, surface, axis, sides):
    """A profile of (radius, level) points turned around an axis."""
    shape = bmesh.new()
    turns = [2 * math.pi * step / sides for step in range(sides)]
    loops = [
        [shape.verts.new((radius * math.cos(turn), radius * math.sin(turn), level)) for turn in turns]
        for radius, level in profile
    ]
    pairs = list(zip(loops, loops[1:] + loops[:1])) if closed else list(zip(loops, loops[1:]))
    for here, there in pairs:
        for step in range(sides):
            following = (step + 1) % sides
            shape.faces.new((here[step], here[following], there[following], there[step]))
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces[:])
    bmesh.ops.transform(shape, matrix=AXES[axis], verts=shape.verts)
    return add_mesh(shape, at, surface)


def turned(profile, at=(0, 0, 0), surface="black", axis="z", sides=96):
    """A profile of (radius, level) points turned around an axis, open at both ends."""
    return _turned(profile, False, at, surface, axis, sides)


def ring(radius, thickness, at=(0, 0, 0), surface="black", axis="z", sides=64):
    """A torus around an axis; `thickness` is its tube's diameter."""
    # A thick tube of twelve sides shows its corners.
    around = 12 if thickness < 8 else 32
    angles = [2 * math.pi * step / around for step in range(around)]
    profile = [
        (radius + thickness / 2 * math.cos(angle), thickness / 2 * math.sin(angle)) for angle in angles
    ]
    return _turned(profile, True, at, surface, axis, sides)


def tube(outer, inner, height, at=(0, 0, 0), surface="black", axis="z", sides=64):
    """A pipe along an axis, such as a fan's frame or a socket's collar."""
    profile = [(outer, 0), (outer, height), (inner, height), (inner, 0)]
    return _turned(profile, True, at, surface, axis, sides)


def ball(radius, at=(0, 0, 0), surface="black", squash=(1, 1, 1)):
    """A ball, or an ellipsoid where `squash` scales its axes, around `at`."""
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=48, v_segments=32, radius=radius)
    bmesh.ops.scale(shape, vec=squash, verts=shape.verts)
    return add_mesh(shape, at, surface)


def hull(sections, surface="black", at=(0, 0, 0), around=28, waist=0.5, under=None):
    """A closed skin over elliptical sections along y: (y, half width, bottom, top, flatness).

    A section is widest at its `waist`, a share of its height; `under` is its flatness below it, if another.
    """
    shape = bmesh.new()
    loops = []
    for y, half, low, high, power in sections:
        loop = []
        for step in range(around):
            turn = 2 * math.pi * step / around
            cosine, sine = math.cos(turn), math.sin(turn)
            bend = under if under and sine < 0 else power
            x = half * math.copysign(abs(cosine) ** (2 / bend), cosine)
            level = low + (high - low) * waist
            z = level + ((high - level) if sine > 0 else (low - level)) * abs(sine) ** (2 / bend)
            loop.append(shape.verts.new((x, y, z)))
        loops.append(loop)
    for here, there in zip(loops, loops[1:]):
        for step in range(around):
            following = (step + 1) % around
            shape.faces.new((here[step], here[following], there[following], there[step]))
    shape.faces.new(loops[0])
    shape.faces.new(list(reversed(loops[-1])))
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces[:])
    made = add_mesh(shape, at, surface)
    smooth = made.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 2
    return made


def find_surface(made, start, towards):
    """Where a ray first strikes a shape, and the way that its surface faces there, in the shape's own coordinates."""
    bpy.context.view_layer.update()
    evaluated = made.evaluated_get(bpy.context.evaluated_depsgraph_get())
    hit, place, facing, _ = evaluated.ray_cast(start, towards)
    if not hit:
        raise ValueError(f"nothing is struck from {tuple(start)}")
    return place, facing


def sheet(rows, surface="black", thick=None):
    """A smooth sheet through rows of points, as many in each; `thick` gives it a thickness, half of it on either side."""
    shape = bmesh.new()
    lines = [[shape.verts.new(point) for point in points] for points in rows]
    for here, there in zip(lines, lines[1:]):
        for step in range(len(here) - 1):
            shape.faces.new((here[step], here[step + 1], there[step + 1], there[step]))
    made = add_mesh(shape, (0, 0, 0), surface)
    if thick is None:
        return made
    made.modifiers.clear()
    solid = made.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 0
    return _flatten(made)


def sweep(points, radius, surface="black"):
    """A cable or a bent bar through points."""
    curve = bpy.data.curves.new("sweep", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 5
    curve.use_fill_caps = True
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for bezier, point in zip(spline.bezier_points, points):
        bezier.co = point
        bezier.handle_left_type = bezier.handle_right_type = "AUTO"
    curve.materials.append(material(surface))
    return _link(bpy.data.objects.new("sweep", curve))


def gooseneck(points, radius, surface="rubber", pitch=1.6):
    """A bendable arm through points, ribbed as its coil shows through."""
    path = [Vector(point) for point in points]
    path = [path[0] * 2 - path[1], *path, path[-1] * 2 - path[-2]]
    way = []
    for before, here, there, after in zip(path, path[1:], path[2:], path[3:]):
        count = max(1, round((there - here).length / (pitch / 4)))
        for step in range(count):
            part = step / count
            bend = (2 * before - 5 * here + 4 * there - after) * part**2 + (3 * (here - there) + after - before) * part**3
            way.append(here + 0.5 * ((there - before) * part + bend))
    curve = bpy.data.curves.new("gooseneck", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(way) - 1)
    for index, (place, point) in enumerate(zip(spline.points, way)):
        place.co = (*point, 1)
        place.radius = (0.88, 1.0, 1.0, 0.88)[index % 4]
    curve.materials.append(material(surface))
    return _link(bpy.data.objects.new("gooseneck", curve))


def carve(made, *cutters, keep=False, spare=False):
    """Takes the cutters' shapes out of a shape: seams, slots and windows; or all else, where `keep` is set.

    The cutters are used up, unless they are to `spare`.
    """
    for cutter in cutters:
        modifier = made.modifiers.new("cut", "BOOLEAN")
        modifier.operation = "INTERSECT" if keep else "DIFFERENCE"
        modifier.object = cutter
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    carved = bpy.data.meshes.new_from_object(made.evaluated_get(graph))
    made.modifiers.clear()
    made.data = carved
    for cutter in () if spare else cutters:
        for members in _open_groups:
            if cutter in members:
                members.remove(cutter)
        bpy.data.objects.remove(cutter)
    return _flatten(made)


def print_text(words, size, at=(0, 0, 0), surface="ink", rot=(0, 0, 0), flush=False):
    """Printed words, centred on `at`, lying face up unless turned; `flush` has their ink begin there instead."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body = words
    curve.font = bpy.data.fonts.load(str(FONT), check_existing=True)
    curve.size = size
    curve.align_x = curve.align_y = "CENTER"
    curve.extrude = size * 0.008
    curve.materials.append(material(surface))
    made = _link(bpy.data.objects.new("text", curve), at, rot)
    if flush:
        bpy.context.view_layer.update()
        curve.offset_x = -made.bound_box[0][0]
    return made


def panel(name, width, height, at=(0, 0, 0), rot=(0, 0, 0), shine=0.0, part=(0, 0, 1, 1), polish=0.06):
    """A drawing of drawings/ on a flat panel, face up: a label, or a lit screen where `shine` is over 0.

    `part` is the share of the drawing that is shown: left, bottom, right, top; `polish` the roughness of a screen's glass.
    """
    left, bottom, right, top = part
    mesh = bpy.data.meshes.new("panel")
    x, y = width / 2, height / 2
    mesh.from_pydata([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new().data
    for corner, place in zip(layer, ((left, bottom), (right, bottom), (right, top), (left, top))):
        corner.uv = place
    mesh.materials.append(get_drawing_material(name, shine, polish))
    return _link(bpy.data.objects.new("panel", mesh), at, rot)


def lamp(width, depth, power, at=(0, 0, 0), rot=(0, 0, 0), colour=(1.0, 0.96, 0.9), spread=180):
    """An even panel of light that shines down, unseen itself: what strips inside a case would give, without grain.

    `spread` is how wide it shines, in degrees: a grid before it keeps its light off table and wall.
    """
    light = bpy.data.lights.new("lamp", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = width, depth
    light.energy = power
    light.color = colour
    light.spread = math.radians(spread)
    made = _link(bpy.data.objects.new("lamp", light), at, rot)
    made.visible_camera = False
    return made


def field(places, size, at=(0, 0, 0), surface="gold", turned=False):
    """Equal small blocks at (x, y) places as one shape, such as contacts and pins; `turned` swaps width and depth."""
    width, depth, height = (size[1], size[0], size[2]) if turned else size
    shape = bmesh.new()
    for x, y in places:
        block = bmesh.ops.create_cube(shape, size=1)["verts"]
        bmesh.ops.scale(shape, vec=(width, depth, height), verts=block)
        bmesh.ops.translate(shape, vec=(x, y, height / 2), verts=block)
    return add_mesh(shape, at, surface)


def rounded(points, radius, steps=4):
    """An outline whose corners are rounded, inner ones too, by as much of the radius as its sides have room for."""
    outline = []
    for before, corner, after in zip(points[-1:] + points[:-1], points, points[1:] + points[:1]):
        corner = Vector(corner)
        to_before, to_after = Vector(before) - corner, Vector(after) - corner
        reach = min(radius, 0.48 * to_before.length, 0.48 * to_after.length)
        start, end = corner + to_before.normalized() * reach, corner + to_after.normalized() * reach
        for step in range(steps + 1):
            part = step / steps
            outline.append(tuple(start * (1 - part) ** 2 + corner * 2 * part * (1 - part) + end * part**2))
    return outline


def row(count, pitch):
    """Offsets of `count` things on a pitch, centred on zero."""
    return [(index - (count - 1) / 2) * pitch for index in range(count)]
