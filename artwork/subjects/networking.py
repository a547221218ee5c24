"""Routers, mesh sets, switches, access points and firewalls."""

from kit.parts import feet, led, rj45, screw, slots, usb_a
from kit.registry import subject
from kit.shapes import box, carve, cylinder, group, panel, print_text, ring, row, slab


def router():
    """A router with four raised aerials, its lights towards -y."""
    slab(250, 160, 20, 16, at=(0, 0, 5), surface="soft-black", bevel=4)
    slab(244, 154, 8, 14, at=(0, 0, 24.6), surface="soft-black", bevel=4)
    feet(180, 100, 9, 5)
    with group(at=(0, 14, 32.2)):
        for x in row(23, 8):
            tall = 92 - abs(x) * 0.42
            slab(3.2, tall, 0.6, 1.5, at=(x, 0, 0), surface="hole", bevel=0.1)
    slab(120, 1.6, 0.6, 0.7, at=(0, -52, 32.4), surface="glow-soft", bevel=0.1)
    print_text("Wi-Fi 7", 9, at=(0, -64, 32.7), surface="ink")
    for index, (x, words) in enumerate(zip(row(6, 17), ("PWR", "WAN", "2.4G", "5G", "6G", "WPS"))):
        led(at=(x, -79.8, 18), radius=1.1, surface="led" if index < 2 else "glow-soft")
        print_text(words, 3.4, at=(x, -80.2, 12), surface="ink", rot=(90, 0, 0))
    for x in (-108, -40, 40, 108):
        lean = -x * 0.11
        with group(at=(x, 78, 18), rot=(-6, -lean, 0)):
            cylinder(8.5, 20, surface="soft-black", bevel=1.2)
            box(12, 9, 12, at=(0, 0, 16), surface="soft-black", bevel=2.5)
            slab(17, 8.6, 150, 4.2, at=(0, 0, 24), surface="soft-black", bevel=2)
            slab(13, 0.4, 130, 0.19, at=(0, -4.4, 32), surface="dark", bevel=0.1)


def mesh_unit(at=(0, 0, 0), tall=150, turn=0):
    """One unit of a mesh set: a soft upright column with a vent on top and a light in its foot."""
    with group(at=at, rot=(0, 0, turn)):
        slab(90, 78, 5, 36, surface="dark", bevel=1)
        shell = slab(104, 92, tall, 42, at=(0, 0, 4), surface="white", bevel=7)
        with group():
            carve(shell, slab(76, 64, 20, 30, at=(0, 0, tall + 1), bevel=0))
        slab(74.6, 62.6, 0.6, 29.4, at=(0, 0, tall - 0.6), surface="grey", bevel=0.2)
        for x in row(9, 7):
            slab(3, 52 - abs(x) * 0.8, 1.6, 1.4, at=(x, 0, tall - 0.4), surface="white", bevel=0.5)
        slab(104.3, 92.3, 0.7, 42, at=(0, 0, tall * 0.22), surface="grey", bevel=0)
        with group(at=(0, -46.1, 20)):
            slab(18, 1, 1.8, 0.5, surface="glow", bevel=0.3)
        print_text("mesh", 9, at=(0, -46.2, tall * 0.62), surface="ink", rot=(90, 0, 0))


