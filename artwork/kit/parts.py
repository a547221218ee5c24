"""Small parts that recur: fans, screws, ports, slots, connectors, keys."""

import math

import bmesh

from .shapes import add_mesh, box, carve, cavity, cylinder, group, plate, print_text, rectangle, ring, row, slab, tube


def blades(radius, hub, count, depth, at=(0, 0, 0), surface="blade", sweep=38):
    """Swept fan blades around z, from the hub out to a radius: thin, hollowed, steep at the hub and flatter outside."""
    shape = bmesh.new()
    steps, across = 9, 7
    for blade in range(count):
        start = 360 * blade / count
        rows = []
        for step in range(steps):
            part = step / (steps - 1)
            reach = hub * 0.97 + (radius - hub * 0.97) * part
            lean = math.radians(start + sweep * part * part)
            half = math.radians((360 / count) * (0.33 + 0.08 * part))
            rise = depth * (0.44 - 0.12 * part)
            points = []
            for index in range(across):
                chord = 2 * index / (across - 1) - 1
                turn = lean + chord * half
                level = depth * 0.5 + rise * chord - depth * 0.12 * (1 - chord**2)
                points.append(shape.verts.new((reach * math.cos(turn), reach * math.sin(turn), level)))
            rows.append(points)
        for here, there in zip(rows, rows[1:]):
            for side in range(across - 1):
                shape.faces.new((here[side], there[side], there[side + 1], here[side + 1]))
    thick = add_mesh(shape, at, surface).modifiers.new("thick", "SOLIDIFY")
    thick.thickness = min(1.1, depth * 0.08)


def fan(radius, depth=12, at=(0, 0, 0), count=9, rim="dark", blade="blade", light=None):
    """A fan lying flat, blowing along z; `light` names a ring's material."""
    with group(at=at):
        tube(radius, radius * 0.93, depth, surface=rim)
        blades(radius * 0.9, radius * 0.3, count, depth * 0.9, surface=blade)
        cylinder(radius * 0.31, depth * 0.95, surface=blade, bevel=1.2)
        cylinder(radius * 0.22, 0.3, at=(0, 0, depth * 0.95), surface="gunmetal", bevel=0.1)
        if light is not None:
            ring(radius * 0.965, radius * 0.045, at=(0, 0, depth), surface=light)


def screw(at=(0, 0, 0), radius=2.6, surface="nickel"):
    """A pan-head screw with a cross, seen from above."""
    with group(at=at):
        cylinder(radius, radius * 0.5, surface=surface, bevel=radius * 0.25, sides=24)
        for turn in (0, 90):
            with group(rot=(0, 0, turn)):
                box(radius * 1.2, radius * 0.28, 0.12, at=(0, 0, radius * 0.46), surface="black", bevel=0)


def gold_fingers(length, at=(0, 0, 0), pitch=1.4, tall=5.0, notch=None):
    """An edge connector's contacts along x on a face that looks along -y, standing on z."""
    with group(at=at):
        for offset in row(int(length / pitch), pitch):
            if notch is None or abs(offset - notch) > 1.6:
                box(pitch * 0.62, 0.3, tall, at=(offset, 0, 0), surface="gilt", bevel=0.05)


def _socket(rim, hole, recess, surface="silver"):
    """A socket's collar and inside, its mouth at z = 0 and facing up; without a recess it stands on a face that is whole."""
    proud, thick = (0.3, 0.8) if recess else (1.2, 1.2)
    plate(rim, [hole], thick, at=(0, 0, proud - thick), surface=surface)
    cavity(hole, recess + proud - 0.05 if recess else 1.1, at=(0, 0, proud - 0.06))
    return -recess if recess else 0.1


