"""Complete computers: towers, laptops, all-in-ones, servers."""

from kit.parts import (
    fan, feet, led, round_port, screw, slots, usb_a, usb_c,
)
from kit.registry import subject
from kit.shapes import ball, box, cylinder, group, print_text, ring, row, slab, sweep
from subjects.graphics_cards import graphics_card
from subjects.motherboards import motherboard


def tower(width=175, depth=360, height=370):
    """A plain office tower, its front towards -y."""
    box(width, depth, height, at=(0, 0, 8), surface="dark", bevel=4, segments=3)
    feet(width - 40, depth - 60, 12, 8)
    with group(at=(0, -depth / 2, 8)):
        box(width - 2, 14, height - 2, at=(0, -4, 1), surface="black", bevel=4, segments=3)
        box(150, 2, 42, at=(0, -11, height - 62), surface="dark", bevel=1)
        box(136, 1.4, 1.6, at=(0, -12.4, height - 46), surface="black", bevel=0.2)
        box(10, 1.6, 4, at=(58, -12.4, height - 54), surface="grey", bevel=0.6)
        for index, x in enumerate((-52, -30)):
            usb_a(at=(x, -11.4, height - 106), inside="gold" if index else "dark")
        usb_c(at=(-8, -11.6, height - 102))
        round_port(4, at=(14, -11, height - 102))
        with group(at=(56, -11, height - 102), rot=(90, 0, 0)):
            cylinder(11, 1.6, surface="silver", bevel=0.5)
            cylinder(9, 1.9, surface="black", bevel=0.4)
            ring(6.4, 1.0, at=(0, 0, 1.9), surface="glow")
        for z in row(15, 11):
            box(146, 1.2, 4.6, at=(0, -11, height * 0.36 + z), surface="gunmetal", bevel=0.8)
    with group(at=(width / 2 + 0.2, 20, height * 0.42), rot=(0, 0, 90)):
        slots(16, 10, (9, 8), (5.6, 4.6))


def workstation_tower(width=190, depth=420, height=440):
    """A workstation: perforated front, carrying handles."""
    box(width, depth, height, at=(0, 0, 10), surface="anthracite", bevel=6, segments=3)
    feet(width - 40, depth - 80, 14, 10)
    for y in (-depth / 2 + 24, depth / 2 - 24):
        sweep([(-70, y, height + 6), (-66, y, height + 34), (66, y, height + 34), (70, y, height + 6)], 9, "silver")
    with group(at=(0, -depth / 2 - 0.6, 10)):
        slots(15, 34, (10.6, 9.2), (7.6, 6.2), at=(0, 0, height * 0.44))
        box(width - 16, 3, 64, at=(0, -1, height - 76), surface="black", bevel=1)
        for x, inside in ((-58, "dark"), (-34, "dark"), (-10, "gold")):
            usb_a(at=(x, -2.8, height - 50), inside=inside)
        usb_c(at=(14, -3, height - 46))
        with group(at=(56, -2.4, height - 46), rot=(90, 0, 0)):
            cylinder(12, 2, surface="silver", bevel=0.6)
            ring(7, 1.2, at=(0, 0, 2), surface="glow")
        print_text("WORKSTATION", 9, at=(-28, -2.8, height - 66), surface="label", rot=(90, 0, 0))
        box(width - 16, 2, 3, at=(0, -1, height - 84), surface="glow", bevel=0.4)


def gaming_pc(width=220, depth=430, height=440):
    """A glass-sided gaming PC, its glass to +x and its front to -y."""
    wall = 6
    box(width, depth, wall, at=(0, 0, 12), surface="black", bevel=1.5)
    box(width, depth, wall, at=(0, 0, height), surface="black", bevel=1.5)
    box(wall, depth, height - 12, at=(-width / 2 + wall / 2, 0, 12), surface="black", bevel=1)
    box(width, wall, height - 12, at=(0, depth / 2 - wall / 2, 12), surface="black", bevel=1)
    for x in (-1, 1):
        box(14, 14, height - 12, at=(x * (width / 2 - 7), -depth / 2 + 7, 12), surface="black", bevel=1.5)
    box(14, 14, height - 12, at=(width / 2 - 7, depth / 2 - 7, 12), surface="black", bevel=1.5)
    feet(width - 50, depth - 80, 14, 12)
    box(width - 14, depth - 10, 96, at=(-2, 0, 16), surface="dark", bevel=2)
    for z in row(3, 128):
        with group(at=(0, -depth / 2 + 2, height / 2 + 38 + z * 0.98), rot=(90, 0, 0)):
            fan(60, 20, at=(0, 0, -18), light="glow", rim="black")
    with group(at=(-width / 2 + 12, 40, 275), rot=(90, 0, 90)):
        motherboard(fitted=True, light="glow")
    with group(at=(14, 22, 148), rot=(0, 0, 90)):
        with group(rot=(-90, 0, 0), at=(0, 0, 40)):
            graphics_card(length=290, light="glow")
    with group(at=(-18, 108, 336), rot=(90, 0, 90)):
        cylinder(34, 46, surface="black", bevel=2)
        ring(30, 3, at=(0, 0, 46), surface="glow")
        cylinder(26, 1, at=(0, 0, 46), surface="dark", bevel=0.2)
    with group(at=(0, depth / 2 - 28, 368), rot=(90, 0, 0)):
        fan(58, 20, light="glow", rim="black")
    box(8, depth - 60, 4, at=(width / 2 - 22, 0, height - 6), surface="glow", bevel=0.8)
    box(6, depth - 60, 3, at=(width / 2 - 22, 0, 112), surface="glow", bevel=0.8)
    box(8, 300, 3, at=(-40, 0, height - 5), surface="lamp", bevel=0.8)
    for x in (-8, 14):
        sweep([(-70, 112, 340 + x), (-10, 60, 372 + x), (-20, -60, 400), (-20, -120, 404)], 5, "rubber")
    box(1.6, depth - 10, height - 16, at=(width / 2 - 1, 0, 14), surface="glass", bevel=0.3)
    box(width - 22, 1.6, height - 16, at=(0, -depth / 2 + 2, 14), surface="glass", bevel=0.3)
    for y in (-depth / 2 + 16, depth / 2 - 16):
        for z in (34, height - 12):
            with group(at=(width / 2, y, z), rot=(0, 90, 0)):
                cylinder(6, 4, surface="gunmetal", bevel=0.8)


