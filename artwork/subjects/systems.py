"""Complete computers: towers, laptops, all-in-ones, servers."""

from kit.keys import flat_keys
from kit.parts import display_port, fan, feet, fit_ports, led, perforated, round_port, screw, slots, usb_a, usb_c
from kit.registry import subject
from kit.shapes import box, carve, cylinder, group, hull, panel, print_text, prism, ring, row, slab, tube


def side_panel(width, depth, height, at, surface, rear):
    """A case's side panel on the side towards +x of a box at that place: a sheet in its gap, thumbscrews at the rear.

    `rear` is the side of its rear along y.
    """
    with group(at=(at[0] + width / 2, at[1], at[2] + height / 2), rot=(90, 0, 90)):
        slab(depth - 9, height - 9, 0.4, 4, at=(0, 0, -0.1), surface="hole", bevel=0)
        slab(depth - 13, height - 13, 2, 3, at=(0, 0, -0.2), surface=surface, bevel=0.8)
        # Its rear lip, where the screws hold it, is folded back by a step.
        box(0.9, height - 16, 0.3, at=(rear * (depth / 2 - 26), 0, 1.7), surface="hole", bevel=0)
        for level in (-0.38, 0.38):
            with group(at=(rear * (depth / 2 - 16), level * height, 1.8)):
                cylinder(6.4, 3.2, surface="steel", bevel=0.6, sides=32)
                screw(at=(0, 0, 2.4), radius=4, surface="steel")


def case_feet(width, depth, tall):
    """A tower's feet, moulded and set in from its edges."""
    for x in (-1, 1):
        for y in (-1, 1):
            slab(34, 46, tall, 8, at=(x * (width / 2 - 26), y * (depth / 2 - 40), 0), surface="rubber", bevel=1.5)


def tower(width=158, depth=296, height=326):
    """A slim office tower, its front towards -y: a hexagonal grille as tall as the front beside an upright strip of ports."""
    low, front = 7, -depth / 2 - 20
    box(width, depth, height, at=(0, 0, low), surface="graphite", bevel=3, segments=3)
    case_feet(width, depth, low + 3)
    with group(at=(width / 2, 7, low + height / 2), rot=(90, 0, 90)):
        slab(depth - 14, height - 9, 0.4, 4, at=(0, 0, -0.1), surface="hole", bevel=0)
        slab(depth - 16.4, height - 11.4, 1.8, 3, at=(0, 0, -0.2), surface="graphite", bevel=0.9)
        # The latch that opens the panel without a tool: a flap in its own recess.
        slab(21, 74, 0.3, 5, at=(depth / 2 - 32, 0, 1.5), surface="hole", bevel=0.1)
        slab(18.6, 71.6, 2.4, 4, at=(depth / 2 - 32, 0, -0.5), surface="graphite", bevel=0.7)
    # Its rear, where it would be round too, is inside of the body.
    bezel = slab(width, 34, height, 9, at=(0, front + 17, low), surface="graphite", bevel=3)
    with group(at=(0, front, low + height / 2), rot=(90, 0, 0)):
        mouth = slab(104, height - 22, 24, 5, at=(-18, 0, -12), bevel=0)
        recess = slab(30, height - 22, 18, 5, at=(54.5, 0, -9), bevel=0)
    carve(bezel, mouth, recess)
    with group(at=(0, front, low + height / 2)):
        perforated(103.6, height - 22.4, 9.4, 4.1, thick=2.2, at=(-18, 2.2, -height / 2 + 11.2), surface="graphite", margin=2, behind=8)
        # The strip is laid out lying, then set upright.
        with group(at=(54.5, 0.4, 0), rot=(0, 90, 0)):
            with group(rot=(90, 0, 0)):
                strip = slab(height - 23, 29, 8, 4.5, at=(0, 0, -8), surface="black", bevel=0.6)
            ports = [(usb_c, -96, 0, {}), (usb_a, -74, -3.3, {}), (usb_a, -52, -3.3, {}), (usb_a, -30, -3.3, {}), (round_port, -11, 0, {"radius": 4})]
            fit_ports([strip], ports, recess=6)
            with group(at=(-127, 0, 0), rot=(90, 0, 0)):
                tube(8.6, 7.6, 0.9, surface="gunmetal")
                cylinder(7.5, 0.8, surface="dark", bevel=0.35)
                ring(3.0, 0.6, at=(0, 0, 0.8), surface="lamp-dim")
            with group(at=(132, 0, 0), rot=(90, 0, 0)):
                slab(2.8, 13, 0.6, 1.3, surface="satin", bevel=0.2)


