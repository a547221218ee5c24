"""Cuts the site's faces out of the packaged fonts: /usr/bin/python3 artwork/fonts.py, after npm ci and a build.

Needs fonttools with Brotli (apt-get install fonttools python3-brotli). Each face keeps the characters below and all that
the built pages print, no hinting, and of OpenType's features only kerning. Also writes the fallbacks that are fitted to
the faces (app/styles/fallback-fonts.css); for those, Liberation Sans stands in for Arial, whose widths it has.
"""

from html.parser import HTMLParser
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
ARCHIVO = MODULES / "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2"
MONO = MODULES / "@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2"
LIBERATION = Path("/usr/share/fonts/truetype/liberation")
ROBOTO = MODULES / "@fontsource/roboto/files"

ASCII = [chr(code) for code in range(0x20, 0x7F)]
SIGNS = list("\u00a0£–—‘’“”…×±²µ")
# What an owner may type into a name or a text besides: the letters of Latin-1 and its usual signs.
LATIN_1 = [*"§©«®°·»¼½¾", *(chr(code) for code in range(0xC0, 0x100))]

# Face: source, the point on its axes, and whether it carries an owner's own words.
FACES = {
    "archivo-regular": (ARCHIVO, {"wght": 400, "wdth": 100}, True),
    "archivo-semibold": (ARCHIVO, {"wght": 600, "wdth": 100}, False),
    "archivo-headline": (ARCHIVO, {"wght": 750, "wdth": 118}, True),
    "jetbrains-mono": (MONO, None, False),
}


class Printed(HTMLParser):
    """What a page prints, and its headings by themselves."""

    def __init__(self):
        super().__init__()
        self.open, self.text, self.headings = [], [], []

    def handle_starttag(self, tag, attrs):
        self.open.append(tag)

    def handle_endtag(self, tag):
        while self.open and self.open.pop() != tag:
            pass

    def handle_data(self, data):
        if {"script", "style"} & set(self.open):
            return
        self.text.append(data)
        if {"h1", "h2", "h3"} & set(self.open):
            self.headings.append(data)


def read_pages():
    pages = sorted((ROOT / "out").rglob("*.html"))
    if not pages:
        raise SystemExit("There is no built site in out/: run `npm run build` first.")
    printed = Printed()
    for page in pages:
        printed.feed(page.read_text(encoding="utf-8"))
    return "".join(printed.text), "".join(printed.headings)


def load(source, axes):
    font = TTFont(source)
    return instancer.instantiateVariableFont(font, axes) if axes else font


def cut(font, characters, target):
    options = subset.Options()
    options.hinting = False
    options.notdef_outline = True
    options.layout_features = ["kern"]
    # The licences are delivered as files.
    options.name_IDs = [1, 2]
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


def fallback(family, descriptors, names, own, other, text):
    """A face of a fallback family: the other font, widened until a text is as long as in ours."""
    size = mean_width(own, text) / mean_width(other, text)
    vertical, em = own["hhea"], own["head"].unitsPerEm
    lines = [
        f"  font-family: '{family}';",
        *(f"  {descriptor};" for descriptor in descriptors),
        "  src: " + ", ".join(f"local('{name}')" for name in names) + ";",
        f"  size-adjust: {size:.2%};",
        f"  ascent-override: {vertical.ascent / em / size:.2%};",
        f"  descent-override: {-vertical.descent / em / size:.2%};",
        f"  line-gap-override: {vertical.lineGap / em / size:.2%};",
    ]
    return "@font-face {\n" + "\n".join(lines) + "\n}\n"


REGULAR = ["font-weight: 400 500"]
SEMIBOLD = ["font-weight: 600 700"]
HEADLINE = ["font-weight: 600 800", "font-stretch: 118%"]
ARIAL = ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"]
ARIAL_BOLD = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"]
ROBOTO_NAMES = ["Roboto", "Roboto-Regular"]
ROBOTO_BOLD = ["Roboto Bold", "Roboto-Bold"]


def write_fallbacks(own, text, headings):
    arial = TTFont(LIBERATION / "LiberationSans-Regular.ttf")
    arial_bold = TTFont(LIBERATION / "LiberationSans-Bold.ttf")
    roboto = TTFont(ROBOTO / "roboto-latin-400-normal.woff2")
    roboto_bold = TTFont(ROBOTO / "roboto-latin-700-normal.woff2")
    systems = [
        ("Fallback Arial", ARIAL, ARIAL_BOLD, arial, arial_bold),
        ("Fallback Roboto", ROBOTO_NAMES, ROBOTO_BOLD, roboto, roboto_bold),
    ]
    faces = []
    for family, names, bold_names, plain, bold in systems:
        faces += [
            fallback(family, REGULAR, names, own["archivo-regular"], plain, text),
            fallback(family, SEMIBOLD, bold_names, own["archivo-semibold"], bold, text),
            fallback(family, HEADLINE, bold_names, own["archivo-headline"], bold, headings),
        ]
    head = "/* Made by artwork/fonts.py: the system's fonts as wide and as high as ours, so that nothing moves. */\n"
    (ROOT / "app/styles/fallback-fonts.css").write_text(head + "".join(faces))


def main():
    text, headings = read_pages()
    printed = {letter for letter in text if letter.isprintable() or letter == "\u00a0"}
    own = {face: load(source, axes) for face, (source, axes, _) in FACES.items()}
    write_fallbacks(own, text, headings)
    for face, (source, axes, free) in FACES.items():
        characters = {*ASCII, *SIGNS, *printed, *(LATIN_1 if free else [])}
        cut(load(source, axes), sorted(characters), ROOT / "app/fonts" / f"{face}.woff2")


main()
