"""What the gaming laptop shows: a race on a wet road at dusk, seen from behind the player's car. Everything in mm."""

import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

from kit.registry import screen
from kit.shapes import add_mesh, box, cylinder, group, hull, ring, slab, tube

METRE = 1000
ROAD = 5.4 * METRE  # from the middle to the white line
FAR = 420 * METRE


def _bend(y):
    """How far the road has turned off to the right at a distance."""
    return 26 * METRE * (max(y, 0) / FAR) ** 2 * 4 + 1.5 * METRE * math.sin(y / (60 * METRE))


def _ribbon(left, right, height, surface, start=-12 * METRE, end=FAR, steps=220, pattern=1):
    """A strip along the road between two distances from its middle; `pattern` leaves out all but each n-th piece."""
    shape = bmesh.new()
    places = [start + (end - start) * (step / steps) ** 1.7 for step in range(steps + 1)]
    for index, (near, far) in enumerate(zip(places, places[1:])):
        if index % pattern:
            continue
        corners = ((left, near), (right, near), (right, far), (left, far))
        shape.faces.new([shape.verts.new((x + _bend(y), y, height)) for x, y in corners])
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=0.1)
    return add_mesh(shape, (0, 0, 0), surface)


def _kerb(side):
    """Blocks of red and white beside the road, each two metres long."""
    for index in range(110):
        y = -10 * METRE + index * 2 * METRE
        lean = math.degrees(math.atan2(_bend(y) - _bend(y + 2 * METRE), 2 * METRE))
        x = side * (ROAD + 700) + (_bend(y) + _bend(y + 2 * METRE)) / 2
        with group(at=(x, y + METRE, 0), rot=(0, 0, lean)):
            box(900, 2 * METRE, 70, surface="kerb-red" if index % 2 else "kerb-white", bevel=0)


def _barrier(side):
    """A crash barrier: two rails on posts."""
    place = side * (ROAD + 4.2 * METRE)
    for low, high in ((420, 600), (700, 880)):
        shape = bmesh.new()
        ys = [-12 * METRE + index * 3 * METRE for index in range(120)]
        bottom = [shape.verts.new((place + _bend(y), y, low)) for y in ys]
        top = [shape.verts.new((place + _bend(y), y, high)) for y in ys]
        for index in range(len(ys) - 1):
            shape.faces.new((bottom[index], bottom[index + 1], top[index + 1], top[index]))
        add_mesh(shape, (0, 0, 0), "steel")
    for index in range(60):
        y = -12 * METRE + index * 4 * METRE
        box(90, 90, 900, at=(place + side * 60 + _bend(y), y, 0), surface="gunmetal", bevel=0)


