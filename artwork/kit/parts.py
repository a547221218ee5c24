"""Small parts that recur: fans, screws, ports, slots, connectors, keys."""

import math

import bmesh

from .shapes import add_mesh, box, cylinder, group, print_text, ring, row, slab, tube


def blades(radius, hub, count, depth, at=(0, 0, 0), surface="dark", sweep=38):
    """Swept fan blades around z, from the hub out to a radius."""
    shape = bmesh.new()
    steps = 7
    for blade in range(count):
        start = 360 * blade / count
        rows = []
        for step in range(steps):
            part = step / (steps - 1)
            reach = hub + (radius - hub) * part
            lean = math.radians(start + sweep * part * part)
            half = math.radians((360 / count) * (0.36 + 0.06 * part))
            levels = ((lean - half, 0.18), (lean, 0.62), (lean + half, 0.92))
            rows.append(
                [
                    shape.verts.new((reach * math.cos(turn), reach * math.sin(turn), depth * level))
                    for turn, level in levels
                ]
            )
        for here, there in zip(rows, rows[1:]):
            for side in range(2):
                shape.faces.new((here[side], there[side], there[side + 1], here[side + 1]))
    thick = add_mesh(shape, at, surface).modifiers.new("thick", "SOLIDIFY")
    thick.thickness = depth * 0.08


def fan(radius, depth=12, at=(0, 0, 0), count=9, rim="dark", blade="dark", light=None):
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
                box(pitch * 0.62, 0.3, tall, at=(offset, 0, 0), surface="gold", bevel=0.05)


def rj45(at=(0, 0, 0), lit=True):
    """A network port in a front that looks along -y."""
    with group(at=at):
        box(13.5, 1.2, 12.5, surface="silver", bevel=0.3)
        box(11.2, 1.2, 8.6, at=(0, -0.3, 1.6), surface="black", bevel=0.2)
        box(5.6, 1.2, 2.6, at=(0, -0.3, 9.4), surface="black", bevel=0.2)
        for side in (-1, 1):
            box(2.0, 0.6, 1.4, at=(side * 5.0, -0.5, 10.6), surface="led" if lit else "gold", bevel=0.1)


def usb_a(at=(0, 0, 0), inside="dark"):
    """A USB-A port in a front that looks along -y."""
    with group(at=at):
        box(14, 0.8, 6.6, surface="silver", bevel=0.3)
        box(12.2, 0.8, 4.8, at=(0, -0.2, 0.9), surface="black", bevel=0.2)
        box(11, 0.8, 1.7, at=(0, -0.35, 3.0), surface=inside, bevel=0.1)


def usb_c(at=(0, 0, 0)):
    """A USB-C port in a front that looks along -y."""
    with group(at=at, rot=(90, 0, 0)):
        slab(9.4, 3.6, 0.8, 1.75, surface="silver", bevel=0.1)
        slab(8.2, 2.5, 0.8, 1.2, at=(0, 0, 0.2), surface="black", bevel=0.1)


def round_port(radius, at=(0, 0, 0), surface="silver", inside="black"):
    """A round socket, such as audio or power, in a front that looks along -y."""
    with group(at=at, rot=(90, 0, 0)):
        cylinder(radius, 1.0, surface=surface, bevel=0.2)
        cylinder(radius * 0.62, 1.2, surface=inside, bevel=0.1)


def display_port(at=(0, 0, 0), wide=16):
    """A DisplayPort or HDMI socket in a front that looks along -y."""
    with group(at=at):
        box(wide, 0.8, 6.0, surface="silver", bevel=0.4)
        box(wide - 2, 0.8, 4.2, at=(0, -0.25, 0.9), surface="black", bevel=0.4)


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


def fins(width, depth, height, count, at=(0, 0, 0), surface="aluminium", along="x"):
    """A heatsink: a base with upright fins across `along`."""
    with group(at=at):
        base = height * 0.22
        box(width, depth, base, surface=surface, bevel=0.4)
        span = width if along == "x" else depth
        for offset in row(count, span / count):
            thick = span / count * 0.42
            size = (thick, depth, height - base) if along == "x" else (width, thick, height - base)
            place = (offset, 0, base * 0.98) if along == "x" else (0, offset, base * 0.98)
            box(*size, at=place, surface=surface, bevel=0.3)


def feet(width, depth, radius=5, height=3, at=(0, 0, 0)):
    """Four rubber feet under a case of that size."""
    for x in (-1, 1):
        for y in (-1, 1):
            place = (at[0] + x * width / 2, at[1] + y * depth / 2, at[2])
            cylinder(radius, height, at=place, surface="rubber", bevel=0.5, sides=24)


def slots(columns, lines, pitch, size, at=(0, 0, 0), surface="black", stagger=True):
    """A vent: rows of dark holes in a front that looks along -y; `size` is a hole's width and height."""
    with group(at=at):
        for line, z in enumerate(row(lines, pitch[1])):
            shift = pitch[0] / 2 if stagger and line % 2 else 0
            for x in row(columns, pitch[0]):
                box(size[0], 0.5, size[1], at=(x + shift, 0, z), surface=surface, bevel=min(size) * 0.35)
