"""Graphics cards: two with three fans, two with two, of different shroud and length."""

from kit.parts import display_port, fan, fins, gold_fingers, screw, slots
from kit.registry import subject
from kit.shapes import box, group, prism, print_text, row


def graphics_card(length=330, height=138, thick=62, fans=3, shroud="black", trim="gunmetal", light=None, cut=14):
    """A card standing on its slot edge, fans towards -y. `cut` slants the shroud's ends."""
    radius = min(0.47 * height - 8, 0.47 * (length - 24) / fans)
    with group():
        # Heatsink and board behind, shroud in front; each stands on the slot edge.
        with group(at=(0, 4, 16), rot=(90, 0, 0)):
            fins(length - 18, height - 22, thick * 0.55, int(length / 4.2), at=(0, (height - 22) / 2, -thick * 0.3))
        box(length - 20, 1.6, height - 6, at=(-6, thick * 0.42, 8), surface="pcb", bevel=0.2)
        box(length - 4, 2.2, height - 2, at=(-2, thick * 0.47, 8), surface=trim, bevel=0.8)
        front = -thick * 0.5
        half = length / 2
        outline = [
            (-half, 12), (-half + cut, 6), (half - cut * 1.6, 6), (half, 6 + cut * 1.6),
            (half, height - cut), (half - cut, height), (-half + cut * 1.4, height), (-half, height - cut * 1.4),
        ]
        with group(at=(0, front + 10, 0), rot=(90, 0, 0)):
            prism(outline, 12, surface=shroud, bevel=1.6)
        for x in row(fans, (length - 20) / fans):
            with group(at=(x, front - 1.5, height / 2 + 1), rot=(90, 0, 0)):
                fan(radius, 9, count=11 if fans == 3 else 9, rim=trim, blade="black", light=light)
        for x in row(fans - 1, (length - 20) / fans):
            for z in (16, height - 12):
                with group(at=(x, front - 2, z), rot=(90, 0, 0)):
                    screw(radius=3)
            box(3, 2, height * 0.34, at=(x, front - 2.4, height * 0.33), surface=trim, bevel=0.6)
        box(length - 40, thick * 0.66, 3, at=(0, 0, height - 4), surface=shroud, bevel=0.8)
        if light is not None:
            box(length * 0.52, 5, 1.6, at=(-length * 0.1, front + 12, height - 0.4), surface=light, bevel=0.5)
        print_text("GRAPHICS", 12, at=(length * 0.28, 2, height - 0.7), surface="label")
        gold_fingers(86, at=(-length * 0.22, thick * 0.36, 0.5), tall=8, notch=-28)
        box(88, 1.4, 9, at=(-length * 0.22, thick * 0.385, 0), surface="pcb", bevel=0.2)
        # Bracket with its outputs, at the left end.
        with group(at=(-half - 1.5, 0, 2), rot=(0, 0, -90)):
            box(thick, 1.2, height - 4, surface="silver", bevel=0.3)
            for offset in (-17, 3):
                display_port(at=(offset, -0.8, 26), wide=15)
                display_port(at=(offset, -0.8, 52), wide=15)
            slots(5, 4, (9, 9), (6, 4), at=(0, -0.7, height - 46))
        box(24, 9, 6, at=(length * 0.18, 8, height - 2), surface="black", bevel=0.8)


@subject("graphics-card-triple", "gaming", azimuth=-28, elevation=22)
def triple():
    graphics_card(light="glow")


@subject("graphics-card-wide", "gaming", azimuth=26, elevation=18)
def wide():
    graphics_card(length=320, height=128, thick=58, shroud="anthracite", trim="silver", cut=4)


@subject("graphics-card-dual", "gaming", azimuth=-34, elevation=26)
def dual():
    graphics_card(length=228, height=124, thick=50, fans=2, cut=10, trim="grey")


@subject("graphics-card-compact", "gaming", azimuth=30, elevation=30)
def compact():
    graphics_card(length=196, height=118, thick=44, fans=2, shroud="white", trim="silver", cut=18)


@subject("hero-gaming", "gaming", azimuth=-30, elevation=14, margin=0.04, hero=True)
def hero():
    graphics_card(light="glow")