def managed_switch():
    """A desktop switch with eight ports and two fibre cages."""
    width, depth, height = 266, 160, 44
    box(width, depth, height, at=(0, 0, 4), surface="powder", bevel=1.6, segments=3)
    feet(210, 110, 8, 4)
    with group(at=(0, -depth / 2, 4)):
        box(width - 3, 2, height - 3, at=(0, -0.6, 1.5), surface="anthracite", bevel=0.8)
        for index, x in enumerate(row(8, 18)):
            rj45(at=(x - 24, -2.2, 10), lit=index != 6)
            print_text(str(index + 1), 4.2, at=(x - 24, -1.9, 27), surface="label", rot=(90, 0, 0))
            led(at=(x - 27, -1.8, 33), radius=0.9)
            led(at=(x - 21, -1.8, 33), radius=0.9, surface="glow-soft" if index % 3 else "ink")
        for index, x in enumerate((74, 96)):
            box(17, 1.6, 12, at=(x, -1.8, 11), surface="silver", bevel=0.3)
            box(14, 1.8, 9, at=(x, -2.2, 12.5), surface="hole", bevel=0.3)
            print_text(f"SFP+{index + 9}", 3.8, at=(x, -1.9, 27.6), surface="label", rot=(90, 0, 0))
        print_text("PoE+", 8, at=(-116, -1.9, 26), surface="label", rot=(90, 0, 0))
        print_text("MANAGED", 3.6, at=(-116, -1.9, 16), surface="ink", rot=(90, 0, 0))
        for z, words in ((32, "PWR"), (22, "SYS"), (12, "RST")):
            led(at=(114, -1.8, z), radius=1.1, surface="hole" if words == "RST" else "led")
            print_text(words, 3.4, at=(122, -1.9, z), surface="ink", rot=(90, 0, 0))
    for side in (-1, 1):
        with group(at=(side * (width / 2 + 0.1), 0, 26), rot=(0, 0, 90)):
            slots(12, 3, (9, 8), (6.4, 4), surface="hole")
            for x in (-66, 66):
                with group(at=(x, 0, 0), rot=(90 * side, 0, 0)):
                    screw(radius=2.4, surface="black")


def rack_switch():
    """A rack switch with forty-eight ports in double rows and four fibre cages."""
    width, depth, height = 440, 260, 44
    box(width, depth, height, surface="zinc", bevel=0.8, segments=2)
    for x in (-1, 1):
        box(24, 3, height, at=(x * (width / 2 + 12), -depth / 2 + 2, 0), surface="powder", bevel=0.6)
        for z in (9, height - 9):
            with group(at=(x * (width / 2 + 15), -depth / 2 + 0.4, z), rot=(90, 0, 0)):
                slab(10, 6.4, 0.4, 3.1, surface="hole", bevel=0)
    with group(at=(0, -depth / 2, 0)):
        box(width, 3, height, at=(0, -1, 0), surface="powder", bevel=0.6)
        for block in range(4):
            for column in range(6):
                x = -176 + block * 86 + column * 13.9
                for z, turn in ((6.2, 0), (22.6, 0)):
                    with group(at=(x, -3, z), scale=0.98, rot=(0, turn, 0)):
                        rj45(lit=(column * 5 + block * 3 + round(z)) % 4 != 0)
            print_text(f"{block * 12 + 1}-{block * 12 + 12}", 3.8, at=(-176 + block * 86 + 34.7, -2.7, 40), surface="label", rot=(90, 0, 0))
        for x in (176, 196):
            for z in (7, 24):
                box(16, 1.6, 12, at=(x, -2.6, z), surface="silver", bevel=0.3)
                box(13, 1.8, 9, at=(x, -2.9, z + 1.5), surface="hole", bevel=0.3)
        print_text("SFP+", 3.8, at=(186, -2.7, 40), surface="label", rot=(90, 0, 0))
        for z in (12, 20, 28):
            led(at=(-206, -2.6, z), radius=1.2, surface="glow-soft" if z == 12 else "led")
    for x in (-205, 205):
        for y in (-110, 0, 110):
            screw(at=(x, y, height - 0.2), radius=2.6)
    panel("service-label", 84, 56, at=(-120, 40, height + 0.1))
    print_text("48 × 2.5 GbE", 13, at=(90, -84, height), surface="ink")
    with group(at=(width / 2 + 0.1, 20, 22), rot=(0, 0, 90)):
        slots(20, 3, (9, 8), (6.4, 4), surface="hole")


