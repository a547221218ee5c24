"""A close-up of a workstation's front: its ports in a milled bar of aluminium before a grille of deep hexagons."""

import math

from kit.registry import closeup
from kit.shapes import box, cavity, cylinder, group, plate, print_text, rectangle, ring, row, slab, tube

BAR = (176, 30)  # the port bar's width and height
HEX, STEP = 2.75, 6.1  # a hexagon's reach and their pitch


def grille(width, low, high):
    """A thick sheet of hexagons facing -y from `low` to `high`, left out around the port bar."""
    up = STEP * math.sqrt(3) / 2
    holes = []
    for line in range(int((high - low) / up)):
        z = low + (line + 0.5) * up
        if abs(z) < BAR[1] / 2 + 5:
            continue
        for x in row(int(width / STEP), STEP):
            middle = x + (STEP / 4 if line % 2 else -STEP / 4)
            turns = [math.radians(60 * step + 30) for step in range(6)]
            holes.append([(middle + HEX * math.cos(turn), z + HEX * math.sin(turn)) for turn in turns])
    with group(rot=(90, 0, 0)):
        plate([(-width / 2 - 4, low - 4), (width / 2 + 4, low - 4), (width / 2 + 4, high + 4), (-width / 2 - 4, high + 4)], holes, 3, at=(0, 0, -3), surface="coated", bevel=0.35)
    box(width, 0.5, high - low, at=(0, 14, low), surface="hole", bevel=0)


def mouth(outline, shell, depth=11):
    """A rolled steel shell around an opening at the origin, facing up, and the dark behind it."""
    plate(shell, [outline], 0.5, at=(0, 0, -0.1), surface="satin", bevel=0.14)
    cavity(outline, depth, at=(0, 0, 0.1), surface="anodised")
    cavity(outline, depth, at=(0, 0, -2.2), surface="hole")


def type_a(blue):
    """USB-A: its tongue with four contacts before and five behind, and the springs in its shell."""
    mouth(rectangle(12.5, 5.1, radius=0.35), rectangle(13.7, 6.3, radius=0.7))
    box(11.2, 1.9, 10, at=(0, 1.2, -11), surface="cord" if blue else "boot-grey", bevel=0.25)
    for x in row(4, 2.5):
        box(1.2, 0.25, 8.4, at=(x, 0.2, -10), surface="gold", bevel=0.08)
    for x in (-3.4, 3.4):
        with group(at=(x, -2.45, -1.2), rot=(-9, 0, 0)):
            slab(2.2, 0.3, 6, 0.14, at=(0, 0, -6), surface="satin", bevel=0.1)


def type_c():
    """USB-C: a round-ended shell, its tongue with contacts on both sides."""
    mouth(rectangle(8.4, 2.6, radius=1.28), rectangle(9.3, 3.5, radius=1.72))
    slab(6.7, 0.72, 7, 0.3, at=(0, 0, -7.4), surface="moulded", bevel=0.1)
    for x in row(12, 0.5):
        for y in (-0.38, 0.38):
            box(0.24, 0.06, 5, at=(x, y, -5.8), surface="gold", bevel=0)


def jack():
    """A 3.5 mm jack: its threaded collar and the springs inside."""
    tube(4.3, 1.85, 0.9, at=(0, 0, -0.5), surface="anodised", sides=72)
    ring(3.1, 0.35, at=(0, 0, 0.4), surface="satin", sides=72)
    tube(1.9, 1.8, 9, at=(0, 0, -9), surface="satin", sides=48)
    cylinder(1.9, 0.2, at=(0, 0, -9), surface="hole", bevel=0)


