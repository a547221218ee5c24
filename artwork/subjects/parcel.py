"""Two sealed parcels, the smaller on the larger, and the roll of tape that closed them."""

from kit.registry import hero
from kit.shapes import box, group, panel, prism, ring, tube

BOARD = 4.4  # thickness of a double wall
TAPE = 50
TEETH = 10  # of the dispenser's blade, across the tape


def tape_end(reach, lean=0.0):
    """Tape down a wall that looks along -y, from z = 0, to where the blade tore it."""
    half, tooth = TAPE / 2, TAPE / TEETH
    torn = [(-half + tooth * step / 2, -reach - (1.6 if step % 2 else 0)) for step in range(2 * TEETH + 1)]
    with group(at=(0, -0.02, 0), rot=(90, lean, 0)):
        prism([*torn, (half, 0), (-half, 0)], 0.22, surface="tape", bevel=0)


def parcel(width, depth, height, lean):
    """A closed carton with its middle over the origin: the flaps' ends over its short walls, tape over the seam."""
    box(width, depth, height, surface="kraft", bevel=2.2, segments=4)
    for end in (-1, 1):
        box(0.3, depth - 5, 0.7, at=(end * width / 2, 0, height - BOARD), surface="black", bevel=0)
    box(width - 3, TAPE, 0.22, at=(0, 0, height - 0.05), surface="tape", bevel=0.08)
    for turn in (90, 270):
        with group(at=(0, 0, height - 0.6), rot=(0, 0, turn)), group(at=(0, -width / 2, 0)):
            tape_end(68 if turn == 90 else 59, lean)


def tape_roll():
    """A roll of parcel tape lying on its side."""
    tube(58, 41.5, 48, surface="tape", sides=128)
    for step in range(9):
        ring(42.5 + step * 1.85, 0.5, at=(0, 0, 48), surface="tape", sides=128)
    tube(41.5, 38, 49, surface="kraft", sides=128)


@hero("parcel", "company", azimuth=34, elevation=19, span=4.15, look=(0, 0, 0.4), place=(0.742, 0.5), aperture=0.012,
      key=(-1.5, -3.2, 1.4), light=1.05, rim=0.25, wash=0.95, wall=2.5, effort=1.2)
def parcels():
    parcel(400, 300, 222, 0.6)
    panel("parcel-label", 150, 109, at=(-92, -150.4, 128), rot=(90, 1.2, 0))
    panel("parcel-marks", 104, 48, at=(118, -150.4, 56), rot=(90, 0, 0))
    panel("parcel-marks", 104, 48, at=(200.4, 62, 62), rot=(90, 0, 90))
    with group(at=(-24, 14, 222.2), rot=(0, 0, -9)):
        parcel(310, 226, 104, -0.8)
        panel("parcel-label", 118, 86, at=(-74, -66, 104.1), rot=(0, 0, -2))
        panel("parcel-marks", 70, 32.5, at=(96, -113.4, 40), rot=(90, 0, 0))
    with group(at=(-62, -248, 0)):
        tape_roll()