def rj45(at=(0, 0, 0), lit=True, flipped=False, recess=0, collar="silver"):
    """A network port in a front that looks along -y, its latch above; `flipped` has it below, as in lower rows."""
    side = -1 if flipped else 1
    step = [(-5.85, -4.1), (5.85, -4.1), (5.85, 2.6), (3.1, 2.6), (3.1, 4.1), (1.7, 4.1), (1.7, 5.0)]
    hole = [(x, side * y) for x, y in (*step, *((-x, y) for x, y in reversed(step[3:])), (-5.85, 2.6))]
    with group(at=(at[0], at[1], at[2] + 6.25), rot=(90, 0, 0)):
        floor = _socket(rectangle(13.5, 12.5), hole[::side], recess, collar)
        reach = min(7.5, -floor - 1) if recess else 0.8
        for x in row(8, 1.02):
            with group(at=(x, side * -3.9, -1.0 if recess else 1.0), rot=(side * -24 if recess else 0, 0, 0)):
                box(0.5, 0.5 if recess else 2.6, reach if recess else 0.2, at=(0, side * 0.9, -reach if recess else -0.5), surface="gold", bevel=0)
        for x in (-4.9, 4.9):
            box(2.4, 1.5, 0.5, at=(x, side * 4.5, 0.1 if recess else 1.0), surface="led" if lit else "ink", bevel=0.2)


def usb_a(at=(0, 0, 0), inside="dark", recess=0):
    """A USB-A port in a front that looks along -y; `inside` is its tongue's surface."""
    with group(at=(at[0], at[1], at[2] + 3.3), rot=(90, 0, 0)):
        rim = rectangle(13.5, 5.9, radius=0.6) if recess else rectangle(14.6, 7.0, radius=0.6)
        floor = _socket(rim, rectangle(12.6, 5.0, radius=0.3), recess)
        box(11.2, 1.8, 0.8 if not recess else -floor - 0.8, at=(0, 1.0, floor), surface=inside, bevel=0.15)
        for x in row(4, 2.4):
            box(1.3, 0.3, 0.7 if not recess else -floor - 1.6, at=(x, 0.05, floor), surface="gold", bevel=0)


def usb_c(at=(0, 0, 0), recess=0):
    """A USB-C port in a front that looks along -y."""
    with group(at=at, rot=(90, 0, 0)):
        rim = rectangle(9.3, 3.5, radius=1.7) if recess else rectangle(10.2, 4.4, radius=2.1)
        floor = _socket(rim, rectangle(8.6, 2.8, radius=1.35), recess)
        slab(6.6, 0.8, 0.8 if not recess else -floor - 1.2, 0.3, at=(0, 0, floor), surface="grey", bevel=0.1)


def round_port(radius, at=(0, 0, 0), surface="silver", inside="black", recess=0):
    """A round socket, such as audio or power, in a front that looks along -y."""
    with group(at=at, rot=(90, 0, 0)):
        # What is let into a front shows its bore; what stands on one shows its collar.
        thick, bore = (1.2, 0.86) if recess else (1.4, 0.52)
        tube(radius, radius * bore, thick, at=(0, 0, 0.4 - thick if recess else 0), surface="gunmetal" if recess else surface)
        cylinder(radius * (bore + 0.02), 0.2, at=(0, 0, -recess if recess else 0.3), surface=inside, bevel=0)


def display_port(at=(0, 0, 0), wide=16, recess=0):
    """A DisplayPort or HDMI socket in a front that looks along -y."""
    x, y = wide / 2 - 1, 2.2
    hole = [(-x + 1.5, -y), (x, -y), (x, y), (-x, y), (-x, -y + 1.5)]
    with group(at=(at[0], at[1], at[2] + 3), rot=(90, 0, 0)):
        floor = _socket(rectangle(wide, 6.4, radius=0.5), hole, recess)
        box(wide - 4.5, 1.1, 0.8 if not recess else -floor - 1, at=(0, 0.4, floor), surface="dark", bevel=0.1)


def sfp_cage(at=(0, 0, 0), recess=0):
    """A fibre module's cage in a front that looks along -y."""
    with group(at=(at[0], at[1], at[2] + 6), rot=(90, 0, 0)):
        floor = _socket(rectangle(16, 11.4), rectangle(14.2, 9.4), recess)
        box(2.6, 1.0, 1.0, at=(0, -3.8, max(floor, -1.2)), surface="silver", bevel=0.2)
        box(10, 1.4, 0.6 if not recess else -floor * 0.4, at=(0, 0, floor), surface="dark", bevel=0.1)


# The opening that each port needs: width, height, and how far above its place the middle is.
OPENINGS = {rj45: (12.4, 11, 6.25), usb_a: (13.6, 6, 3.3), usb_c: (9.4, 3.6, 0), display_port: (14.5, 5, 3), sfp_cage: (15, 10.4, 6)}


