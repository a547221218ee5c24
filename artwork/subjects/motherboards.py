"""Memory, M.2 drives and power supplies: the parts that a motherboard is fitted with."""

from kit.materials import DIFFUSER_HUES
from kit.parts import blades, chip, gold_fingers, passives, screw
from kit.registry import subject
from kit.shapes import box, carve, cylinder, field, group, lamp, panel, plate, print_text, prism, rectangle, ring, row, sweep, tube


def memory_module(light=None, tall=44, plain=False):
    """A memory module lying along x, standing on its contacts, its face towards -y.

    `light` names what its bar is of, if it has one; `plain` spreaders have grooves only.
    """
    board = box(133.3, 1.3, 31, surface="pcb", bevel=0.15)
    with group():
        notches = [box(2.4, 4, 8, at=(-6, 0, -4), bevel=0)]
        notches += [cylinder(1.6, 4, at=(side * 66.6, -2, 14), axis="y", bevel=0) for side in (-1, 1)]
    carve(board, *notches)
    gold_fingers(126, at=(0, -0.7, 0.5), pitch=0.85, tall=3.0, notch=-6)
    passives(26, 4.6, at=(0, -1.0, 4.4), size=(1.1, 0.6, 0.5))
    crown = tall - (9 if light else 0)
    for side in (-1, 1):
        with group(at=(0, side * 2.6, 0), rot=(90, 0, 0)):
            spreader(crown, plain, face=side < 0)
    for x in (-45, -15, 15, 45):
        box(7, 5.2, 1.1, at=(x, 0, crown - (1.4 if abs(x) > 24 else 3.9)), surface="anodised", bevel=0.3)
    if plain:
        print_text("DDR5", 5.2, at=(-46, -3.55, 15.5), surface="label", rot=(90, 0, 0))
    else:
        print_text("DDR5", 7, at=(0, -3.55, crown * 0.44), surface="label", rot=(90, 0, 0))
    panel("module-label", 24, 9, at=(46, -4.1, 15) if plain else (46, -4.95, crown * 0.49), rot=(90, 0, 0))
    if light is not None:
        with group(at=(0, 0, 0), rot=(90, 0, 0)):
            outline = [(-61, crown - 4), (61, crown - 4), (61, tall - 3), (56, tall), (-56, tall), (-61, tall - 3)]
            prism(outline, 5.6, at=(0, 0, -2.8), surface=light, bevel=1.6, segments=4)
        for x in (-22, 22):
            box(1.6, 5.0, 6, at=(x, 0, crown - 3), surface="anodised", bevel=0.3)


def lit_module(tall=44):
    """A memory module lying on its back, its bar towards +y and shining on what it lies on."""
    with group(at=(0, 0, 4.2), rot=(-90, 0, 0)):
        memory_module(light="diffuser", tall=tall)
    for x, colour in zip(row(len(DIFFUSER_HUES), 31), DIFFUSER_HUES):
        lamp(30, 3, 0.5, at=(x, tall + 1, 4), rot=(50, 0, 0), colour=colour)


def spreader(crown, plain, face):
    """Half of a module's heat spreader, seen along -z; the `face` has raised wings, or grooves where it is plain."""
    outline = [
        (-66, 7), (66, 7), (66, crown - 4), (62, crown), (24, crown), (20, crown - 2.5), (-20, crown - 2.5),
        (-24, crown), (-62, crown), (-66, crown - 4),
    ]
    sheet = prism(outline, 1.7, at=(0, 0, -0.85), surface="anodised", bevel=0.5, segments=3)
    if face and plain:
        with group():
            grooves = [box(118 - 7 * index, 1.3, 2, at=(3.5 * index, crown - 5.6 - 2.6 * index, 0.35), bevel=0) for index in range(4)]
        carve(sheet, *grooves)
    elif face:
        with group():
            notches = [box(1.3, 5, 4, at=(x, crown - 2.5, -1), bevel=0) for x in row(9, 3.6)]
        carve(sheet, *notches)
        for side in (-1, 1):
            wing(side, crown)


def wing(side, crown):
    """The raised half of a spreader's face, at the left or right, seen along -z: bevelled, with slanting grooves and a bright edge."""
    outline = [(-62, 10), (-27, 10), (-15, crown - 6.5), (-29, crown - 3.2), (-61, crown - 3.2), (-62, crown - 5)]
    line = [(-60, crown - 6.6), (-32, crown - 6.6), (-30.6, crown - 5.2), (-60, crown - 5.2)]
    if side > 0:
        outline, line = ([(-x, y) for x, y in reversed(points)] for points in (outline, line))
    raised = prism(outline, 1.9, at=(0, 0, 0.4), surface="gunmetal", bevel=0.7, segments=3)
    if side < 0:
        with group():
            grooves = [prism([(x, 7), (x + 2.4, 7), (x + 9.6, crown - 9), (x + 7.2, crown - 9)], 4, bevel=0) for x in (-52, -46.6, -41.2)]
        carve(raised, *grooves)
    prism(line, 0.4, at=(0, 0, 2.15), surface="satin", bevel=0.12)