def handle(width, at):
    """A case's carrying handle across its top: a bent bar on two roots."""
    half = width / 2
    outline = [(-half, 0), (18 - half, 0), (26 - half, 19), (half - 26, 19), (half - 18, 0), (half, 0), (half - 15, 33), (15 - half, 33)]
    with group(at=at, rot=(90, 0, 0)):
        prism(outline, 30, at=(0, 0, -15), surface="gunmetal", bevel=4)


def workstation_tower(width=244, depth=520, height=440):
    """A workstation of the largest kind: eight drives over four fans behind a perforated front, and carrying handles."""
    body = box(width, depth, height, at=(0, 0, 14), surface="anthracite", bevel=5, segments=3)
    with group():
        mouth = box(width - 20, 76, 232, at=(0, -depth / 2, 28), bevel=0)
        cage = box(width - 20, 40, 118, at=(0, -depth / 2, 268), bevel=0)
    carve(body, mouth, cage)
    case_feet(width, depth, 15)
    for side in (-1, 1):
        with group(rot=(0, 0, 90 + side * 90)):
            side_panel(width, depth, height, (0, 0, 14), "anthracite", rear=-side)
            with group(at=(width / 2 + 1.8, side * (depth / 2 - 74), height - 40), rot=(90, 0, 90)):
                slab(92, 26, 0.6, 12, surface="hole", bevel=0.1)
                slab(82, 14, 2, 6, at=(0, 3, 0), surface="gunmetal", bevel=0.8)
            with group(at=(width / 2 + 1.9, side * -96, 0), rot=(0, 0, 90)):
                perforated(168, 132, 8.4, 3.1, at=(0, 0, 60), surface="anthracite", thick=0.6)
    for y in (54 - depth / 2, depth / 2 - 54):
        handle(width - 34, (0, y, height + 12))
    front = -depth / 2
    with group(at=(0, front, 0)):
        perforated(width - 21, 231, 9.2, 3.9, thick=2.4, at=(0, 3, 28.5), surface="black", margin=5, behind=33)
        for x in (-1, 1):
            for z in (86, 202):
                with group(at=(x * 55, 32, z), rot=(90, 0, 0)):
                    fan(53, 18, blade="dark")
        box(width - 20, 2, 2.2, at=(0, -0.6, 262), surface="glow", bevel=0.5)
        box(width - 21, 2, 117, at=(0, 16, 268.5), surface="hole", bevel=0)
        for x in (-56, 56):
            for z in row(4, 29):
                with group(at=(x, 4, 327 + z - 13.6)):
                    drive_carrier(110, 27)
    strip = box(width - 20, 5, 58, at=(0, front - 1, 391), surface="soft-black", bevel=1.4)
    ports = [(usb_a, -94, 0, {}), (usb_a, -73, 0, {"inside": "cord"}), (usb_a, -52, 0, {"inside": "cord"}), (usb_c, -32, 3.3, {}),
             (usb_c, -15, 3.3, {}), (round_port, 3, 3.3, {"radius": 4})]
    fit_ports([strip, body], [(port, x, 412 + z, options) for port, x, z, options in ports], at=(0, front - 3.5, 0))
    with group(at=(0, front - 3.5, 0)):
        with group(at=(92, 0, 420), rot=(90, 0, 0)):
            tube(13.5, 12, 1.6, surface="silver")
            cylinder(11.8, 1.1, surface="dark", bevel=0.6)
            ring(5, 1, at=(0, 0, 1.1), surface="glow")
        for x in (56, 64, 72):
            led(at=(x, -0.2, 420), radius=1.1)