def keyboard_deck(columns, lines, pitch, key, at=(0, 0, 0), surface="black", lit="glow-soft"):
    """A plain block of equal keys, for laptops."""
    with group(at=at):
        for y in row(lines, pitch):
            for x in row(columns, pitch):
                box(key, key, 1.6, at=(x, y, 0), surface=surface, bevel=0.5)
                box(key * 0.26, key * 0.26, 0.08, at=(x, y + key * 0.1, 1.58), surface=lit, bevel=0)


def screen_picture(width, height, at=(0, 0, 0)):
    """What a screen shows, facing up: bars and curves in the category's light."""
    with group(at=at):
        box(width, height, 0.3, surface="screen", bevel=0)
        for index, tall in enumerate((0.2, 0.34, 0.27, 0.46, 0.4, 0.58, 0.5)):
            left = -width * 0.40 + index * width * 0.062
            box(width * 0.036, height * tall, 0.3, at=(left, -height * 0.34 + height * tall / 2, 0.2),
                surface="glow-soft", bevel=0)
        points = [(-0.02, -0.20), (0.10, 0.05), (0.20, -0.06), (0.32, 0.20), (0.43, 0.12)]
        sweep([(x * width, y * height, 0.5) for x, y in points], width * 0.004, "label")
        box(width * 0.86, height * 0.012, 0.3, at=(0, height * 0.34, 0.2), surface="label", bevel=0)
        for index in range(3):
            box(width * 0.12, height * 0.05, 0.3, at=(-width * 0.37 + index * width * 0.15, height * 0.41, 0.2),
                surface="ink", bevel=0)
        for index in range(4):
            box(width * (0.40 - 0.05 * (index % 2)), height * 0.018, 0.3,
                at=(width * 0.22, -height * (0.26 + index * 0.05), 0.2), surface="ink", bevel=0)


def laptop(width=356, depth=250, opening=108):
    """An open laptop, its keyboard towards the viewer."""
    slab(width, depth, 18, 10, surface="gunmetal", bevel=2.5)
    slab(width - 40, 108, 0.6, 4, at=(0, 36, 17.7), surface="black", bevel=0.2)
    keyboard_deck(16, 6, 18.4, 16, at=(0, 36, 18.0))
    slab(118, 70, 0.6, 5, at=(-8, -66, 17.8), surface="dark", bevel=0.2)
    box(width - 60, 3, 5, at=(0, -depth / 2 + 0.4, 6), surface="glow", bevel=0.8)
    for x in (-150, 150):
        slots(5, 2, (6, 5), (4, 2), at=(x * 0.6, depth / 2, 9))
    cylinder(6, width * 0.7, at=(-width * 0.35, depth / 2 - 4, 19), surface="black", axis="x", bevel=1)
    with group(at=(0, depth / 2 - 4, 20), rot=(180 - opening, 0, 0)):
        with group(at=(0, depth / 2 - 8, 0)):
            slab(width, depth - 18, 7, 10, at=(0, 0, -7), surface="gunmetal", bevel=1.5)
            slab(width - 6, depth - 24, 0.6, 8, at=(0, 0, -0.4), surface="black", bevel=0.2)
            screen_picture(width - 18, depth - 40, at=(0, 3, 0.2))