def markings(lines, width, at, surface):
    """What a laser leaves on a chip: a name over lines of small figures."""
    for index, words in enumerate(lines):
        size = width * (0.115 if index == 0 else 0.07)
        print_text(words, size, at=(at[0], at[1] + width * (0.16 - 0.13 * index), at[2]), surface=surface)


def m2_drive():
    """An M.2 2280 drive lying along x, contacts at the left."""
    board = box(80, 22, 0.9, surface="pcb", bevel=0.08)
    panel("drive-traces", 79.6, 21.6, at=(0, 0, 0.91))
    pad = cylinder(3.0, 0.1, at=(40, 0, 0.86), surface="gold", bevel=0)
    with group():
        carve(board, cylinder(1.8, 4, at=(40, 0, -1), bevel=0), box(6, 1.3, 4, at=(-40, 4.5, -1), bevel=0))
        carve(pad, cylinder(1.8, 4, at=(40, 0, -1), bevel=0), box(6, 8, 4, at=(43, 0, -1), bevel=0))
    for y in row(34, 0.62):
        if abs(y - 4.5) > 0.9:
            box(3.4, 0.38, 0.05, at=(-38.2, y, 0.9), surface="gold", bevel=0)
    for x, wide, deep, lines, surface in (
        (-23, 13, 13, ("CTRL-8", "2614 D07", "NVMe x4"), "lid"),
        (-9.5, 8, 12, ("DRAM", "2 GB", "LPDDR4"), "chip"),
        (8, 14, 18, ("NAND 3D", "T26 0C114", "1024 GB", "TLC"), "chip"),
        (26, 14, 18, ("NAND 3D", "T26 0C115", "1024 GB", "TLC"), "chip"),
    ):
        chip(wide, deep, 1.15, at=(x, 0, 0.9), surface=surface)
        # Dark on bright metal, bright on dark plastic: what mirrors the paper swallows grey print.
        markings(lines, wide, (x, 0, 2.09), "black" if surface == "lid" else "label")
    passives(6, 2.4, at=(-33.2, 0, 0.9), along="y", size=(1.0, 0.55, 0.45))
    passives(5, 2.0, at=(-31.0, 2, 0.9), along="y", size=(1.0, 0.55, 0.45))
    passives(5, 3.2, at=(-1.6, 0, 0.9), along="y", size=(0.55, 1.0, 0.45))
    passives(6, 3.0, at=(17, 0, 0.9), along="y", size=(0.6, 1.1, 0.45))
    passives(6, 2.6, at=(35, 0, 0.9), along="y", size=(0.6, 1.1, 0.45))
    box(2.9, 2.0, 0.9, at=(-25.5, -9.3, 0.9), surface="zinc", bevel=0.15)
    box(2.1, 2.3, 1.15, at=(-25.5, -9.3, 0.9), surface="dark", bevel=0.2)
    panel("data-matrix", 3, 3, at=(34.6, 8.4, 0.93))
    for x, y in ((-16, 9.4), (-16, -9.4), (17, -9.6), (-3, 9.6), (36.6, -8)):
        cylinder(0.5, 0.05, at=(x, y, 0.9), surface="gold", bevel=0, sides=16)


def modular_socket(columns, lines, words, at, close=False):
    """A socket for cables in a front that looks along -y, its name printed above; `close` opens its cells."""
    wide, tall = columns * 4.2 + 3, lines * 4.2 + 2.6
    if close:
        with group(at=at):
            cells = [rectangle(3.3, 3.3, x, y, radius=0.5) for x in row(columns, 4.2) for y in row(lines, 4.2)]
            with group(rot=(90, 0, 0)):
                plate(rectangle(wide + 1.6, tall + 1.6, radius=0.8), cells, 3.4, surface="soft-black", bevel=0.25)
                box(wide + 1, tall + 1, 0.3, surface="hole", bevel=0)
                field([(x, y) for x in row(columns, 4.2) for y in row(lines, 4.2)], (1.0, 1.0, 5.4))
                for side in (-1.8, 1.8):
                    box(1, 3, 2.6, at=(side, tall / 2 + 1.6, 0), surface="soft-black", bevel=0.3)
                box(4.6, 1, 2.6, at=(0, tall / 2 + 2.8, 0), surface="soft-black", bevel=0.3)
            print_text(words, 5.2, at=(0, -0.25, tall / 2 + 7.4), surface="label", rot=(90, 0, 0))
        return
    with group(at=at):
        box(wide + 2.4, 1.6, tall + 2.4, at=(0, -0.2, -tall / 2 - 1.2), surface="soft-black", bevel=0.5)
        box(6, 2.4, 1.6, at=(0, -0.6, tall / 2 + 0.8), surface="soft-black", bevel=0.4)
        for x in row(columns, 4.2):
            for z in row(lines, 4.2):
                box(3.2, 0.4, 3.2, at=(x, -1.0, z - 1.6), surface="hole", bevel=0.1)
                box(1.0, 0.5, 1.0, at=(x, -1.05, z - 0.5), surface="gold", bevel=0.1)
        print_text(words, 4.2, at=(0, -0.35, tall / 2 + 5.4), surface="label", rot=(90, 0, 0))


