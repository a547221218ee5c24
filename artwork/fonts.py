"""Cuts the site's face out of the packaged font: /usr/bin/python3 artwork/fonts.py, after npm ci and a build.

Needs fonttools with Brotli (apt-get install fonttools python3-brotli). The face keeps the characters below and all that
the built pages' headings print, no hinting, and of OpenType's features only kerning. Also writes the fallbacks that are fitted to
the face (app/styles/fallback-fonts.css); for those, Liberation Sans stands in for Arial, whose widths it has.
"""

from html.parser import HTMLParser
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
ARCHIVO = MODULES / "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2"
LIBERATION = Path("/usr/share/fonts/truetype/liberation")
ROBOTO = MODULES / "@fontsource/roboto/files"

ASCII = [chr(code) for code in range(0x20, 0x7F)]
SIGNS = list("\u00a0£–—‘’“”…×±²µ")
# What an owner may type into a name or a text besides: the letters of Latin-1 and its usual signs.
LATIN_1 = [*"§©«®°·»¼½¾", *(chr(code) for code in range(0xC0, 0x100))]

FACE = "archivo-headline"
AXES = {"wght": 750, "wdth": 118}


class Headings(HTMLParser):
    """What a page prints in its headings."""

    def __init__(self):
        super().__init__()
        self.open, self.text = [], []

    def handle_starttag(self, tag, attrs):
        self.open.append(tag)

    def handle_endtag(self, tag):
        while self.open and self.open.pop() != tag:
            pass

    def handle_data(self, data):
        if {"h1", "h2", "h3"} & set(self.open):
            self.text.append(data)


def read_headings():
    pages = sorted((ROOT / "out").rglob("*.html"))
    if not pages:
        raise SystemExit("There is no built site in out/: run `npm run build` first.")
    headings = Headings()
    for page in pages:
        headings.feed(page.read_text(encoding="utf-8"))
    return "".join(headings.text)


def load():
    return instancer.instantiateVariableFont(TTFont(ARCHIVO), AXES)


def cut(font, characters, target):
    options = subset.Options()
    options.hinting = False
    options.notdef_outline = True
    options.layout_features = ["kern"]
    # With whose it is, and under which licence (0, 14), as the licence asks of each copy.
    options.name_IDs = [0, 1, 2, 14]
    options.drop_tables += ["DSIG", "STAT"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text="".join(characters))
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size} bytes")


def mean_width(font, text):
    """Mean advance of a text's characters, in ems."""
    cmap, widths = font.getBestCmap(), font["hmtx"].metrics
    known = [widths[cmap[ord(letter)]][0] for letter in text if ord(letter) in cmap]
    return sum(known) / len(known) / font["head"].unitsPerEm


def fallback(family, names, own, other, text):
    """A fallback family: the other font, widened until a text is as long as in ours."""
    size = mean_width(own, text) / mean_width(other, text)
    vertical, em = own["hhea"], own["head"].unitsPerEm
    lines = [
        f"  font-family: '{family}';",
        "  font-weight: 600 800;",
        "  src: " + ", ".join(f"local('{name}')" for name in names) + ";",
        f"  size-adjust: {size:.2%};",
        f"  ascent-override: {vertical.ascent / em / size:.2%};",
        f"  descent-override: {-vertical.descent / em / size:.2%};",
    ]
    return "@font-face {\n" + "\n".join(lines) + "\n}\n"


ARIAL_BOLD = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"]
ROBOTO_BOLD = ["Roboto Bold", "Roboto-Bold"]


def write_fallbacks(own, headings):
    arial = TTFont(LIBERATION / "LiberationSans-Bold.ttf")
    roboto = TTFont(ROBOTO / "roboto-latin-700-normal.woff2")
    faces = [
        fallback("Fallback Arial", ARIAL_BOLD, own, arial, headings),
        fallback("Fallback Roboto", ROBOTO_BOLD, own, roboto, headings),
    ]
    head = "/* Made by artwork/fonts.py: the system's fonts as wide and as high as ours, so that nothing moves. */\n"
    (ROOT / "app/styles/fallback-fonts.css").write_text(head + "".join(faces))


def main():
    headings = read_headings()
    printed = {letter for letter in headings if letter.isprintable() or letter == "\u00a0"}
    write_fallbacks(load(), headings)
    cut(load(), sorted({*ASCII, *SIGNS, *LATIN_1, *printed}), ROOT / "app/fonts" / f"{FACE}.woff2")


main()