def power_button():
    """A machined button in a lit ring."""
    tube(12.6, 11.5, 1.0, at=(0, 0, -0.2), surface="satin", sides=128)
    tube(11.5, 10.6, 0.4, at=(0, 0, -0.2), surface="glow", sides=128)
    cylinder(10.5, 1.5, at=(0, 0, -0.6), surface="anodised", bevel=0.5, sides=128)
    for step in range(46):
        turn = math.radians(35 + 290 * step / 45 + 90)
        box(0.34, 0.34, 0.1, at=(3.2 * math.cos(turn), 3.2 * math.sin(turn), 0.86), surface="label", bevel=0)
    box(0.62, 3.6, 0.1, at=(0, 2.6, 0.86), surface="label", bevel=0)


PORTS = ((-54, type_a, {"blue": False}), (-33, type_a, {"blue": True}), (-12, type_a, {"blue": True}), (6.5, type_c, {}), (22, type_c, {}), (37, jack, {}))
OPENINGS = {type_a: (13.8, 6.4), type_c: (9.4, 3.6), jack: (8.7, 8.7)}


def trident(at):
    """The small sign beside a USB port: a stem with two branches."""
    with group(at=at, rot=(90, 0, 0), scale=0.8):
        box(6, 0.5, 0.04, surface="label", bevel=0)
        cylinder(0.75, 0.04, at=(-3.4, 0, 0), surface="label", bevel=0, sides=24)
        for lean, start, end in ((1, -1.4, 1.6), (-1, 0, 2.6)):
            with group(at=(start + 0.75, lean * 0.75, 0), rot=(0, 0, lean * 45)):
                box(2.1, 0.5, 0.04, surface="label", bevel=0)
            box(end - start - 1.2, 0.5, 0.04, at=((start + 1.5 + end) / 2, lean * 1.5, 0), surface="label", bevel=0)
            box(1.1, 1.1, 0.06, at=(end + 0.4, lean * 1.5, 0), surface="label", bevel=0)


def port_bar():
    """The bar with its ports, its front at y = 0 and its middle at the origin."""
    wide, tall = BAR
    holes = [rectangle(*OPENINGS[port], x, 0, radius=0.7 if port is type_a else min(OPENINGS[port]) / 2 - 0.02) for x, port, _ in PORTS]
    turns = [2 * math.pi * step / 96 for step in range(96)]
    holes.append([(68 + 12.7 * math.cos(turn), 12.7 * math.sin(turn)) for turn in turns])
    plate(rectangle(wide, tall, radius=3), holes, 9, at=(0, 0, -9), surface="anodised", bevel=0.45)
    for x, port, options in PORTS:
        with group(at=(x, 0, -0.6)):
            port(**options)
    cylinder(12.6, 0.4, at=(68, 0, -2), surface="hole", bevel=0)
    with group(at=(68, 0, 0)):
        power_button()


@closeup("hero-systems", "systems", azimuth=-30, elevation=8, span=150, look=(30, 0, 0), focus=(8, -4, 0), place=(0.68, 0.5),
         lens=90, aperture=2.6, strips=(
             ((60, 50, 150), (20, 0, 10), (420, 14), 420, 0.0),
             ((150, -75, -12), (10, 0, 0), (150, 14), 130, 0.1),
             ((-200, -40, 40), (0, 0, 0), (240, 14), 130, 0.85),
         ))
def workstation_ports():
    grille(216, -110, 110)
    with group(at=(0, -4.5, 0), rot=(90, 0, 0)):
        port_bar()
    slab(BAR[0] + 4, 8, BAR[1] + 4, 3, at=(0, 3, -BAR[1] / 2 - 2), surface="hole", bevel=0.5)
    for x, words in ((6.5, "40"), (22, "20")):
        print_text(words, 2.6, at=(x, -4.53, 7.6), surface="label", rot=(90, 0, 0))
    for x in (-54, -33, -12):
        trident((x, -4.52, 8))
    print_text("10", 2.6, at=(-33, -4.53, -8.4), surface="label", rot=(90, 0, 0))
    print_text("10", 2.6, at=(-12, -4.53, -8.4), surface="label", rot=(90, 0, 0))
    for side in (-1, 1):
        box(12, 60, 260, at=(side * 118, 18, -130), surface="coated", bevel=3)
