"""Complete computers: towers, laptops, all-in-ones, servers."""

from kit.keys import flat_keys
from kit.parts import display_port, feet, led, round_port, screw, slots, usb_a, usb_c
from kit.registry import subject
from kit.shapes import box, carve, cylinder, group, hull, panel, print_text, prism, ring, row, slab


def side_panel(width, depth, height, at):
    """The seams and screws that tell a case's side panel, on the side towards +x of a box at that place."""
    x = width / 2 + 0.1
    with group(at=at):
        for y in (-depth / 2 + 6, depth / 2 - 5):
            box(0.5, 0.9, height - 10, at=(x, y, 5), surface="rubber", bevel=0)
        for z in (5, height - 6):
            box(0.5, depth - 11, 0.9, at=(x, 0.5, z), surface="rubber", bevel=0)


def tower(width=175, depth=360, height=370):
    """A plain office tower, its front towards -y."""
    box(width, depth, height, at=(0, 0, 8), surface="dark", bevel=2.5, segments=3)
    feet(width - 40, depth - 60, 12, 8)
    side_panel(width, depth, height, (0, 0, 8))
    with group(at=(0, -depth / 2, 8)):
        slab(width, 18, height, 6, at=(0, -8, 0), surface="black", bevel=2)
        box(152, 1, 44, at=(0, -17, height - 66), surface="rubber", bevel=0.3)
        box(150, 2.4, 42, at=(0, -17, height - 65), surface="black", bevel=1.2)
        box(134, 1.0, 1.2, at=(0, -18.3, height - 44), surface="rubber", bevel=0.2)
        slab(11, 2, 4.4, 0.8, at=(57, -18.4, height - 57), surface="dark", bevel=0.6)
        led(at=(44, -18.2, height - 55), radius=0.9, surface="lamp-dim")
        for index, x in enumerate((-56, -36)):
            usb_a(at=(x, -17.2, height - 104), inside="gold" if index else "dark")
        usb_c(at=(-15, -17.2, height - 101))
        for x in (2, 16):
            round_port(4, at=(x, -17, height - 101))
        with group(at=(56, -17, height - 101), rot=(90, 0, 0)):
            cylinder(11, 1.2, surface="silver", bevel=0.5)
            cylinder(9.6, 1.8, surface="black", bevel=0.6)
            ring(4.4, 0.8, at=(0, 0, 1.8), surface="glow")
        for z in row(19, 8.6):
            box(148, 2.4, 3.0, at=(0, -16, height * 0.36 + z), surface="rubber", bevel=0.8)
            box(148, 2.6, 1.6, at=(0, -17, height * 0.36 + z - 3.6), surface="black", bevel=0.7)
        box(20, 1.2, 20, at=(-58, -17, 22), surface="gunmetal", bevel=0.6)
        print_text("PRO", 5, at=(-58, -17.8, 32), surface="label", rot=(90, 0, 0))
    with group(at=(width / 2 + 0.2, 30, height * 0.40), rot=(0, 0, 90)):
        slots(13, 13, (8, 7), (4.6, 4.6), surface="rubber")


def workstation_tower(width=190, depth=420, height=440):
    """A workstation: perforated front, carrying handles."""
    box(width, depth, height, at=(0, 0, 10), surface="anthracite", bevel=4, segments=3)
    feet(width - 40, depth - 80, 14, 10)
    for side in (-1, 1):
        with group(rot=(0, 0, 90 + side * 90)):
            side_panel(width, depth, height, (0, 0, 10))
            with group(at=(width / 2 + 0.2, 120, height - 40), rot=(90, 0, 90)):
                slab(64, 18, 1.2, 8, surface="rubber", bevel=0.4)
                slab(58, 12, 2, 5, surface="gunmetal", bevel=0.6)
    for y in (-depth / 2 + 34, depth / 2 - 34):
        with group(at=(0, y, height + 6), rot=(90, 0, 0)):
            outline = [(-78, 0), (-60, 0), (-52, 20), (52, 20), (60, 0), (78, 0), (60, 38), (-60, 38)]
            prism(outline, 30, at=(0, 0, -15), surface="gunmetal", bevel=3)
    with group(at=(0, -depth / 2 - 0.6, 10)):
        slab(width - 14, 6, height - 96, 2, at=(0, 1, 10), surface="black", bevel=1)
        slots(19, 40, (9, 8.2), (6.4, 5.4), at=(-2, -2.2, height * 0.415), surface="rubber")
        box(width - 14, 6, 66, at=(0, 1, height - 80), surface="black", bevel=1.4)
        for x, inside in ((-64, "dark"), (-42, "dark"), (-20, "gold")):
            usb_a(at=(x, -2.2, height - 50), inside=inside)
        for x in (1, 16):
            usb_c(at=(x, -2.4, height - 47))
        with group(at=(60, -2, height - 46), rot=(90, 0, 0)):
            cylinder(12, 1.4, surface="silver", bevel=0.6)
            cylinder(10.4, 1.9, surface="black", bevel=0.6)
            ring(5, 0.9, at=(0, 0, 1.9), surface="glow")
        print_text("WORKSTATION", 9, at=(-34, -2.3, height - 68), surface="label", rot=(90, 0, 0))
        box(width - 14, 2, 1.6, at=(0, -1.4, height - 83), surface="glow", bevel=0.4)


