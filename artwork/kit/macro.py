"""The dark room of the close-ups: no table and no wall, one long strip of light, and what little the subject needs besides.

Lengths are millimetres, in the camera's own frame: +x is right, +y away from the viewer, +z up, from the point looked at.
"""

import math

import bpy
from mathutils import Matrix, Vector

from . import materials, stage, studio

SCALE = 0.02  # scene units in a millimetre


def enlarge():
    """Brings what was built in millimetres to the scene's scale; nothing is moved."""
    holder = bpy.data.objects.new("subject", None)
    bpy.context.scene.collection.objects.link(holder)
    for thing in bpy.context.scene.objects:
        if thing.parent is None and thing is not holder:
            thing.parent = holder
    holder.scale = (SCALE, SCALE, SCALE)
    bpy.context.view_layer.update()


def place_camera(view, size):
    """The stage's view camera, close up: a frame of so many millimetres across, and little of it in focus."""
    scaled = {name: tuple(part * SCALE for part in view[name]) for name in ("look", "focus")}
    stage.place_camera({**view, **scaled, "span": view["span"] * SCALE, "aperture": view["aperture"] * SCALE}, size)


def light(view):
    """Sets up the view's strips: each (place, target, length and width, power, share of the category's colour)."""
    studio.develop_with("High Contrast")
    turn = Matrix.Rotation(math.radians(view["azimuth"]), 4, "Z")
    look = Vector(view["look"])
    for place, target, (length, width), power, tint in view["strips"]:
        place, target = (SCALE * (look + turn @ Vector(point)) for point in (place, target))
        lamp = bpy.data.lights.new("strip", "AREA")
        lamp.shape = "RECTANGLE"
        lamp.size, lamp.size_y = length * SCALE, width * SCALE
        lamp.energy = power
        lamp.color = stage.tinted(materials.accent(), tint)
        made = bpy.data.objects.new("strip", lamp)
        bpy.context.scene.collection.objects.link(made)
        made.location = place
        # Its length lies level, whichever way it faces.
        away = (place - target).normalized()
        level = Vector((0, 0, 1)).cross(away).normalized()
        made.rotation_euler = Matrix((level, away.cross(level), away)).transposed().to_euler()
        made.visible_camera = False
    world = bpy.context.scene.world
    world.use_nodes = True
    world.cycles.sampling_method = "NONE"
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*stage.tinted(materials.accent(), 0.5), 1)
    background.inputs["Strength"].default_value = 0.004
