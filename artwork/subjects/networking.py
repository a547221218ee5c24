"""Routers, mesh sets, switches, access points and firewalls."""

from kit.parts import feet, fit_ports, led, rj45, round_port, screw, sfp_cage, slots, usb_a
from kit.registry import subject
from kit.shapes import box, carve, cylinder, group, panel, plate, print_text, prism, rectangle, ring, rounded, row, slab, turned


def aerial():
    """A router's aerial on its hinge, upright on z = 0, its flat side towards -y."""
    slab(24, 16, 7, 4, surface="soft-black", bevel=1.6)
    for side in (-1, 1):
        slab(4.6, 13, 12, 2, at=(side * 8.6, 0, 4), surface="soft-black", bevel=1.2)
    cylinder(6.4, 12.2, at=(-6.1, 0, 11), surface="soft-black", axis="x", bevel=0.8)
    paddle = [(-6, 0), (6, 0), (8.6, 16), (11.4, 46), (11.4, 138), (8.8, 154), (4.6, 160), (-4.6, 160), (-8.8, 154), (-11.4, 138), (-11.4, 46), (-8.6, 16)]
    with group(at=(0, 3.6, 13), rot=(90, 0, 0)):
        prism(rounded(paddle, 3), 3.5, surface="soft-black", bevel=1.3, level_only=True, segments=3)
        prism(rounded([(x * 0.975, 1 + z * 0.985) for x, z in paddle], 3), 1, at=(0, 0, 3), surface="hole", bevel=0)
        prism(rounded(paddle, 3), 3.4, at=(0, 0, 3.8), surface="soft-black", bevel=1.5, level_only=True, segments=3)


def winged_router():
    """A router whose vented cover slopes down to both sides of a glossy ridge, four hinged aerials along its back."""
    slab(236, 142, 6, 16, at=(0, 0, 3), surface="rubber", bevel=1)
    feet(180, 96, 9, 4)
    slab(256, 160, 15, 18, at=(0, 0, 7), surface="soft-black", bevel=3)
    slab(252, 156, 3, 17, at=(0, 0, 21), surface="hole", bevel=0)
    for side in (-1, 1):
        with group(at=(side * 14, 0, 22), rot=(0, side * 3.4, 0)):
            outline = [(0, -79), (102, -79), (113, -68), (113, 68), (102, 79), (0, 79)]
            outline = rounded(outline, 5)
            wing = prism([(side * x, y) for x, y in outline[::side]], 12.5, surface="soft-black", bevel=1.8, level_only=True, segments=3)
            slots_here = []
            with group():
                for index in range(11):
                    y = -34 + 9.4 * index
                    lean = [(side * px, py) for px, py in ((22, y), (96 - 1.2 * index, y - 9), (96 - 1.2 * index, y - 5.4), (22, y + 3.6))[::side]]
                    slots_here.append(prism(lean, 20, at=(0, 0, 2), bevel=0))
            carve(wing, *slots_here)
    ridge = [(-15, -78), (15, -78), (19, -40), (13, 79), (-13, 79), (-19, -40)]
    prism(rounded(ridge, 4), 14.4, at=(0, 0, 22), surface="bezel", bevel=1.2, level_only=True, segments=3)
    slab(2, 46, 0.5, 0.9, at=(0, -44, 36.2), surface="glow-soft", bevel=0.1)
    print_text("6E", 11, at=(0, 20, 36.5), surface="ink")
    for index, (x, words) in enumerate(zip(row(6, 21), ("PWR", "WAN", "2.4G", "5G", "6G", "WPS"))):
        led(at=(x, -79.9, 17), radius=1.5, surface="led" if index < 2 else "glow-soft")
        print_text(words, 5, at=(x, -80.15, 11.4), surface="label", rot=(90, 0, 0))
    for x in (-104, -36, 36, 104):
        with group(at=(x, 74, 29), rot=(-7, x * 0.12, 0)):
            aerial()


def mesh_back():
    """The back of a mesh unit, towards +y: a dark panel with two network ports and the socket of its supply."""
    with group(rot=(0, 0, 180)):
        box(52, 8, 25, at=(0, -42.9, 12), surface="soft-black", bevel=1.4, segments=3)
        for x in (-15, 1):
            rj45(at=(x, -46.9, 14), lit=False)
        round_port(4.4, at=(17, -46.9, 20), inside="hole")
        for x, words in ((-15, "LAN 1"), (1, "LAN 2"), (17, "DC")):
            print_text(words, 3.8, at=(x, -47, 31.6), surface="label", rot=(90, 0, 0))