def fit_ports(bodies, ports, at=(0, 0, 0), turn=0, recess=9):
    """Sets ports into the front of bodies made beside it: each is (function, x, z, options).

    The front looks along -y, turned around z; `at` is where x and z are counted from.
    """
    with group(at=at, rot=(0, 0, turn)):
        cutters = []
        for port, x, z, options in ports:
            if port is round_port:
                cutters.append(cylinder(options["radius"] * 0.9, recess * 2, at=(x, -recess, z), axis="y", bevel=0))
            else:
                wide, tall, up = OPENINGS[port]
                cutters.append(box(wide, recess * 2, tall, at=(x, 0, z + up - tall / 2), bevel=0))
    for body in bodies[1:]:
        carve(body, *cutters, spare=True)
    carve(bodies[0], *cutters)
    with group(at=at, rot=(0, 0, turn)):
        for port, x, z, options in ports:
            port(at=(x, 0, z), recess=recess - 0.5, **options)


def led(at=(0, 0, 0), radius=1.0, surface="led"):
    """A status light in a front that looks along -y."""
    with group(at=at, rot=(90, 0, 0)):
        cylinder(radius, 0.6, surface=surface, bevel=0.1, sides=20)


def chip(width, depth, height=1.2, at=(0, 0, 0), words=None, surface="chip"):
    """A chip's package, with its marking."""
    with group(at=at):
        box(width, depth, height, surface=surface, bevel=0.15)
        cylinder(0.5, 0.05, at=(-width / 2 + 1.3, depth / 2 - 1.3, height), surface="ink", bevel=0, sides=16)
        if words is not None:
            print_text(words, min(depth * 0.28, width * 0.16), at=(0, 0, height + 0.03))


def passives(count, pitch, at=(0, 0, 0), along="x", size=(1.6, 0.8, 0.7)):
    """A row of small surface-mounted parts."""
    for index, offset in enumerate(row(count, pitch)):
        x, y = (offset, 0) if along == "x" else (0, offset)
        surface = "copper" if index % 3 == 0 else "grey"
        box(*size, at=(at[0] + x, at[1] + y, at[2]), surface=surface, bevel=0.12)


def capacitor(at=(0, 0, 0), radius=4.0, height=8.0):
    """A can capacitor."""
    cylinder(radius, height, at=at, surface="black", bevel=0.5, sides=32)
    cylinder(radius * 0.86, 0.2, at=(at[0], at[1], at[2] + height), surface="silver", bevel=0.05, sides=32)


def feet(width, depth, radius=5, height=3, at=(0, 0, 0)):
    """Four rubber feet under a case of that size."""
    for x in (-1, 1):
        for y in (-1, 1):
            place = (at[0] + x * width / 2, at[1] + y * depth / 2, at[2])
            cylinder(radius, height, at=place, surface="rubber", bevel=0.5, sides=24)


def perforated(width, height, pitch, hole, thick=1.2, at=(0, 0, 0), surface="black", margin=3, sides=6, backing="hole", behind=0.3):
    """A sheet full of holes in a front that looks along -y; `hole` is their radius, with that many sides.

    It is dark `behind` it: at its back, or so far away that what stands between shows.
    """
    across, up = pitch, pitch * math.sqrt(3) / 2
    columns, lines = int((width - 2 * margin - pitch / 2) / across), int((height - 2 * margin) / up)
    holes = []
    for line, y in enumerate(row(lines, up)):
        for x in row(columns, across):
            middle = x + (across / 4 if line % 2 else -across / 4)
            turns = [2 * math.pi * (step + 0.5) / sides for step in range(sides)]
            holes.append([(middle + hole * math.cos(turn), y + hole * math.sin(turn)) for turn in turns])
    with group(at=(at[0], at[1], at[2] + height / 2), rot=(90, 0, 0)):
        plate(rectangle(width, height, radius=min(2, margin)), holes, thick, surface=surface)
        box(width - 1, height - 1, 0.2, at=(0, 0, -behind), surface=backing, bevel=0)


def slots(columns, lines, pitch, size, at=(0, 0, 0), surface="black", stagger=True):
    """A vent: rows of dark holes in a front that looks along -y; `size` is a hole's width and height."""
    with group(at=at):
        for line, z in enumerate(row(lines, pitch[1])):
            shift = pitch[0] / 2 if stagger and line % 2 else 0
            for x in row(columns, pitch[0]):
                box(size[0], 0.5, size[1], at=(x + shift, 0, z), surface=surface, bevel=min(size) * 0.35)