def laptop(width=356, depth=250, opening=110, shows="winter-game"):
    """An open laptop, its keyboard towards the viewer; `shows` names the drawing on its screen."""
    slab(width - 6, depth - 6, 3, 9, at=(0, 0, 2), surface="black", bevel=1)
    deck = slab(width, depth, 14, 10, at=(0, 0, 4.5), surface="anthracite", bevel=1.6)
    with group():
        well = slab(288, 116, 4, 4, at=(0, 40, 17.2), bevel=0)
        pad = slab(126, 76, 4, 5, at=(-12, -72, 18.1), bevel=0)
    carve(deck, well, pad)
    for x in (-130, 130):
        for y in (-100, 100):
            slab(34, 8, 3, 3.5, at=(x, y, 0), surface="rubber", bevel=0.8)
    slab(287, 115, 0.2, 4, at=(0, 40, 17.1), surface="black", bevel=0)
    slab(278, 106, 0.1, 4, at=(0, 38, 17.3), surface="underglow", bevel=0)
    flat_keys(18.6, at=(0, 36, 18.2), lit="lamp-dim")
    slab(126, 76, 0.1, 5, at=(-12, -72, 18.1), surface="hole", bevel=0)
    slab(123.6, 73.6, 0.6, 4, at=(-12, -72, 17.9), surface="gunmetal", bevel=0.3)
    for x in (-160, 160):
        for y in row(26, 4.2):
            for shift in (-5, 0, 5):
                cylinder(1.0, 0.2, at=(x + shift + (2 if round(y / 4.2 - 0.5) % 2 else 0), 40 + y, 18.45), surface="black", bevel=0, sides=10)
    slab(26, 8, 0.6, 3, at=(140, 106, 18.4), surface="gunmetal", bevel=0.3)
    box(width - 120, 1.2, 2, at=(0, -depth / 2 + 0.2, 10), surface="glow", bevel=0.5)
    for side in (-1, 1):
        ports = [(usb_a, 0, 0, {"inside": "cord"}), (usb_c, -24, 3.4, {}), (display_port, 26, 0.3, {})]
        fit_ports([deck], ports, at=(side * width / 2, 10, 8), turn=side * 90)
        with group(at=(side * width / 2, 10, 8), rot=(0, 0, side * 90)):
            for x in row(9, 6):
                box(3.6, 0.8, 7, at=(78 + x, 0, 0), surface="black", bevel=0.4)
    for x in (-110, 110):
        cylinder(5.5, 54, at=(x - 27, depth / 2 - 6, 19), surface="black", axis="x", bevel=1)
    with group(at=(0, depth / 2 - 4, 20), rot=(180 - opening, 0, 0)):
        with group(at=(0, depth / 2 - 8, 0)):
            slab(width, depth - 18, 6, 9, at=(0, 0, -6), surface="anthracite", bevel=1.4)
            slab(width - 4, depth - 22, 0.5, 8, at=(0, 0, -0.3), surface="bezel", bevel=0.15)
            panel(shows, width - 14, depth - 38, at=(0, 3, 0.3), shine=1.25, part=(0.046, 0, 0.954, 1), polish=0.3)
            cylinder(1.4, 0.2, at=(0, depth / 2 - 12.4, 0.2), surface="dark", bevel=0, sides=20)


def slim_laptop(width=314, depth=222, opening=112, shows="spreadsheet", surface="shell"):
    """A thin metal laptop, its keyboard towards the viewer; `shows` names the drawing on its screen."""
    deck = slab(width, depth, 10, 11, at=(0, 0, 1.4), surface=surface, bevel=2.2)
    with group():
        well = slab(272, 106, 4, 4, at=(0, 34, 10), bevel=0)
        pad = slab(132, 78, 4, 5, at=(0, -66, 11.1), bevel=0)
        scoop = cylinder(14, 4, at=(0, -depth / 2 - 8, 9), bevel=0)
    carve(deck, well, pad, scoop)
    for x in (-112, 112):
        for y in (-88, 88):
            cylinder(7, 1.6, at=(x, y, 0), surface="rubber", bevel=0.4)
    slab(271, 105, 0.2, 4, at=(0, 34, 10), surface="black", bevel=0)
    flat_keys(17.8, at=(0, 32, 10.1), lit="label", gap=2.2)
    slab(131.4, 77.4, 0.6, 4.7, at=(0, -66, 10.7), surface=surface, bevel=0.25)
    for x in (-146, 146):
        for y in row(27, 3.6):
            for shift in row(3, 3.6):
                cylinder(0.8, 0.2, at=(x + shift, 34 + y, 11.35), surface="hole", bevel=0, sides=10)
    for side, ports in ((-1, [(usb_c, -52, 0, {}), (usb_c, -66, 0, {})]), (1, [(usb_a, 58, -2.6, {}), (round_port, 74, 0, {"radius": 2.6})])):
        fit_ports([deck], ports, at=(side * width / 2, 0, 6.4), turn=side * 90)
    cylinder(5, width - 60, at=(30 - width / 2, depth / 2 - 5, 9), surface="dark", axis="x", bevel=1)
    with group(at=(0, depth / 2 - 3, 10), rot=(180 - opening, 0, 0)):
        with group(at=(0, depth / 2 - 5, 0)):
            slab(width, depth - 10, 4.6, 11, at=(0, 0, -4.6), surface=surface, bevel=1.6)
            slab(width - 3, depth - 13, 0.4, 9.6, at=(0, 0, -0.2), surface="bezel", bevel=0.15)
            panel(shows, width - 14, depth - 30, at=(0, 3, 0.25), shine=1.7)
            cylinder(1.2, 0.2, at=(0, depth / 2 - 9.6, 0.15), surface="dark", bevel=0, sides=20)