def mesh_unit(at=(0, 0, 0), tall=150, turn=0):
    """One unit of a mesh set: a soft upright column with a vent on top, a light in its foot and ports in its back."""
    with group(at=at, rot=(0, 0, turn)):
        slab(90, 78, 5, 36, surface="dark", bevel=1)
        shell = slab(104, 92, tall, 42, at=(0, 0, 4), surface="white", bevel=9)
        with group():
            carve(shell, slab(76, 64, 20, 30, at=(0, 0, tall + 1), bevel=0))
        slab(74.6, 62.6, 0.6, 29.4, at=(0, 0, tall - 0.6), surface="grey", bevel=0.2)
        for x in row(9, 7):
            slab(3, 52 - abs(x) * 0.8, 1.6, 1.4, at=(x, 0, tall - 0.4), surface="white", bevel=0.5)
        slab(104.3, 92.3, 0.8, 42, at=(0, 0, tall * 0.3), surface="grey", bevel=0)
        with group(at=(0, -46.1, 22)):
            slab(18, 1, 1.8, 0.5, surface="glow", bevel=0.3)
        print_text("mesh", 9, at=(0, -46.2, tall * 0.62), surface="ink", rot=(90, 0, 0))
        mesh_back()


def lid_seam(width, depth, top):
    """The gap behind a case's front where its lid begins, and the screws that hold it, for a case with its top at z = `top`."""
    box(width - 1, 0.7, 0.2, at=(0, -depth / 2 + 13, top - 0.15), surface="hole", bevel=0)
    for side in (-1, 1):
        box(0.2, 0.7, top - 8, at=(side * width / 2, -depth / 2 + 13, 6), surface="hole", bevel=0)
        for y in (-depth / 2 + 22, depth / 2 - 9):
            with group(at=(side * (width / 2 - 9), y, top)):
                cylinder(4.2, 0.06, surface="hole", bevel=0, sides=32)
                screw(at=(0, 0, -0.4), radius=3.2, surface="steel")


def managed_switch():
    """A desktop switch with eight ports and two fibre cages."""
    width, depth, height = 266, 160, 44
    body = box(width, depth, height, at=(0, 0, 4), surface="powder", bevel=1.6, segments=3)
    face = box(width - 3, 2, height - 3, at=(0, -depth / 2 - 0.6, 5.5), surface="anthracite", bevel=0.8)
    feet(210, 110, 8, 4)
    ports = [(rj45, x - 24, 10, {"lit": index != 6}) for index, x in enumerate(row(8, 18))]
    fit_ports([face, body], [*ports, (sfp_cage, 74, 11, {}), (sfp_cage, 96, 11, {})], at=(0, -depth / 2 - 1.6, 4))
    with group(at=(0, -depth / 2, 4)):
        for index, x in enumerate(row(8, 18)):
            print_text(str(index + 1), 5.4, at=(x - 24, -1.9, 27.4), surface="label", rot=(90, 0, 0))
            led(at=(x - 27, -1.8, 33), radius=0.9)
            led(at=(x - 21, -1.8, 33), radius=0.9, surface="glow-soft" if index % 3 else "ink")
        for index, x in enumerate((74, 96)):
            print_text(f"SFP+{index + 9}", 4.6, at=(x, -1.9, 27.6), surface="label", rot=(90, 0, 0))
        print_text("PoE+", 8, at=(-116, -1.9, 26), surface="label", rot=(90, 0, 0))
        print_text("GS-810", 4.4, at=(-115, -1.9, 16), surface="label", rot=(90, 0, 0))
        for z, words in ((32, "PWR"), (22, "SYS"), (12, "RST")):
            led(at=(114, -1.8, z), radius=1.1, surface="hole" if words == "RST" else "led")
            print_text(words, 4.6, at=(123, -1.9, z), surface="label", rot=(90, 0, 0))
    lid_seam(width, depth, height + 4)
    for side in (-1, 1):
        with group():
            pocket = box(120, 26, 8, at=(side * 64, 22, height), bevel=0)
        carve(body, pocket)
        box(119.8, 25.8, 0.3, at=(side * 64, 22, height), surface="hole", bevel=0)
        punched = [rectangle(2.6, 9, side * 64 + x, y, radius=1.2) for x in row(19, 6) for y in row(2, 12)]
        with group(at=(0, 22, height + 3.2)):
            plate(rectangle(120.2, 26.2, side * 64), punched, 0.8, surface="powder", bevel=0.2)
    panel("service-label", 54, 36, at=(82, -26, height + 4.05))
    print_text("GS-810", 7, at=(-114, -58, height + 4.02), surface="ink", flush=True)
    for side in (-1, 1):
        with group(at=(side * (width / 2 + 0.1), 0, 26), rot=(0, 0, 90)):
            slots(12, 3, (9, 8), (6.4, 4), surface="hole")
            for x in (-66, 66):
                with group(at=(x, 0, 0), rot=(90 * side, 0, 0)):
                    screw(radius=2.4, surface="black")


