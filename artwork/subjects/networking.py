"""Routers, mesh sets, switches, access points and firewalls."""

from kit.parts import feet, led, rj45, round_port, screw, slots, usb_a
from kit.registry import subject
from kit.shapes import box, cylinder, group, print_text, ring, row, slab


def router():
    """A router with four raised aerials, its lights towards -y."""
    slab(250, 160, 26, 16, at=(0, 0, 5), surface="black", bevel=5)
    feet(180, 100, 9, 5)
    for x in row(13, 14):
        box(4, 96, 1, at=(x, 16, 30.6), surface="dark", bevel=0.4)
    box(170, 2, 1, at=(0, -48, 30.8), surface="glow", bevel=0.3)
    for index, x in enumerate(row(7, 16)):
        led(at=(x, -80.2, 18), radius=1.7, surface="glow" if index != 3 else "led")
    for x in (-105, -38, 38, 105):
        lean = -x * 0.11
        with group(at=(x, 76, 18), rot=(-6, -lean, 0)):
            cylinder(8, 22, surface="dark", bevel=1)
            slab(17, 10, 150, 4.4, at=(0, 0, 20), surface="black", bevel=2)
            box(10, 0.6, 1.4, at=(0, -5.2, 150), surface="gunmetal", bevel=0.2)


def mesh_unit(at=(0, 0, 0), tall=150):
    """One unit of a mesh set: a soft upright column."""
    with group(at=at):
        slab(104, 92, tall, 40, at=(0, 0, 3), surface="white", bevel=12)
        slab(96, 84, 4, 38, surface="grey", bevel=1)
        with group(at=(0, 0, tall + 2.6)):
            slab(58, 50, 0.6, 24, surface="label", bevel=0.2)
            for radius in (6, 11, 16):
                ring(radius, 1.2, at=(0, 0, 0.4), surface="ink")
        with group(at=(0, -46.4, 26)):
            box(24, 1.2, 3, surface="glow", bevel=0.5)


def managed_switch():
    """A desktop switch with eight ports and two fibre cages."""
    width, depth, height = 266, 160, 44
    box(width, depth, height, at=(0, 0, 4), surface="gunmetal", bevel=2, segments=3)
    feet(210, 110, 8, 4)
    with group(at=(0, -depth / 2, 4)):
        box(width - 4, 2, height - 4, at=(0, -0.6, 2), surface="black", bevel=0.8)
        for x in row(8, 18):
            rj45(at=(x - 16, -2.2, 12))
            led(at=(x - 19, -1.8, 32), radius=1.2)
            led(at=(x - 13, -1.8, 32), radius=1.2, surface="glow")
        for x in (80, 104):
            box(17, 1.6, 12, at=(x, -1.8, 12), surface="silver", bevel=0.3)
            box(14, 1.6, 9, at=(x, -2.2, 13.5), surface="black", bevel=0.3)
        print_text("PoE+", 8, at=(-112, -1.8, 20), surface="label", rot=(90, 0, 0))
    with group(at=(width / 2 + 0.2, 0, 26), rot=(0, 0, 90)):
        slots(14, 3, (8, 8), (5.4, 4.6))


