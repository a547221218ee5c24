"""The heroes' studio: camera, lights and a dark stage."""

import math

import bpy
from mathutils import Vector

from . import materials

LENS_MM = 75


def clear():
    """Empties the scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.world = bpy.data.worlds.new("studio")


def _corners():
    return [
        thing.matrix_world @ Vector(corner)
        for thing in bpy.context.scene.objects
        if thing.type in {"MESH", "CURVE", "FONT"}
        for corner in thing.bound_box
    ]


def normalise():
    """Scales all that was built so that its bounding box has a diagonal of 2, standing on z = 0."""
    bpy.context.view_layer.update()
    corners = _corners()
    low = Vector([min(corner[axis] for corner in corners) for axis in range(3)])
    high = Vector([max(corner[axis] for corner in corners) for axis in range(3)])
    factor = 2 / (high - low).length
    holder = bpy.data.objects.new("subject", None)
    bpy.context.scene.collection.objects.link(holder)
    for thing in bpy.context.scene.objects:
        if thing.parent is None and thing is not holder:
            thing.parent = holder
    middle = (low + high) / 2
    holder.scale = (factor, factor, factor)
    holder.location = (-middle.x * factor, -middle.y * factor, -low.z * factor)
    bpy.context.view_layer.update()


def place_camera(azimuth, elevation, margin):
    """Aims from an azimuth (0 looks along +y) and an elevation, far enough to leave a margin around."""
    scene = bpy.context.scene
    lens = bpy.data.cameras.new("camera")
    lens.lens = LENS_MM
    camera = bpy.data.objects.new("camera", lens)
    scene.collection.objects.link(camera)
    scene.camera = camera
    turn, rise = math.radians(azimuth), math.radians(elevation)
    away = Vector((math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), math.sin(rise)))
    camera.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = [value for corner in _corners() for value in corner]
    place, _ = camera.camera_fit_coords(graph, points)
    camera.location = Vector(place) + away * Vector(place).length * margin
    bpy.context.view_layer.update()


def _area(place, target, size, power, colour=(1, 1, 1)):
    light = bpy.data.lights.new("area", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.energy = power
    light.color = colour
    made = bpy.data.objects.new("area", light)
    bpy.context.scene.collection.objects.link(made)
    made.location = place
    made.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()


def _plane(size, surface):
    bpy.ops.mesh.primitive_plane_add(size=size)
    made = bpy.context.object
    made.data.materials.append(surface)
    return made


def _node_material(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made


def _world(colour, strength):
    world = bpy.context.scene.world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*colour, 1)
    background.inputs["Strength"].default_value = strength


def _tinted(colour, share):
    return tuple(1 - share + share * part for part in colour)


def _halo(colour):
    """A round glow on a wall behind the subject, fading to nothing."""
    made = _node_material("halo")
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    coordinates = nodes.new("ShaderNodeTexCoord")
    gradient = nodes.new("ShaderNodeTexGradient")
    gradient.gradient_type = "SPHERICAL"
    power = nodes.new("ShaderNodeMath")
    power.operation = "POWER"
    power.inputs[1].default_value = 1.7
    strength = nodes.new("ShaderNodeMath")
    strength.operation = "MULTIPLY"
    strength.inputs[1].default_value = 0.42
    glow = nodes.new("ShaderNodeEmission")
    glow.inputs["Color"].default_value = (*colour, 1)
    output = nodes.new("ShaderNodeOutputMaterial")
    links.new(coordinates.outputs["Object"], gradient.inputs["Vector"])
    links.new(gradient.outputs["Fac"], power.inputs[0])
    links.new(power.outputs["Value"], strength.inputs[0])
    links.new(strength.outputs["Value"], glow.inputs["Strength"])
    links.new(glow.outputs["Emission"], output.inputs["Surface"])
    wall = _plane(2, made)
    wall.scale = (2.6, 1.9, 1)
    behind = bpy.context.scene.camera.matrix_world.to_quaternion() @ Vector((0, 0, -1))
    behind.z = 0
    wall.location = Vector((0, 0, 0.8)) + behind.normalized() * 2.4
    wall.rotation_euler = behind.to_track_quat("-Z", "Y").to_euler()


def light_hero():
    """Dark stage: glossy floor, a wall of the category's light behind, a soft neutral key."""
    accent = materials.accent()
    _area((-2.2, -2.6, 2.8), (0, 0, 0.4), (1.8, 1.4), 110)
    _area((2.8, -2.2, 1.2), (0, 0, 0.4), (0.8, 2.0), 30, _tinted(accent, 0.35))
    _area((0.0, 0.1, 3.2), (0, 0, 0.2), (2.4, 0.7), 66)
    _area((2.3, 2.2, 1.3), (0, 0, 0.4), (0.9, 2.2), 120, _tinted(accent, 0.85))
    _area((-2.5, 2.0, 1.1), (0, 0, 0.4), (0.7, 2.2), 110, _tinted(accent, 0.85))
    _world((0.30, 0.36, 0.46), 0.05)
    floor = _node_material("floor")
    shader = floor.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (0.006, 0.008, 0.011, 1)
    shader.inputs["Roughness"].default_value = 0.24
    shader.inputs["Specular"].default_value = 0.35
    _plane(40, floor)
    _halo(accent)


def render(path, size, samples):
    """Renders the scene to a PNG; the size is in pixels."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_denoising = False
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transparent_max_bounces = 8
    cycles.sample_clamp_indirect = 2.0
    cycles.blur_glossy = 0.6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