def rack_port(column, upper):
    """Where the rack switch's port is: the middle of its lower edge, in x and z."""
    return -176 + column // 6 * 86 + column % 6 * 13.9, 19.5 if upper else 5.5


def rack_switch(links=None):
    """A rack switch with forty-eight ports in double rows and four fibre cages.

    Lights show a link at the ports (column, upper) of `links`, or at most ports where nothing says which.
    """
    width, depth, height = 440, 260, 44
    body = box(width, depth, height, surface="anthracite", bevel=0.8, segments=2)
    with group():
        inside = box(width - 8, 40, height - 8, at=(0, -depth / 2, 4), bevel=0)
    carve(body, inside)
    for x in (-1, 1):
        box(24, 3, height, at=(x * (width / 2 + 12), -depth / 2 + 1, 0), surface="powder", bevel=0.6)
        for z in (9, height - 9):
            with group(at=(x * (width / 2 + 15), -depth / 2 - 0.6, z), rot=(90, 0, 0)):
                slab(10, 6.4, 0.4, 3.1, surface="hole", bevel=0)
    cages = [(x, z) for x in (176, 196) for z in (6, 20)]
    holes = [rectangle(12.4, 11, x, z + 6.25) for x, z in (rack_port(column, upper) for column in range(24) for upper in (True, False))]
    holes += [rectangle(15, 10.4, x, z + 6) for x, z in cages]
    with group(at=(0, -depth / 2, 0)):
        with group(rot=(90, 0, 0)):
            face = [(-width / 2, 0), (width / 2, 0), (width / 2, height), (-width / 2, height)]
            plate(face, holes, 2, surface="powder", bevel=0.2)
        for column in range(24):
            for upper in (True, False):
                x, z = rack_port(column, upper)
                lit = (column * 5 + 3 * upper) % 4 != 0 if links is None else (column, upper) in links
                rj45(at=(x, -2, z), lit=lit, flipped=not upper, recess=9)
        for block in range(4):
            words = f"{block * 12 + 1}–{block * 12 + 12}"
            print_text(words, 6.2, at=(-176 + block * 86 + 34.7, -2.1, 38.4), surface="label", rot=(90, 0, 0))
            box(82, 0.3, 0.5, at=(-176 + block * 86 + 34.7, -2.05, 34.2), surface="grey", bevel=0)
        for x, z in cages:
            sfp_cage(at=(x, -2, z), recess=9)
        print_text("SFP+", 6.2, at=(186, -2.1, 38.4), surface="label", rot=(90, 0, 0))
        for z in (10, 19, 28):
            led(at=(-205, -2, z), radius=1.5, surface="glow-soft" if z == 10 else "led")
    lid_seam(width, depth, height)
    for x in (-70, 70):
        screw(at=(x, -depth / 2 + 22, height - 0.4), radius=3.2, surface="steel")
    for x in (-205, 205):
        screw(at=(x, 10, height - 0.4), radius=3.2, surface="steel")
    panel("service-label", 84, 56, at=(-120, 40, height + 0.1))
    with group(at=(60, 40, height - 0.1)):
        # Pressed into the lid, so that the sheet does not drum.
        for x in (0, 90):
            slab(74, 120, 1.1, 8, at=(x, 0, 0), surface="anthracite", bevel=0.9)
    with group(at=(width / 2 + 0.1, 20, 22), rot=(0, 0, 90)):
        slots(20, 3, (9, 8), (6.4, 4), surface="hole")