def all_in_one_pc(width=560, height=338):
    """A screen on a metal foot with the computer behind it."""
    slab(214, 168, 6, 14, at=(0, 36, 0), surface="aluminium", bevel=2)
    with group(at=(0, 78, 4), rot=(-8, 0, 0)):
        slab(78, 7, 190, 3, surface="aluminium", bevel=1.5)
    with group(at=(0, 36, 70), rot=(84, 0, 0)):
        with group(at=(0, height / 2, 0)):
            slab(width, height, 16, 12, at=(0, 0, -16), surface="aluminium", bevel=3)
            slab(width * 0.7, height * 0.6, 20, 30, at=(0, -20, -34), surface="aluminium", bevel=8)
            slab(width - 3, height - 3, 0.8, 11, at=(0, 0, -0.5), surface="bezel", bevel=0.2)
            panel("spreadsheet", width - 16, height - 36, at=(0, 10, 0.45), shine=1.35)
            slab(width - 3, 20, 1.4, 8, at=(0, -height / 2 + 11.5, 0), surface="silver", bevel=0.4)
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


def mini(surface="anthracite"):
    """A palm-sized computer, its front towards -y."""
    body = slab(130, 128, 44, 14, at=(0, 0, 4), surface=surface, bevel=3)
    feet(84, 84, 9, 4)
    ports = [(usb_a, -38, 17, {}), (usb_a, -18, 17, {"inside": "cord"}), (usb_c, 2, 21, {}), (round_port, 20, 21, {"radius": 4})]
    fit_ports([body], ports, at=(0, -64, 4))
    with group(at=(0, -64.2, 4)):
        with group(at=(42, -0.2, 21), rot=(90, 0, 0)):
            tube(7.4, 6.2, 1, surface="silver")
            cylinder(6, 0.8, surface="dark", bevel=0.3)
            ring(3, 0.7, at=(0, 0, 0.8), surface="glow")
    slab(130.3, 128.3, 0.8, 14, at=(0, 0, 40), surface="rubber", bevel=0.1)
    slab(116, 114, 0.5, 9, at=(0, 0, 47.9), surface="bezel", bevel=0.2)
    print_text("M1", 9, at=(-44, 44, 48.45), surface="ink")
    with group(at=(65, 0, 22), rot=(0, 90, 0)):
        vents = [slab(19, 2.6, 12, 1.3, at=(0, y, -6), bevel=0) for y in row(17, 5.4)]
        box(22, 94, 0.4, at=(0, 0, -2.6), surface="hole", bevel=0)
    carve(body, *vents)


@subject("desktop-tower", "systems", azimuth=33, elevation=11, margin=0.06)
def desktop_tower():
    tower()


@subject("gaming-laptop", "systems", azimuth=26, elevation=21)
def gaming_laptop():
    laptop()


@subject("workstation", "systems", azimuth=27, elevation=14)
def workstation():
    workstation_tower()


@subject("all-in-one", "systems", azimuth=-20, elevation=11)
def all_in_one():
    all_in_one_pc()
    with group(at=(-40, -190, 0), rot=(0, 0, -3)):
        desk_keyboard()
    with group(at=(206, -194, 0), rot=(0, 0, -3)):
        desk_mouse()


@subject("mini-pc", "systems", azimuth=24, elevation=22)
def mini_pc():
    # Beside what everybody has in hand each day, so that its size shows.
    with group(at=(-74, 168, 0), rot=(0, 0, 4)):
        mini()
    desk_keyboard()
    with group(at=(212, -6, 0), rot=(0, 0, -4)):
        desk_mouse()


