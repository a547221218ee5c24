"""The dark stage of the heroes: one room from edge to edge, a table, a wall washed in the category's light.

Everything stands in the camera's own frame: +x is right, +y is away from the viewer, whatever the azimuth, so that
light comes from the same side in all pictures. Lengths are in units of half a subject's diagonal.
"""

import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

from . import materials, studio

SENSOR_MM = 36
MARGIN = 0.035  # of the picture, around the subject
MATT = 2.4  # how far before the wall the table begins to lose its shine, so that no mirrored wall draws a line there
# The lobes of light on wall and table: where (to the right of the subject, up), how far they reach, how strong.
WASHES = (((0.35, 0.45), (1.15, 0.85), 0.16), ((-0.4, 0.3), (2.2, 0.9), 0.025))


def _turned(azimuth):
    """The frame that looks along the camera's azimuth, level."""
    return Matrix.Rotation(math.radians(azimuth), 4, "Z")


def place_camera(view, size):
    """A view camera: the subject keeps its place in the frame by shift, so that uprights stay upright."""
    scene = bpy.context.scene
    lens = bpy.data.cameras.new("camera")
    lens.lens = view["lens"]
    lens.sensor_width = SENSOR_MM
    lens.sensor_fit = "HORIZONTAL"
    camera = bpy.data.objects.new("camera", lens)
    scene.collection.objects.link(camera)
    scene.camera = camera
    turn, rise = math.radians(view["azimuth"]), math.radians(view["elevation"])
    away = Vector((math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), math.sin(rise)))
    target = Vector(view["look"])
    distance = view["lens"] / SENSOR_MM * view["span"]
    camera.location = target + away * distance
    camera.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    across, down = view["place"]
    lens.shift_x = 0.5 - across
    lens.shift_y = (down - 0.5) * size[1] / size[0]
    lens.dof.use_dof = True
    focus = Vector(view["focus"]) if view["focus"] else target
    lens.dof.focus_distance = (camera.location - focus).dot(away)
    lens.dof.aperture_fstop = view["lens"] / 1000 / (2 * view["aperture"])
    lens.dof.aperture_blades = 9
    bpy.context.view_layer.update()


def subject_part():
    """The part of the picture that the subject takes, with its shadow: all else is wall and table, or paper.

    With scenery, it is the whole picture.
    """
    scene = bpy.context.scene
    if any("scenery" in thing for thing in scene.objects):
        return studio.WHOLE
    projected = [world_to_camera_view(scene, scene.camera, point) for point in studio.corners()]
    left, right = min(point.x for point in projected), max(point.x for point in projected)
    low, high = min(point.y for point in projected), max(point.y for point in projected)
    around = (left - MARGIN, 1 - high - MARGIN, right + MARGIN, 1 - low + 2 * MARGIN)
    return tuple(min(max(share, 0.0), 1.0) for share in around)