def laptop(width=356, depth=250, opening=106, shows="racing-game"):
    """An open laptop, its keyboard towards the viewer; `shows` names the drawing on its screen."""
    slab(width - 6, depth - 6, 3, 9, at=(0, 0, 2), surface="black", bevel=1)
    slab(width, depth, 14, 10, at=(0, 0, 4.5), surface="anthracite", bevel=1.6)
    for x in (-130, 130):
        for y in (-100, 100):
            slab(34, 8, 3, 3.5, at=(x, y, 0), surface="rubber", bevel=0.8)
    slab(286, 114, 0.5, 4, at=(0, 40, 18.2), surface="black", bevel=0.1)
    flat_keys(18.6, at=(0, 36, 18.5))
    slab(124, 74, 0.4, 5, at=(-12, -72, 18.3), surface="black", bevel=0.15)
    slab(122.6, 72.6, 0.5, 4.4, at=(-12, -72, 18.3), surface="anthracite", bevel=0.15)
    for x in (-160, 160):
        for y in row(26, 4.2):
            for shift in (-5, 0, 5):
                cylinder(1.0, 0.2, at=(x + shift + (2 if round(y / 4.2 - 0.5) % 2 else 0), 40 + y, 18.45), surface="black", bevel=0, sides=10)
    slab(26, 8, 0.6, 3, at=(140, 106, 18.4), surface="gunmetal", bevel=0.3)
    box(width - 120, 1.2, 2, at=(0, -depth / 2 + 0.2, 10), surface="glow", bevel=0.5)
    for side in (-1, 1):
        with group(at=(side * width / 2, 10, 8), rot=(0, 0, side * 90)):
            usb_a(at=(0, 0, 0), inside="gold")
            usb_c(at=(-24, -0.3, 3))
            display_port(at=(26, 0, 0))
            for x in row(9, 6):
                box(3.6, 0.8, 7, at=(78 + x, 0, 0), surface="black", bevel=0.4)
    for x in (-110, 110):
        cylinder(5.5, 54, at=(x - 27, depth / 2 - 6, 19), surface="black", axis="x", bevel=1)
    with group(at=(0, depth / 2 - 4, 20), rot=(180 - opening, 0, 0)):
        with group(at=(0, depth / 2 - 8, 0)):
            slab(width, depth - 18, 6, 9, at=(0, 0, -6), surface="anthracite", bevel=1.4)
            slab(width - 4, depth - 22, 0.5, 8, at=(0, 0, -0.3), surface="bezel", bevel=0.15)
            panel(shows, width - 14, depth - 38, at=(0, 3, 0.3), shine=1.0)
            cylinder(1.4, 0.2, at=(0, depth / 2 - 12.4, 0.2), surface="dark", bevel=0, sides=20)