def firewall():
    """A desktop firewall with labelled ports and vents on top."""
    width, depth, height = 216, 150, 40
    body = slab(width, depth, height, 5, at=(0, 0, 4), surface="white", bevel=1.6)
    face = box(width - 10, 2, height - 10, at=(0, -depth / 2 - 0.6, 8), surface="powder", bevel=0.8)
    feet(170, 104, 8, 4)
    places = (-70, -50, -26, -6, 14, 34)
    ports = [(rj45, x, 8, {"lit": index != 4}) for index, x in enumerate(places)]
    fit_ports([face, body], [*ports, (usb_a, 56, 11, {"inside": "cord"})], at=(0, -depth / 2 - 1.6, 4))
    slab(width + 0.3, depth + 0.3, 0.8, 5.15, at=(0, 0, height - 5), surface="grey", bevel=0)
    with group(at=(0, -depth / 2, 4)):
        for index, x in enumerate(places):
            words = ("WAN1", "WAN2", "1", "2", "3", "4")[index]
            print_text(words, 5.4, at=(x, -1.9, 25.8), surface="label", rot=(90, 0, 0))
        print_text("USB", 4.8, at=(56, -1.9, 22.4), surface="label", rot=(90, 0, 0))
        for z, surface, words in ((11, "led", "PWR"), (18, "glow-soft", "VPN"), (25, "led", "WAN")):
            led(at=(78, -1.8, z), radius=1.2, surface=surface)
            print_text(words, 4.8, at=(88, -1.9, z), surface="label", rot=(90, 0, 0))
    with group():
        pocket = box(176, 66, 12, at=(0, 18, height - 8), bevel=0)
    carve(body, pocket)
    box(175.8, 65.8, 0.4, at=(0, 18, height - 7.9), surface="hole", bevel=0)
    # Punched in staggered rows: the sheet's thickness shows in every slot.
    punched = [
        rectangle(7.4, 3.4, x + (5 if line % 2 else 0) - 2.5, y, radius=1.4)
        for line, y in enumerate(row(9, 6.6)) for x in row(16, 10)
    ]
    plate(rectangle(176.2, 66.2), punched, 0.8, at=(0, 18, height + 3.2), surface="white", bevel=0.2)
    print_text("FW-6", 5, at=(-88, -60, height + 4.05), surface="grey-key")
    for x in (-100, 100):
        for y in (-66, 66):
            with group(at=(x, y, height + 3.4)):
                cylinder(2.9, 0.62, surface="hole", bevel=0, sides=32)
                screw(radius=2.4, surface="steel")


def access_point():
    """A ceiling access point lying on its mounting plate."""
    cylinder(82, 5, surface="grey", bevel=1, sides=128)
    cylinder(92, 12, at=(0, 0, 5), surface="white", bevel=3, sides=160, top=99)
    cylinder(98.6, 0.9, at=(0, 0, 16.8), surface="grey", bevel=0, sides=160)
    dome = [(99, 17.6), (100, 19.5), (99.6, 22), (97.6, 25), (93.5, 27.6), (86, 29.6), (70, 31.4), (46, 32.6), (20, 33), (0.2, 33)]
    turned(dome, surface="white", sides=160)
    ring(30, 1.5, at=(0, 0, 32.55), surface="grey", sides=128)
    ring(30, 0.9, at=(0, 0, 32.85), surface="glow-soft", sides=128)
    ring(90, 0.7, at=(0, 0, 28.55), surface="grey", sides=160)
    print_text("Wi-Fi 7", 8, at=(0, -64, 32.0), surface="ink", rot=(2.5, 0, 0))


def controller():
    """A small controller box with two ports, its front towards -y."""
    body = slab(126, 96, 30, 7, at=(0, 0, 2), surface="soft-black", bevel=2)
    feet(96, 60, 6, 2)
    ports = [(rj45, -40, 8, {}), (rj45, -20, 8, {"lit": False}), (usb_a, 3, 11, {"inside": "cord"})]
    fit_ports([body], ports, at=(0, -48, 2))
    with group(at=(0, -48, 2)):
        led(at=(46, -0.1, 15), radius=1.5, surface="glow")
        for x, words in ((-40, "LAN 1"), (-20, "LAN 2"), (3, "USB")):
            print_text(words, 3.4, at=(x, -0.1, 24), surface="label", rot=(90, 0, 0))
    print_text("C2", 5, at=(46, -34, 32.1), surface="label")
    slab(104, 0.8, 0.2, 0.4, at=(0, -22, 32), surface="black", bevel=0)


@subject("wifi-router", "networking", azimuth=22, elevation=22)
def wifi_router():
    winged_router()


@subject("mesh-system", "networking", azimuth=18, elevation=18, effort=2)
def mesh_system():
    mesh_unit(at=(-118, 54, 0), turn=196)
    mesh_unit(turn=14)
    mesh_unit(at=(118, -54, 0), turn=22)


@subject("managed-switch", "networking", azimuth=26, elevation=22)
def managed_switch_card():
    managed_switch()


@subject("access-point", "networking", azimuth=-14, elevation=34, effort=1.25)
def enterprise_access():
    with group(rot=(0, 0, -14)):
        access_point()
    with group(at=(178, -34, 0), rot=(0, 0, -8)):
        controller()


@subject("rack-switch", "networking", azimuth=-20, elevation=24)
def rack_switch_card():
    rack_switch()


@subject("firewall-appliance", "networking", azimuth=24, elevation=28, effort=1.25)
def firewall_card():
    firewall()