def rack_switch():
    """A rack switch with forty-eight ports in double rows and four fibre cages."""
    width, depth, height = 440, 260, 44
    box(width, depth, height, surface="anthracite", bevel=1, segments=2)
    for x in (-1, 1):
        box(24, 3, height, at=(x * (width / 2 + 12), -depth / 2 + 2, 0), surface="anthracite", bevel=0.6)
        for z in (10, height - 10):
            with group(at=(x * (width / 2 + 14), -depth / 2 + 0.4, z), rot=(90, 0, 0)):
                screw(radius=3.6)
    with group(at=(0, -depth / 2, 0)):
        box(width - 2, 2, height - 2, at=(0, -0.6, 1), surface="black", bevel=0.6)
        for block in range(4):
            for column in range(6):
                x = -176 + block * 86 + column * 13.9
                for z in (5.5, 23):
                    with group(at=(x, -2.2, z), scale=0.98):
                        rj45(lit=(column + block) % 3 != 0)
        for x in (176, 196):
            for z in (6, 24):
                box(16, 1.6, 12, at=(x, -2, z), surface="silver", bevel=0.3)
                box(13, 1.6, 9, at=(x, -2.4, z + 1.5), surface="black", bevel=0.3)
        for z in (12, 20, 28):
            led(at=(-204, -1.8, z), radius=1.5, surface="glow" if z == 12 else "led")
    print_text("48 × 2.5 GbE", 16, at=(0, -30, height + 0.05), surface="ink")
    for x in (-190, 190):
        for y in (-90, 90):
            screw(at=(x, y, height), radius=3)


def firewall():
    """A desktop firewall with labelled ports and vents on top."""
    width, depth, height = 216, 150, 40
    box(width, depth, height, at=(0, 0, 4), surface="white", bevel=2.5, segments=3)
    feet(170, 104, 8, 4)
    with group(at=(0, -depth / 2, 4)):
        box(width - 6, 2, height - 8, at=(0, -0.6, 4), surface="anthracite", bevel=0.8)
        for index, x in enumerate((-66, -48, -20, -2, 16, 34)):
            rj45(at=(x, -2.2, 10))
            words = ("WAN1", "WAN2", "1", "2", "3", "4")[index]
            print_text(words, 4.4, at=(x, -1.8, 28), surface="label", rot=(90, 0, 0))
        usb_a(at=(58, -2, 12))
        round_port(5, at=(80, -1.6, 16))
        for z, surface in ((12, "led"), (19, "glow"), (26, "glow")):
            led(at=(96, -1.8, z), radius=1.6, surface=surface)
    with group(at=(0, 0, height + 4), rot=(-90, 0, 0)):
        slots(20, 6, (9, 9), (6.4, 3.4), at=(0, -0.1, -22))
    box(width - 30, 2.4, 0.4, at=(0, -52, height + 3.8), surface="glow", bevel=0.1)
    print_text("FIREWALL", 13, at=(-56, -38, height + 4.1), surface="ink")


def access_point():
    """A ceiling access point leaning on its edge."""
    with group(rot=(68, 0, 0)):
        with group(at=(0, 90, 0)):
            cylinder(94, 16, at=(0, 0, 0), surface="label", bevel=3, sides=96, top=100)
            cylinder(100, 20, at=(0, 0, 16), surface="white", bevel=9, sides=96, top=86)
            ring(34, 2.4, at=(0, 0, 36), surface="glow")
            cylinder(30, 0.6, at=(0, 0, 35.7), surface="label", bevel=0.1, sides=64)


@subject("wifi-router", "networking", azimuth=24, elevation=24)
def wifi_router():
    router()


@subject("mesh-system", "networking", azimuth=18, elevation=20, ground="slate")
def mesh_system():
    mesh_unit(at=(-70, 40, 0))
    mesh_unit(at=(70, 40, 0))
    mesh_unit(at=(0, -80, 0))


@subject("managed-switch", "networking", azimuth=30, elevation=28)
def managed_switch_card():
    managed_switch()


@subject("access-point", "networking", azimuth=-22, elevation=20)
def enterprise_access():
    access_point()
    with group(at=(120, -40, 0), rot=(0, 0, -16)):
        slab(120, 86, 28, 8, surface="white", bevel=3)
        with group(at=(0, -43.2, 0)):
            for x in (-30, -12):
                rj45(at=(x, 0, 6))
            led(at=(24, 0, 12), radius=2, surface="glow")


@subject("rack-switch", "networking", azimuth=-20, elevation=20, margin=0.12)
def rack_switch_card():
    rack_switch()


@subject("firewall-appliance", "networking", azimuth=26, elevation=30)
def firewall_card():
    firewall()