SUPPLY_SOCKETS = (
    (9, 2, "MOTHERBOARD 24", (-42, 0, 60)), (4, 2, "CPU", (4, 0, 60)), (4, 2, "CPU", (30, 0, 60)), (4, 2, "PCIe", (56, 0, 60)),
    (6, 1, "SATA", (-54, 0, 30)), (6, 1, "SATA", (-20, 0, 30)), (6, 2, "12V-2x6", (16, 0, 30)), (4, 2, "PCIe", (50, 0, 30)),
)


def sheet_seams():
    """Where a supply's folded cover laps over its front, and the screws that hold it, for a case of 150 × 140 × 86 mm."""
    for side in (-1, 1):
        box(0.5, 0.4, 84, at=(side * 73.7, -70.05, 1), surface="hole", bevel=0)
    box(147.6, 0.4, 0.5, at=(0, -70.05, 84.4), surface="hole", bevel=0)
    for x in (-52, 52):
        with group(at=(x, -62, 86)):
            cylinder(3.6, 0.15, surface="hole", bevel=0, sides=32)
            screw(radius=3, surface="black")


def power_supply(close=False):
    """A fully modular ATX supply, fan up, its sockets towards -y and its rating plate towards +x.

    `close` gives it what is seen only from close by: the cells of its sockets and the seams of its sheets.
    """
    case = box(150, 140, 86, surface="powder", bevel=1.4, segments=3)
    with group():
        carve(case, cylinder(66, 30, at=(0, 0, 60), bevel=0))
    cylinder(65.8, 0.4, at=(0, 0, 60), surface="hole", bevel=0)
    tube(66, 63.5, 20, at=(0, 0, 64), surface="soft-black")
    blades(62, 20, 9, 15, at=(0, 0, 66), surface="dark")
    cylinder(21, 17, at=(0, 0, 65), surface="dark", bevel=1.5)
    for radius in (21, 29, 37, 45, 53, 61):
        ring(radius, 1.7, at=(0, 0, 86.2), surface="anthracite")
    for turn in (0, 90, 180, 270):
        with group(rot=(0, 0, 45 + turn)):
            sweep([(19, 0, 87.4), (68, 0, 87.4), (72, 0, 86.4)], 0.95, "anthracite")
            screw(at=(72, 0, 86), radius=2.8, surface="black")
    cylinder(19, 1.4, at=(0, 0, 86.4), surface="soft-black", bevel=0.4)
    ring(16.6, 0.7, at=(0, 0, 87.8), surface="glow-soft")
    print_text("850", 11, at=(0, 0, 87.9), surface="label")
    with group(at=(0, -70, 0)):
        for columns, lines, words, at in SUPPLY_SOCKETS:
            modular_socket(columns, lines, words, at, close)
        for x in (-70, 70):
            for z in (6, 80):
                with group(at=(x, -0.2, z), rot=(90, 0, 0)):
                    screw(radius=2.2, surface="black")
        print_text("FULLY MODULAR  ATX 3.1", 5, at=(0, -0.3, 11), surface="ink", rot=(90, 0, 0))
    if close:
        sheet_seams()
    panel("psu-label", 124, 70, at=(75.15, 0, 43), rot=(90, 0, 90))


@subject("memory-rgb", "components", azimuth=-24, elevation=43, aperture=2, blooms=True)
def memory_rgb():
    for x, y, turn in ((0, 0, 0), (13, 51, -5)):
        with group(at=(x, y, 0), rot=(0, 0, turn)):
            lit_module()


@subject("memory-low-profile", "components", azimuth=22, elevation=40, aperture=2)
def memory_low_profile():
    for place, turn in (((0, 0, 4), 0), ((-10, 42, 4), 5)):
        with group(at=place, rot=(-90, 0, turn)):
            memory_module(tall=33, plain=True)


@subject("ssd-bare", "components", azimuth=24, elevation=38, aperture=1.6)
def ssd_bare():
    m2_drive()


@subject("power-supply", "components", azimuth=38, elevation=26)
def power_supply_card():
    power_supply(close=True)


@subject("storage-nvme", "storage", azimuth=-22, elevation=42, aperture=1.1)
def two_m2_drives():
    m2_drive()
    with group(at=(-9, -27, 0)):
        m2_drive()