def _area(frame, place, target, size, power, colour=(1, 1, 1), spread=180, glossy=True):
    light = bpy.data.lights.new("area", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.energy = power
    light.color = colour
    light.spread = math.radians(spread)
    made = bpy.data.objects.new("area", light)
    bpy.context.scene.collection.objects.link(made)
    place, target = frame @ Vector(place), frame @ Vector(target)
    made.location = place
    made.rotation_euler = (target - place).to_track_quat("-Z", "Y").to_euler()
    made.visible_camera = False
    made.visible_glossy = glossy
    return made


def _plane(size, surface, at, rotation):
    bpy.ops.mesh.primitive_plane_add(size=size)
    made = bpy.context.object
    made.location = at
    made.rotation_euler = rotation
    made.data.materials.append(surface)


def _surface(name, colour, roughness, specular, grain, bump):
    """A matte surface whose roughness and height vary a little, as nothing real is even."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Specular"].default_value = specular
    place = nodes.new("ShaderNodeTexCoord")
    cloud, fine = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeTexNoise")
    cloud.inputs["Scale"].default_value = 1.3
    cloud.inputs["Detail"].default_value = 6
    fine.inputs["Scale"].default_value = grain
    fine.inputs["Detail"].default_value = 3
    spread = nodes.new("ShaderNodeMapRange")
    spread.inputs["To Min"].default_value = roughness - 0.02
    spread.inputs["To Max"].default_value = roughness + 0.02
    height = nodes.new("ShaderNodeBump")
    height.inputs["Strength"].default_value = bump
    height.inputs["Distance"].default_value = 0.004
    for texture in (cloud, fine):
        links.new(place.outputs["Object"], texture.inputs["Vector"])
    links.new(cloud.outputs["Fac"], spread.inputs["Value"])
    links.new(spread.outputs["Result"], shader.inputs["Roughness"])
    links.new(fine.outputs["Fac"], height.inputs["Height"])
    links.new(height.outputs["Normal"], shader.inputs["Normal"])
    return made


def _wash(made, view):
    """Gives a surface its part of the wash: strong behind the subject, nothing left where the headline stands.

    The wash shines by itself instead of being lit, so that it has no grain and costs the scene no samples. Seen from the
    camera it runs on from the wall over the table, as on seamless paper, so that the two meet without a line.
    """
    made.cycles.sample_as_light = False
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = (*materials.accent(), 1)
    place, axes = nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeSeparateXYZ")
    level = nodes.new("ShaderNodeVectorRotate")
    level.rotation_type = "Z_AXIS"
    level.inputs["Angle"].default_value = -math.radians(view["azimuth"])
    links.new(place.outputs["Position"], level.inputs["Vector"])
    links.new(level.outputs["Vector"], axes.inputs["Vector"])
    computed = materials.arithmetic(made)
    before = computed("SUBTRACT", float(view["wall"]), axes.outputs["Y"])
    height = computed("SUBTRACT", axes.outputs["Z"], computed("MULTIPLY", before, math.tan(math.radians(view["elevation"]))))

    lobes = []
    for (across, up), (wide, tall), share in WASHES:
        steps = ((axes.outputs["X"], across, wide), (height, up, tall))
        squares = [computed("POWER", computed("DIVIDE", computed("SUBTRACT", axis, at), reach), 2.0) for axis, at, reach in steps]
        lobes.append(computed("MULTIPLY", computed("EXPONENT", computed("MULTIPLY", computed("ADD", *squares), -1.0)), share * view["wash"]))
    links.new(computed("ADD", *lobes), shader.inputs["Emission Strength"])
    return before


def _table(view):
    made = _surface("table", (0.006, 0.0065, 0.007), 0.36, 0.2, 60, 0.05)
    before = _wash(made, view)
    shine = made.node_tree.nodes.new("ShaderNodeMapRange")
    shine.interpolation_type = "SMOOTHSTEP"
    shine.inputs["From Max"].default_value, shine.inputs["To Max"].default_value = MATT, view["shine"]
    made.node_tree.links.new(before, shine.inputs["Value"])
    made.node_tree.links.new(shine.outputs["Result"], made.node_tree.nodes["Principled BSDF"].inputs["Specular"])
    return made


def _wall(view):
    made = _surface("wall", (0.006, 0.0065, 0.007), 0.9, 0, 60, 0)
    _wash(made, view)
    return made


def light(view):
    """Table, wall and lights around a subject that stands at the origin."""
    studio.develop_with("High Contrast")
    accent = materials.accent()
    warm = (1.0, 0.95, 0.88)
    frame = _turned(view["azimuth"])
    strength = view["light"]
    # A soft box above and a little behind, the way products are lit: it draws the upper edges.
    _area(frame, (0.2, 0.9, 2.6), (0.1, 0, 0.2), (2.4, 1.0), 90 * strength, warm, spread=80)
    # The key, from the left and front, so that the fronts keep their shape.
    _area(frame, view["key"], (0.1, 0, 0.45), (1.0, 1.8), 36 * strength, warm, spread=50)
    # A strip on either side behind draws the rims, the right one in the category's light.
    _area(frame, (2.2, 1.2, 1.1), (0, 0, 0.45), (0.5, 1.8), 85 * strength * view["rim"], tint(accent, 0.9))
    _area(frame, (-2.0, 1.9, 0.9), (0, 0, 0.6), (0.3, 1.4), 30 * strength, tint(accent, 0.5), glossy=False)
    world = bpy.context.scene.world
    world.use_nodes = True
    world.cycles.sampling_method = "NONE"
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*tint(accent, 0.4), 1)
    background.inputs["Strength"].default_value = 0.012
    turn = math.radians(view["azimuth"])
    _plane(60, _table(view), (0, 0, 0), (0, 0, turn))
    _plane(60, _wall(view), frame @ Vector((0, view["wall"], 0)), (math.radians(90), 0, turn))


def tint(colour, share):
    """A colour mixed into white by a share."""
    return tuple(1 - share + share * part for part in colour)
