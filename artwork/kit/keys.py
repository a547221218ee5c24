"""Keyboards' keys in UK ISO layout: tall caps for boards, flat ones for laptops and desks."""

import bmesh

from .shapes import add_mesh, box, group, print_text, prism, rectangle

PITCH = 19
GAP = 1.3
KEY_HEIGHT = 8.6
# UK ISO rows, the space bar's first: words or signs, each with its width in key units where that is not one.
MAIN_ROWS = [
    [("Ctrl", 1.25), ("Win", 1.25), ("Alt", 1.25), ("", 6.25)],
    [("Shift", 1.25), "\\", "Z", "X", "C", "V", "B", "N", "M", "< ,", "> .", "? /"],
    [("Caps", 1.75), "A", "S", "D", "F", "G", "H", "J", "K", "L", ": ;", "@ '", "~ #"],
    [("Tab", 1.5), "Q", "W", "E", "R", "T", "Y", "U", "I", "O", "P", "{ [", "} ]"],
    ["`", "! 1", '" 2', "£ 3", "$ 4", "% 5", "^ 6", "& 7", "* 8", "( 9", ") 0", "_ -", "+ =", ("Backspace", 2)],
]


# Which way the arrow keys point, in degrees from upwards.
ARROWS = {"Up": 0, "Left": 90, "Down": 180, "Right": 270}


def arrow(towards, size, at, surface):
    """An arrow key's sign, face up, pointing one of the ways of ARROWS."""
    head, stem = size * 0.5, size * 0.13
    outline = [(0, head), (-head * 0.9, 0), (-stem, 0), (-stem, -head), (stem, -head), (stem, 0), (head * 0.9, 0)]
    with group(at=at, rot=(0, 0, ARROWS[towards])):
        prism(outline, 0.05, surface=surface, bevel=0)


def _frustum(foot, crown, height, at, surface):
    """A key's body between two outlines of as many points, its top edges rounded."""
    shape = bmesh.new()
    low = [shape.verts.new((x, y, 0)) for x, y in foot]
    high = [shape.verts.new((x, y, height)) for x, y in crown]
    shape.faces.new(list(reversed(low)))
    shape.faces.new(high)
    for index in range(len(low)):
        following = (index + 1) % len(low)
        shape.faces.new((low[index], low[following], high[following], high[index]))
    edges = [edge for edge in shape.edges if any(vertex.co.z > 0 for vertex in edge.verts)]
    bmesh.ops.bevel(shape, geom=edges, offset=1.1, segments=3, affect="EDGES", profile=0.5, clamp_overlap=True)
    add_mesh(shape, at, surface)


DISH = 0.55  # how far a cap's top is hollowed out from side to side


def _cap(width, depth, height, at, surface):
    """A key's body: its sides slope in, more in front than behind, to a softly edged top that is hollow from side to side."""
    shape, loops = bmesh.new(), []

    def loop(share, level, inwards=1.0, dish=0.0):
        x, y = width / 2 - 2.2 * share, depth / 2 - 2.0 * share
        shift, points = 0.6 * share, []
        for px, py in rectangle(2 * x, 2 * y, radius=1.0 + 1.4 * share):
            px, py = px * inwards, py * inwards
            across = (px / x) ** 2 if width < 2 * PITCH else (py / y) ** 2
            hollow = dish * (1 - across) * (1 if width < 2 * PITCH else -0.6)
            points.append(shape.verts.new((px, py + shift, level - hollow)))
        loops.append(points)

    for share, level in ((0, 0), (0.45, height * 0.5), (0.88, height - 0.8), (0.94, height - 0.28), (1.0, height)):
        loop(share, level)
    for inwards in (0.86, 0.7, 0.5, 0.25):
        loop(1.0, height, inwards, DISH)
    for here, there in zip(loops, loops[1:]):
        for step in range(len(here)):
            following = (step + 1) % len(here)
            shape.faces.new((here[step], here[following], there[following], there[step]))
    shape.faces.new(loops[-1])
    add_mesh(shape, at, surface)