def _foliage(size, at, chance):
    """A part of a crown: a ball so uneven that it looks like leaves from the road."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=4, radius=1)
    seed = Vector([chance.uniform(-99, 99) for _ in range(3)])
    for vertex in shape.verts:
        uneven = 0.30 * noise.noise(vertex.co * 2 + seed) + 0.34 * noise.noise(vertex.co * 9 + seed)
        vertex.co *= size * (1 + uneven)
    return add_mesh(shape, at, "leaves")


def _trees(side, chance):
    """A wood behind the barrier: trunks under crowns of several lumps."""
    for _ in range(60):
        y = chance.uniform(6, 300) * METRE
        x = side * (ROAD + chance.uniform(9, 42) * METRE) + _bend(y)
        tall = chance.uniform(6, 12) * METRE
        cylinder(160, tall * 0.6, at=(x, y, 0), surface="bark", bevel=0, sides=8)
        for _ in range(4):
            aside, back = (chance.uniform(-0.14, 0.14) * tall for _ in range(2))
            _foliage(tall * chance.uniform(0.15, 0.24), (x + aside, y + back, tall * chance.uniform(0.5, 0.88)), chance)


def _hills(distance, height, surface, chance):
    """A ridge across the end of the valley."""
    shape = bmesh.new()
    waves = [(chance.uniform(0.4, 1) / n, n * chance.uniform(0.8, 1.2), chance.uniform(0, 6)) for n in (1, 2, 4, 8, 16)]
    xs = [index * distance / 80 for index in range(-80, 81)]
    tops = [height * (1 + 0.5 * sum(a * math.sin(3 * n * x / distance + p) for a, n, p in waves)) for x in xs]
    low = [shape.verts.new((x, distance, -METRE)) for x in xs]
    high = [shape.verts.new((x, distance + height, top)) for x, top in zip(xs, tops)]
    for index in range(len(xs) - 1):
        shape.faces.new((low[index], low[index + 1], high[index + 1], high[index]))
    add_mesh(shape, (0, 0, 0), surface)


def _wheel(x, y):
    inner = -1 if x > 0 else 1
    with group(at=(x, y, 345)):
        cylinder(345, 300, at=(inner * 150 - 150, 0, 0), surface="rubber", axis="x", bevel=40, sides=64)
        ring(225, 40, at=(-inner * 150, 0, 0), surface="gunmetal", axis="x")


def racing_car(paint):
    """A low sports car that drives towards +y."""
    hull(
        [
            (-2230, 800, 420, 760, 5), (-2200, 900, 330, 880, 5), (-2020, 965, 260, 940, 4.6), (-1450, 985, 210, 945, 4.4),
            (-500, 950, 170, 850, 4.2), (600, 950, 170, 800, 4.2), (1400, 975, 180, 770, 4.2), (2000, 930, 200, 640, 4),
            (2250, 780, 260, 480, 3),
        ],
        surface=paint,
    )
    hull(
        [
            (-1950, 520, 900, 940, 3), (-1500, 620, 880, 1040, 3.2), (-800, 690, 850, 1200, 3.2), (-100, 690, 850, 1225, 3.2),
            (500, 660, 830, 1090, 3.2), (1150, 620, 780, 800, 3),
        ],
        surface="bezel",
    )
    hull([(-760, 520, 1150, 1222, 4), (-400, 560, 1150, 1246, 4), (0, 560, 1150, 1246, 4), (260, 520, 1120, 1200, 4)], surface=paint)
    for side in (-1, 1):
        for y in (-1330, 1360):
            _wheel(side * 835, y)
        box(34, 300, 270, at=(side * 560, -2020, 925), surface="soft-black", bevel=10)
        slab(400, 90, 16, 40, at=(side * 620, -2215, 700), surface="soft-black", bevel=2)
        box(430, 60, 42, at=(side * 640, -2212, 735), surface="tail-light", bevel=12)
        tube(62, 50, 120, at=(side * 330, -2290, 330), surface="nickel", axis="y")
        with group(at=(side * 990, 480, 900)):
            hull([(-90, 90, 0, 110, 3), (0, 110, -6, 120, 3), (100, 60, 10, 90, 2.6)], surface=paint)
    box(860, 40, 14, at=(0, -2216, 752), surface="tail-light", bevel=5)
    with group(at=(0, -2050, 1190), rot=(-7, 0, 0)):
        slab(1740, 330, 34, 60, surface="soft-black", bevel=10)
    for side in (-1, 1):
        box(16, 360, 170, at=(side * 872, -2050, 1120), surface=paint, bevel=5)
    box(1180, 120, 250, at=(0, -2190, 190), surface="soft-black", bevel=30)
    for x in (-520, -260, 0, 260, 520):
        box(14, 240, 190, at=(x, -2250, 170), surface="hole", bevel=3)
    box(520, 16, 120, at=(0, -2238, 560), surface="label", bevel=3)


def _sky():
    """A low sun in a clear sky, as the renderer works it out."""
    world = bpy.context.scene.world
    world.use_nodes = True
    nodes = world.node_tree.nodes
    sky = nodes.new("ShaderNodeTexSky")
    sky.sky_type = "NISHITA"
    sky.sun_elevation = math.radians(1.8)
    sky.sun_rotation = math.radians(16)
    sky.sun_intensity = 0.35
    sky.dust_density = 3.0
    world.node_tree.links.new(sky.outputs["Color"], nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = 0.30


def _camera():
    lens = bpy.data.cameras.new("camera")
    lens.lens = 30
    lens.clip_end = 4000
    camera = bpy.data.objects.new("camera", lens)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    camera.location = (-0.5, -8.6, 2.35)
    camera.rotation_euler = (Vector((0.5, 12, 0.75)) - camera.location).to_track_quat("-Z", "Y").to_euler()


@screen("racing-scene")
def race():
    """The scene; drawings/racing-game.mjs lays the instruments over it."""
    chance = random.Random(5)
    with group(scale=1 / METRE):
        _ribbon(-1500 * METRE, 1500 * METRE, -60, "meadow", end=2000 * METRE, steps=40)
        _ribbon(-ROAD - 300, ROAD + 300, 0, "asphalt")
        for x in (-ROAD, ROAD):
            _ribbon(x - 75, x + 75, 6, "kerb-white")
        _ribbon(-70, 70, 6, "kerb-white", pattern=2, steps=90)
        for side in (-1, 1):
            _kerb(side)
            _barrier(side)
            _trees(side, chance)
        _hills(900 * METRE, 60 * METRE, "far-hill", chance)
        _hills(1800 * METRE, 170 * METRE, "farther-hill", chance)
        racing_car("paint-blue")
        for paint, across, ahead in (("paint-red", 2.4, 17), ("paint-white", -2.6, 33), ("paint-amber", 1.2, 62)):
            y = ahead * METRE
            lean = math.degrees(math.atan2(_bend(y - METRE) - _bend(y + METRE), 2 * METRE))
            with group(at=(across * METRE + _bend(y), y, 0), rot=(0, 0, lean)):
                racing_car(paint)
    _sky()
    _camera()