def drive_carrier(wide, tall):
    """A server's drive in its carrier, its front towards -y: vent, latch lever with its release, lights."""
    box(wide, 3, tall, at=(0, 1, 0), surface="hole", bevel=0.3)
    box(wide - 1, 3, tall - 1, at=(0, -0.6, 0.5), surface="black", bevel=0.7)
    perforated(wide - 28, tall - 3.4, 3.2, 1.25, at=(-6.5, -2.4, 1.7), surface="anthracite", margin=1)
    with group(at=(wide / 2 - 10.5, -2.0, 1.6)):
        box(17, 3.4, tall - 3.2, at=(0, -0.8, 0), surface="grey", bevel=1)
        box(13.4, 0.6, tall - 7, at=(-0.8, -2.5, 1.9), surface="dark", bevel=0.3)
        box(3.6, 1.2, tall - 6, at=(5.6, -2.6, 1.4), surface="glow-key", bevel=0.4)
    for z, surface in ((tall * 0.36, "led"), (tall * 0.64, "glow-soft")):
        led(at=(-wide / 2 + 3.4, -2.0, z), radius=0.9, surface=surface)


def server(height=43):
    """A rack server with two rows of drives, its front towards -y."""
    width, depth = 434, 520
    body = box(width, depth, height - 1.4, surface="zinc", bevel=0.8)
    with group():
        inside = box(width - 6, 30, height - 6, at=(0, -depth / 2, 2.4), bevel=0)
    carve(body, inside)
    box(width - 8, 2, height - 7, at=(0, -depth / 2 + 8, 2.6), surface="hole", bevel=0)
    # The cover is of three sheets with gaps between them, and folded over the sides.
    box(width - 1, depth - 2, 0.4, at=(0, 0, height - 1.6), surface="hole", bevel=0)
    for start, end in ((0.5, 0.118), (0.114, -0.352), (-0.356, -0.5)):
        box(width + 1.6, depth * (start - end), 1.8, at=(0, depth * (start + end) / 2, height - 1.8), surface="zinc", bevel=0.6)
    for side in (-1, 1):
        box(0.8, depth * 0.84, 13, at=(side * (width / 2 + 0.4), depth * 0.075, height - 14), surface="zinc", bevel=0.2)
        for y in (-120, 20, 160):
            with group(at=(side * width / 2, y, 14), rot=(0, 90 * side, 0)):
                cylinder(5, 1.6, surface="steel", bevel=0.4, sides=32)
        for y in (-100, 200):
            slab(150, 5, 0.9, 2.4, at=(side * 104, y, height - 0.3), surface="zinc", bevel=0.4)
    with group(at=(0, depth / 2 - 34, height), rot=(-90, 0, 0)):
        slots(38, 4, (10, 7), (6.4, 3.4), at=(0, -0.05, 0), surface="hole")
    for side in (-1, 1):
        with group(at=(side * (width / 2 + 12), -depth / 2, 0)):
            box(25, 16, height, at=(0, 0, 0), surface="black", bevel=1.6)
            box(17, 5, height - 12, at=(0, -8.6, 6), surface="soft-black", bevel=2)
            box(13, 3, 5, at=(0, -11, height - 13), surface="grey", bevel=1)
    with group(at=(0, -depth / 2 + 2, 0)):
        for line in (0, 1):
            for x in row(5, 73):
                with group(at=(x - 30, -3, 3.0 + 19 * line)):
                    drive_carrier(72, 18.4)
    control = box(60, 12, height - 4, at=(184, -depth / 2 + 3, 1.8), surface="black", bevel=0.8)
    fit_ports([control], [(usb_a, 196, 8, {"inside": "cord"})], at=(0, -depth / 2 - 3, 0), recess=5)
    with group(at=(0, -depth / 2 - 3, 0)):
        with group(at=(172, 0, 28), rot=(90, 0, 0)):
            tube(7.4, 6, 1.2, surface="silver")
            cylinder(5.8, 0.9, surface="dark", bevel=0.3)
            ring(3, 0.8, at=(0, 0, 0.9), surface="led")
        for x, surface in ((188, "led"), (196, "led"), (204, "glow-soft")):
            led(at=(x, -0.2, 28), radius=1.1, surface=surface)
        slots(6, 2, (3.6, 3.6), (2.4, 2.4), at=(172, -0.2, 12), surface="hole")
    for x in (-190, 190):
        for y in (-232, -198, -150, 44, 76, 236):
            screw(at=(x, y, height - 0.2), radius=2.6)
    slab(66, 26, 0.4, 4, at=(0, -150, height - 0.2), surface="hole", bevel=0.1)
    slab(50, 13, 2.4, 5, at=(0, -150, height), surface="cord", bevel=0.8)
    panel("service-label", 128, 85, at=(100, -30, height + 0.1))
    slab(52, 22, 0.08, 1, at=(-120, -40, height), surface="label", bevel=0)


@subject("rack-server", "systems", azimuth=24, elevation=25, aperture=4)
def rack_server():
    server()
