"""The photographer's table of the cards: seamless paper, its lights, and a lens close enough to blur what is far."""

import math

import bpy
from mathutils import Matrix, Vector

from . import materials, studio

LENS_MM = 75
# How far a subject may reach across a card, and upwards, in shares of its width: a crop to 2:1 still holds it.
CARD_WIDTH, CARD_HEIGHT = 0.82, 0.48
# How far the category's light colours the strip, from none to all.
TINT = 0.08
SLOPE = 36 / LENS_MM / 2


def _mesh_points():
    """Every vertex and curve corner of the subject, in the scene's coordinates."""
    points = []
    for thing in bpy.context.scene.objects:
        if "scenery" in thing:
            continue
        if thing.type == "MESH":
            points += [thing.matrix_world @ vertex.co for vertex in thing.data.vertices]
        elif thing.type in {"CURVE", "FONT"}:
            points += [thing.matrix_world @ Vector(corner) for corner in thing.bound_box]
    return points


def aim(azimuth, elevation, margin, aperture):
    """Aims from an azimuth (0 looks along +y) and an elevation, so that a crop to 2:1 still holds the whole subject.

    `aperture` is the f-number of the lens: lower throws more of the subject out of focus, as macro lenses do.
    """
    points = _mesh_points()
    lens = bpy.data.cameras.new("camera")
    lens.lens = LENS_MM
    camera = bpy.data.objects.new("camera", lens)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    turn, rise = math.radians(azimuth), math.radians(elevation)
    back = Vector((math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), math.sin(rise)))
    camera.rotation_euler = (-back).to_track_quat("-Z", "Y").to_euler()
    camera.location = back * 6
    bpy.context.view_layer.update()
    turn = camera.matrix_world.to_quaternion()
    across, up, away = (turn @ Vector(axis) for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1)))
    for _ in range(12):
        offsets = [(point - camera.location) for point in points]
        projected = [(point.dot(across), point.dot(up), -point.dot(away)) for point in offsets]
        sides = [x / depth / SLOPE for x, _, depth in projected]
        levels = [y / depth / SLOPE for _, y, depth in projected]
        reach = max((max(sides) - min(sides)) / 2 / CARD_WIDTH, (max(levels) - min(levels)) / 2 / CARD_HEIGHT)
        middle = sum(depth for *_, depth in projected) / len(projected)
        camera.location += (
            across * (max(sides) + min(sides)) / 2 * SLOPE * middle
            + up * (max(levels) + min(levels)) / 2 * SLOPE * middle
            + away * middle * (reach * (1 + margin) - 1)
        )
    near = min(depth for *_, depth in projected)
    lens.dof.use_dof = True
    lens.dof.focus_distance = near + 0.7 * (middle - near)
    lens.dof.aperture_fstop = aperture
    bpy.context.view_layer.update()


def _brighten_wall(surface, colour, start):
    """Lifts the paper from where it starts to rise, as a light on the background would, and without its grain."""
    nodes, links = surface.node_tree.nodes, surface.node_tree.links
    coordinates = nodes.new("ShaderNodeTexCoord")
    axes = nodes.new("ShaderNodeSeparateXYZ")
    share = nodes.new("ShaderNodeMapRange")
    share.interpolation_type = "SMOOTHSTEP"
    share.inputs["From Min"].default_value, share.inputs["From Max"].default_value = start - 2.5, start + 2.6
    share.inputs["To Max"].default_value = 0.55
    links.new(coordinates.outputs["Object"], axes.inputs["Vector"])
    links.new(axes.outputs["Y"], share.inputs["Value"])
    shader = nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = (*colour, 1)
    links.new(share.outputs["Result"], shader.inputs["Emission Strength"])
    surface.cycles.sample_as_light = False


def _sweep(colour, azimuth, drop):
    """The studio's paper: a floor that curves up into a wall behind the subject."""
    bend, back, tall = 2.6, 5.2, 9.0
    turns = [math.radians(90 * step / 24) for step in range(25)]
    profile = [(-14, 0), (back - bend, 0)]
    profile += [(back - bend + bend * math.sin(turn), bend - bend * math.cos(turn)) for turn in turns[1:]]
    profile.append((back, tall))
    corners = [(side * 16, y, z) for y, z in profile for side in (-1, 1)]
    faces = [(2 * step, 2 * step + 1, 2 * step + 3, 2 * step + 2) for step in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new("sweep")
    mesh.from_pydata(corners, [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    surface = bpy.data.materials.new("paper")
    surface.use_nodes = True
    shader = surface.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = 0.42
    shader.inputs["Specular"].default_value = 0.3
    _brighten_wall(surface, colour, back - bend)
    mesh.materials.append(surface)
    made = bpy.data.objects.new("sweep", mesh)
    made.rotation_euler = (0, 0, math.radians(azimuth))
    made.location.z = -drop
    bpy.context.scene.collection.objects.link(made)


PAPER = (0.80, 0.815, 0.84)


def _area(place, target, size, power, colour=(1, 1, 1)):
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = size
    lamp.energy = power
    lamp.color = colour
    made = bpy.data.objects.new("area", lamp)
    bpy.context.scene.collection.objects.link(made)
    made.location = place
    made.rotation_euler = (target - place).to_track_quat("-Z", "Y").to_euler()


def light(azimuth, drop):
    """A key from the left, a softbox overhead and a strip from the right that the category's light tints.

    All turn with the camera, so that light falls alike in every picture. Few lights, since every sample tries one.
    """
    studio.develop_with("Medium High Contrast")
    turn = Matrix.Rotation(math.radians(azimuth), 3, "Z")
    tint = tuple(1 - TINT + TINT * part for part in materials.accent())
    for place, target, size, power, colour in (
        ((-2.7, -1.5, 2.9), (0, 0, 0.3), (0.9, 0.9), 265, (1, 1, 1)),
        ((-0.2, 1.1, 3.3), (0, 0, 0.2), (3.0, 1.4), 75, (1, 1, 1)),
        ((3.2, 0.4, 1.6), (0, 0, 0.35), (0.7, 2.6), 60, tint),
    ):
        _area(turn @ Vector(place), turn @ Vector(target), size, power, colour)
    world = bpy.context.scene.world
    world.use_nodes = True
    world.cycles.sampling_method = "NONE"
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (0.93, 0.95, 1.0, 1)
    background.inputs["Strength"].default_value = 0.14
    _sweep(PAPER, azimuth, drop)
