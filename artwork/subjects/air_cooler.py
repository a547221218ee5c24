"""A processor's air cooler: a tower of fins on heat pipes, with a fan at its side."""

from kit.parts import screw
from kit.shapes import box, cylinder, field, group, row, slab, sweep
from subjects.gaming_pc import case_fan

FIN_PITCH = 2.4
FIN_COUNT = 44
LOWEST_FIN = 40


def heat_pipes(top):
    """Three bent pipes that run through the base and rise in both halves of the fins, their ends above the cover."""
    for x, reach in ((-14, 34), (0, 47), (14, 34)):
        for side in (-1, 1):
            way = [(x, 0, 5), (x, side * 14, 5), (x, side * reach * 0.72, 10), (x, side * reach, 28), (x, side * reach, 46)]
            sweep([*way, (x, side * reach, top)], 3, "nickel")
            cylinder(3.2, 5, at=(x, side * reach, top), surface="nickel", bevel=1.2, top=2.6)


def air_cooler():
    """A tower cooler on a processor's lid at z = 0, its fan towards -y."""
    top = LOWEST_FIN + FIN_COUNT * FIN_PITCH
    slab(42, 42, 10, 3, surface="nickel", bevel=0.8)
    for x in (-30, 30):
        box(11, 92, 3, at=(x, 0, 3), surface="gunmetal", bevel=0.8)
        for y in (-40, 40):
            cylinder(4.6, 9, at=(x, y, 6), surface="steel", bevel=0.5)
            screw(at=(x, y, 15), radius=4)
    box(60, 12, 3, at=(0, 0, 10), surface="gunmetal", bevel=0.8)
    heat_pipes(top + 3)
    # The fins lie flat: a row of blocks, turned so that it rises.
    with group(rot=(0, 90, 0)):
        levels = [(-(LOWEST_FIN + FIN_PITCH * index), 0) for index in range(FIN_COUNT)]
        field(levels, (0.5, 124, 50), at=(0, 0, -25), surface="aluminium")
        # Folded over at the ends, so that they keep their distance.
        for side in (-1, 1):
            for x in (-15, 15):
                box(FIN_COUNT * FIN_PITCH, 0.6, 8, at=(-(LOWEST_FIN + top) / 2, side * 61.9, x - 4), surface="aluminium", bevel=0)
    slab(52, 126, 4, 3, at=(0, 0, top), surface="anodised", bevel=1)
    for x in row(3, 5):
        box(1.6, 44, 0.4, at=(x, 0, top + 3.9), surface="satin", bevel=0.1)
    case_fan((27, 0, (LOWEST_FIN + top) / 2), (0, 90, 0), light=None)