def all_in_one_pc(width=540, height=330):
    """A screen on a metal foot with the computer behind it."""
    slab(210, 180, 6, 12, at=(0, 30, 0), surface="aluminium", bevel=2)
    with group(at=(0, 70, 4), rot=(-8, 0, 0)):
        box(70, 8, 190, surface="aluminium", bevel=3)
    with group(at=(0, 30, 96), rot=(84, 0, 0)):
        with group(at=(0, height / 2, 0)):
            slab(width, height, 26, 12, at=(0, 0, -26), surface="white", bevel=4)
            slab(width - 4, height - 4, 1, 11, at=(0, 0, -0.6), surface="black", bevel=0.3)
            screen_picture(width - 22, height - 44, at=(0, 12, 0.5))
            slab(width - 4, 22, 1.6, 4, at=(0, -height / 2 + 13, 0), surface="aluminium", bevel=0.4)
            cylinder(3, 0.6, at=(0, height / 2 - 6, 0.3), surface="dark", bevel=0.1)


def desk_keyboard(width=430, depth=124):
    """A flat desk keyboard in light plastic."""
    slab(width, depth, 9, 8, surface="white", bevel=2)
    keyboard_deck(20, 5, 20, 17, at=(0, 6, 8.8), surface="label", lit="ink")


@subject("desktop-tower", "systems", azimuth=36, elevation=18)
def desktop_tower():
    tower()


@subject("gaming-laptop", "systems", azimuth=28, elevation=24)
def gaming_laptop():
    laptop()


@subject("workstation", "systems", azimuth=-36, elevation=18)
def workstation():
    workstation_tower()


@subject("all-in-one", "systems", azimuth=-24, elevation=16)
def all_in_one():
    all_in_one_pc()
    with group(at=(-20, -150, 0)):
        desk_keyboard()
    with group(at=(260, -150, 0)):
        ball(30, at=(0, 0, 9), surface="white", squash=(1, 1.7, 0.62))


@subject("mini-pc", "systems", azimuth=30, elevation=30)
def mini_pc():
    slab(130, 128, 44, 14, at=(0, 0, 4), surface="anthracite", bevel=3)
    feet(84, 84, 9, 4)
    with group(at=(0, -64.2, 4)):
        for index, x in enumerate((-38, -18)):
            usb_a(at=(x, 0, 17), inside="gold" if index else "dark")
        usb_c(at=(2, -0.4, 21))
        round_port(4, at=(20, 0, 21))
        with group(at=(42, -0.2, 21), rot=(90, 0, 0)):
            cylinder(7, 1.2, surface="silver", bevel=0.3)
            ring(4.4, 0.9, at=(0, 0, 1.2), surface="glow")
    ring(40, 1.2, at=(0, 0, 48), surface="gunmetal")
    for radius in (12, 20, 28, 36):
        ring(radius, 1.6, at=(0, 0, 47.6), surface="black")
    with group(at=(65.2, 0, 26), rot=(0, 0, 90)):
        slots(12, 4, (7, 6), (4.6, 3.6))


def server(height=43, bays=10):
    """A rack server, its front towards -y."""
    width, depth = 434, 520
    box(width, depth, height, surface="gunmetal", bevel=1)
    for x in (-1, 1):
        box(24, 8, height, at=(x * (width / 2 + 12), -depth / 2 + 2, 0), surface="black", bevel=1.2)
        box(7, 22, height * 0.5, at=(x * (width / 2 + 14), -depth / 2 - 10, height * 0.25), surface="silver", bevel=2)
    with group(at=(0, -depth / 2, 0)):
        box(width, 3, height, at=(0, -1, 0), surface="black", bevel=0.6)
        for index, x in enumerate(row(bays, 36)):
            with group(at=(x - 20, -3, 3)):
                box(33.6, 4, height - 7, surface="dark", bevel=0.8)
                slots(4, 5, (6.4, 5), (4.4, 3), at=(-2, -2.2, (height - 7) / 2 - 1))
                box(5, 3, height - 13, at=(13, -2.2, 3), surface="silver", bevel=0.8)
                led(at=(13, -3.6, height - 12), radius=1.1, surface="led" if index % 4 else "glow")
        usb_a(at=(194, -2.8, 6))
        with group(at=(194, -2.6, 30), rot=(90, 0, 0)):
            cylinder(6, 1, surface="silver", bevel=0.3)
            ring(3.8, 0.9, at=(0, 0, 1), surface="glow")
    for x in (-150, 0, 150):
        for y in (-200, 200):
            screw(at=(x, y, height), radius=3.4)
    box(300, 2, 0.6, at=(0, -120, height - 0.2), surface="black", bevel=0)
    print_text("SERVICE COVER", 14, at=(0, -60, height + 0.05), surface="ink")


@subject("rack-server", "systems", azimuth=26, elevation=22, margin=0.12)
def rack_server():
    server()


@subject("hero-home", "company", azimuth=46, elevation=12, margin=-0.02, hero=True, effort=2.5)
def home_hero():
    gaming_pc()


@subject("hero-systems", "systems", azimuth=18, elevation=13, margin=-0.06, hero=True)
def systems_hero():
    with group(at=(-390, 60, 0), rot=(0, 0, 24)):
        workstation_tower()
    with group(at=(0, 90, 0), rot=(0, 0, 8)):
        all_in_one_pc()
    with group(at=(190, -190, 0), rot=(0, 0, -2)):
        laptop()