def keycap(width=18, depth=18, height=8, at=(0, 0, 0), surface="dark", legend=None, lit="glow-soft", print_scale=1.0, under=None):
    """A key with sloping sides. One sign is printed in the middle, a word small at the left, 'a b' one over the other.

    `print_scale` enlarges what is no longer than three letters; `under` is what shines on the plate around it.
    """
    if under is not None:
        box(width + GAP, depth + GAP, 0.1, at=(at[0], at[1], at[2] - 0.3), surface=under, bevel=0)
    _cap(width, depth, height, at, surface)
    if legend is None:
        return
    top = at[2] + height - 0.18
    if legend in ARROWS:
        arrow(legend, 6.4, (at[0], at[1] + 0.6, top), lit)
    elif " " in legend:
        for sign, shift in zip(legend.split(), (3.6, -2.8)):
            print_text(sign, 5.6 * print_scale, at=(at[0], at[1] + 0.6 + shift, top), surface=lit)
    else:
        size = 8.4 if len(legend) == 1 else 5.0 if len(legend) < 5 else 4.6
        if len(legend) < 4:
            size *= print_scale
        print_text(legend, size, at=(at[0], at[1] + 0.6, top), surface=lit)


def iso_enter(pitch, gap, height, at=(0, 0, 0), surface="dark", lit="glow-soft"):
    """The L-shaped Enter key of ISO layouts: a row and a half, `at` is the right end between its two rows."""
    wide, narrow = 1.5 * pitch - gap, 1.25 * pitch - gap
    tall, half = pitch - gap / 2, gap / 2
    foot = [(-narrow - half, -tall), (-half, -tall), (-half, tall), (-wide - half, tall), (-wide - half, half), (-narrow - half, half)]
    side, front, back = 2.2, 2.6, 1.4
    crown = [
        (-narrow - half + side, -tall + front), (-half - side, -tall + front), (-half - side, tall - back),
        (-wide - half + side, tall - back), (-wide - half + side, half + front), (-narrow - half + side, half + front),
    ]
    _frustum(foot, crown, height, at, surface)
    print_text("Enter", 5.2, at=(at[0] - narrow / 2, at[1] + pitch / 2, at[2] + height + 0.05), surface=lit)


def key_row(keys, left, y, z, surface, lit, other, print_scale=1.0, under=None):
    """A row of keys from its left end; keys that print a word have the `other` surface. Returns the right end."""
    for key in keys:
        legend, width = key if isinstance(key, tuple) else (key, 1)
        if legend is not None:
            word = len(legend) > 1 and " " not in legend
            keycap(
                width * PITCH - GAP, PITCH - GAP, KEY_HEIGHT, at=(left + width * PITCH / 2, y, z),
                surface=other if word else surface, legend=legend or None, lit="label" if word and other == "grey-key" else lit,
                print_scale=print_scale, under=under,
            )
        left += width * PITCH
    return left


def flat_keys(pitch, at=(0, 0, 0), surface="black", lit="glow-soft", gap=2.6):
    """A laptop's or a desk's keyboard, five rows and a row of functions, 15 keys wide, its middle at `at`."""
    left = at[0] - 7.5 * pitch
    ends = [["Alt", "Fn", "Menu", "Ctrl"], [("Shift", 2.75)], [(None, 1.25)], [(None, 1.5)], []]
    for line, (keys, end) in enumerate(zip(MAIN_ROWS, ends)):
        wide_end = [(word, 1.25) for word in end] if line == 0 else end
        x, y = left, at[1] + (line - 2.4) * pitch
        for key in [*keys, *wide_end]:
            legend, width = key if isinstance(key, tuple) else (key, 1)
            if legend is not None:
                _flat_key(legend, width * pitch - gap, pitch - gap, (x + width * pitch / 2, y, at[2]), surface, lit)
            x += width * pitch
    high, low, half = 1.5 * pitch - gap, 1.25 * pitch - gap, gap / 2
    foot = [(-low - half, -pitch + half), (-half, -pitch + half), (-half, pitch - half)]
    foot += [(-high - half, pitch - half), (-high - half, half), (-low - half, half)]
    prism(foot, 1.6, at=(left + 15 * pitch, at[1] + 0.1 * pitch, at[2]), surface=surface, bevel=0.4, level_only=True)
    names = ["Esc", *(f"F{number}" for number in range(1, 13)), "Del"]
    wide = 15 * pitch / len(names)
    for index, name in enumerate(names):
        place = (left + (index + 0.5) * wide, at[1] + 2.42 * pitch, at[2])
        _flat_key(name, wide - gap, pitch * 0.68 - gap, place, surface, lit)


def _flat_key(legend, width, depth, at, surface, lit):
    box(width, depth, 1.6, at=at, surface=surface, bevel=0.5)
    top = at[2] + 1.65
    if not legend:
        return
    if " " in legend:
        for sign, shift in zip(legend.split(), (3.0, -2.6)):
            print_text(sign, 4.2, at=(at[0], at[1] + shift, top), surface=lit)
    else:
        print_text(legend, 5.2 if len(legend) == 1 else 3.4, at=(at[0], at[1], top), surface=lit)
