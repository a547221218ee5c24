"""What cards and heroes share: an empty scene, one scale for all subjects, and the renderer's settings."""

import bpy
from mathutils import Vector


# A part of a picture, as shares of its width and height: left, top, right, bottom.
WHOLE = (0.0, 0.0, 1.0, 1.0)


def clear():
    """Empties the scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.world = bpy.data.worlds.new("studio")


def corners():
    """The corners of all boxes around what was built, in the world."""
    return [
        thing.matrix_world @ Vector(corner)
        for thing in bpy.context.scene.objects
        if thing.type in {"MESH", "CURVE", "FONT"} and "scenery" not in thing
        for corner in thing.bound_box
    ]


def normalise():
    """Scales all that was built so that its bounding box has a diagonal of 2, standing on z = 0."""
    bpy.context.view_layer.update()
    points = corners()
    low = Vector([min(corner[axis] for corner in points) for axis in range(3)])
    high = Vector([max(corner[axis] for corner in points) for axis in range(3)])
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


def develop_with(look):
    """Sets how steep the film's curve is: one of Blender's looks for Filmic."""
    settings = bpy.context.scene.view_settings
    settings.view_transform = "Filmic"
    settings.look = look


def render(path, size, samples, part=WHOLE):
    """Renders the scene to a PNG; the size is in pixels. What is outside of `part` stays black."""
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
    scene.render.use_border = part != WHOLE
    scene.render.border_min_x, scene.render.border_min_y = part[0], 1 - part[3]
    scene.render.border_max_x, scene.render.border_max_y = part[2], 1 - part[1]
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