def firewall():
    """A desktop firewall with labelled ports and vents on top."""
    width, depth, height = 216, 150, 40
    slab(width, depth, height, 5, at=(0, 0, 4), surface="white", bevel=1.6)
    feet(170, 104, 8, 4)
    box(width + 0.3, depth + 0.3, 0.8, at=(0, 0, height - 5), surface="grey", bevel=0)
    with group(at=(0, -depth / 2, 4)):
        box(width - 10, 2, height - 10, at=(0, -0.6, 4), surface="powder", bevel=0.8)
        for index, x in enumerate((-70, -50, -26, -6, 14, 34)):
            rj45(at=(x, -2.2, 8), lit=index != 4)
            words = ("WAN1", "WAN2", "1", "2", "3", "4")[index]
            print_text(words, 4.6, at=(x, -1.9, 25.6), surface="label", rot=(90, 0, 0))
        usb_a(at=(56, -2, 11))
        print_text("USB", 3.6, at=(56, -1.9, 21.6), surface="label", rot=(90, 0, 0))
        for z, surface, words in ((11, "led", "PWR"), (18, "glow-soft", "VPN"), (25, "led", "WAN")):
            led(at=(78, -1.8, z), radius=1.2, surface=surface)
            print_text(words, 3.6, at=(88, -1.9, z), surface="label", rot=(90, 0, 0))
    with group(at=(0, 18, height + 4), rot=(-90, 0, 0)):
        slots(17, 9, (10, 7), (7, 3), at=(0, -0.05, 0), surface="hole")
    slab(width - 30, 1.6, 0.4, 0.7, at=(0, -46, height + 3.8), surface="glow-soft", bevel=0)
    print_text("FIREWALL", 12, at=(-56, -58, height + 4.05), surface="ink")


def access_point():
    """A ceiling access point leaning on its edge."""
    with group(rot=(70, 0, 0)):
        with group(at=(0, 100, 0)):
            cylinder(80, 12, at=(0, 0, -4), surface="grey", bevel=2, sides=128)
            cylinder(97, 14, at=(0, 0, 6), surface="white", bevel=4, sides=128, top=100)
            cylinder(100, 1.0, at=(0, 0, 19.6), surface="grey", bevel=0, sides=128, top=100)
            cylinder(100, 14, at=(0, 0, 20.2), surface="white", bevel=6, sides=128, top=92)
            ring(30, 1.6, at=(0, 0, 34.2), surface="glow", sides=96)
            cylinder(29.4, 0.5, at=(0, 0, 34), surface="white", bevel=0.1, sides=96)
            print_text("Wi-Fi 7", 9, at=(0, -70, 34.4), surface="ink")
            led(at=(0, -97, 14), radius=1)


def controller():
    """A small controller box with two ports, its front towards -y."""
    slab(126, 90, 28, 6, at=(0, 0, 2), surface="soft-black", bevel=2)
    feet(96, 60, 6, 2)
    with group(at=(0, -45, 2)):
        for index, x in enumerate((-36, -16)):
            rj45(at=(x, -0.2, 6), lit=index == 0)
        usb_a(at=(6, -0.2, 9))
        led(at=(46, -0.2, 14), radius=1.4, surface="glow")
    print_text("controller", 9, at=(0, 0, 30.2), surface="ink")


@subject("wifi-router", "networking", azimuth=22, elevation=22)
def wifi_router():
    router()


@subject("mesh-system", "networking", azimuth=18, elevation=18, ground="slate", effort=2)
def mesh_system():
    mesh_unit(at=(-92, 40, 0), turn=10)
    mesh_unit(at=(88, 46, 0), turn=24)
    mesh_unit(at=(4, -76, 0), turn=16)


@subject("managed-switch", "networking", azimuth=26, elevation=22)
def managed_switch_card():
    managed_switch()


@subject("access-point", "networking", azimuth=-20, elevation=18, ground="slate", effort=2)
def enterprise_access():
    access_point()
    with group(at=(136, -30, 0), rot=(0, 0, -10)):
        controller()
    box(30, 60, 60, at=(0, 62, 0), surface="dark", bevel=2)


@subject("rack-switch", "networking", azimuth=-16, elevation=17)
def rack_switch_card():
    rack_switch()


@subject("firewall-appliance", "networking", azimuth=24, elevation=28, ground="slate", effort=2)
def firewall_card():
    firewall()