def all_in_one_pc(width=540, height=344, shows="spreadsheet"):
    """A screen on a metal foot with the computer behind it; `shows` names the drawing on its screen."""
    slab(214, 180, 6, 14, at=(0, 30, 0), surface="aluminium", bevel=2)
    with group(at=(0, 72, 4), rot=(-8, 0, 0)):
        slab(78, 7, 200, 3, surface="aluminium", bevel=1.5)
    with group(at=(0, 30, 96), rot=(84, 0, 0)):
        with group(at=(0, height / 2, 0)):
            slab(width, height, 16, 12, at=(0, 0, -16), surface="aluminium", bevel=3)
            slab(width * 0.7, height * 0.6, 20, 30, at=(0, -20, -34), surface="aluminium", bevel=8)
            slab(width - 3, height - 3, 0.8, 11, at=(0, 0, -0.5), surface="bezel", bevel=0.2)
            panel(shows, width - 16, height - 44, at=(0, 14, 0.45), shine=1.7)
            slab(width - 3, 26, 1.4, 8, at=(0, -height / 2 + 14.5, 0), surface="silver", bevel=0.4)
            cylinder(2.2, 0.3, at=(0, height / 2 - 4.6, 0.3), surface="dark", bevel=0.1, sides=24)


def desk_keyboard(width=318, depth=124):
    """A flat desk keyboard in light plastic, tilted a little."""
    with group(rot=(3, 0, 0), at=(0, 0, 3.4)):
        slab(width, depth, 7, 8, surface="aluminium", bevel=1.6)
        flat_keys(20, at=(0, -2, 7), surface="white", lit="ink")
        box(width - 30, 12, 6, at=(0, depth / 2 - 12, -6.4), surface="dark", bevel=2)


def desk_mouse():
    """A low, plain desk mouse, its buttons towards +y."""
    shell = hull(
        [(-52, 16, 2, 10, 2.6), (-46, 25, 0, 19, 2.5), (-20, 29, 0, 30, 2.4), (14, 28, 0, 29, 2.4), (44, 25, 0, 18, 2.6), (52, 19, 2, 11, 2.8)],
        surface="white",
    )
    with group():
        cutters = [box(0.8, 44, 30, at=(0, 32, 12), bevel=0), box(80, 0.8, 30, at=(0, 8, 17), bevel=0), slab(7, 24, 30, 3.4, at=(0, 28, 14), bevel=0)]
    carve(shell, *cutters)
    cylinder(9, 5, at=(-2.5, 28, 18), surface="grey", axis="x", bevel=1)


@subject("desktop-tower", "systems", azimuth=36, elevation=18)
def desktop_tower():
    tower()


@subject("gaming-laptop", "systems", azimuth=28, elevation=24)
def gaming_laptop():
    laptop()


@subject("workstation", "systems", azimuth=-36, elevation=18)
def workstation():
    workstation_tower()


@subject("all-in-one", "systems", azimuth=-22, elevation=15, ground="slate", effort=2)
def all_in_one():
    all_in_one_pc()
    with group(at=(-30, -150, 0), rot=(0, 0, -3)):
        desk_keyboard()
    with group(at=(190, -150, 0), rot=(0, 0, 6)):
        desk_mouse()


@subject("mini-pc", "systems", azimuth=28, elevation=24, aperture=1.0)
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
    slab(130.3, 128.3, 0.8, 14, at=(0, 0, 40), surface="rubber", bevel=0.1)
    slab(116, 114, 0.5, 9, at=(0, 0, 47.9), surface="bezel", bevel=0.2)
    print_text("mini", 15, at=(0, -2, 48.45), surface="grey")
    with group(at=(65.2, 0, 26), rot=(0, 0, 90)):
        slots(12, 4, (7, 6), (4.6, 3.6))


def server(height=43, bays=10):
    """A rack server, its front towards -y."""
    width, depth = 434, 520
    box(width, depth, height - 1.4, surface="zinc", bevel=0.8)
    box(width - 4, depth * 0.60, 1.4, at=(0, depth * 0.18, height - 1.5), surface="zinc", bevel=0.5)
    box(width - 4, depth * 0.38, 1.4, at=(0, -depth * 0.31, height - 1.5), surface="zinc", bevel=0.5)
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
    for x in (-190, 190):
        for y in (-236, -140, -80, 230):
            screw(at=(x, y, height - 0.2), radius=3.0)
    slab(60, 22, 1.2, 4, at=(0, -76, height - 0.2), surface="black", bevel=0.4)
    slab(44, 10, 2.2, 4, at=(0, -78, height), surface="grey", bevel=0.8)
    panel("service-label", 120, 80, at=(110, 20, height + 0.1))
    print_text("SERVICE COVER", 10, at=(-90, -76, height), surface="ink")


@subject("rack-server", "systems", azimuth=22, elevation=15)
def rack_server():
    server()
