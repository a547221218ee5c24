"""Subjects by picture id; each file of subjects/ registers its own."""

SUBJECTS = {}


def subject(picture, category, azimuth=32, elevation=27, margin=0.03, effort=1, aperture=1.4, drop=0, blooms=False):
    """Registers a function that builds the product of a card's picture, and how it is seen.

    `effort` multiplies the samples, for scenes lit from within; `drop` is how far the paper lies below the subject, in
    units of half its diagonal, and `aperture` the lens's f-number. What shines `blooms` where it is to be seen as lit.
    """

    def register(build):
        SUBJECTS[picture] = {
            "kind": "card",
            "build": build,
            "category": category,
            "azimuth": azimuth,
            "elevation": elevation,
            "margin": margin,
            "effort": effort,
            "aperture": aperture,
            "drop": drop,
            "blooms": blooms,
        }
        return build

    return register


def hero(
    picture,
    category,
    azimuth=30,
    elevation=10,
    lens=80,
    span=3.6,
    place=(0.745, 0.56),
    look=(0, 0, 0.45),
    focus=None,
    aperture=0.05,
    key=(-2.6, -1.7, 1.9),
    light=1.0,
    rim=1.0,
    wash=1.0,
    wall=3.4,
    shine=0.2,
    effort=1,
):
    """Registers a function that builds the scene of a hero, and the view of it.

    `look` is the point that stands at `place` in the frame (shares of its width and height, from the top left) and
    `span` the frame's width there, in units of half the scene's diagonal. `focus` is the point that is sharp, else
    `look`; `aperture` is the lens opening's radius. `key` is where the main light stands, seen from the camera;
    `light` and `wash` multiply the lights on scene and wall, which stands `wall` behind the origin; `rim` multiplies
    the one in the category's colour once more. The table mirrors lights by its `shine`: with little, it stays black before
    a lens that looks down on it.
    """

    def register(build):
        SUBJECTS[picture] = {
            "kind": "hero",
            "build": build,
            "category": category,
            "azimuth": azimuth,
            "elevation": elevation,
            "lens": lens,
            "span": span,
            "place": place,
            "look": look,
            "focus": focus,
            "aperture": aperture,
            "key": key,
            "light": light,
            "rim": rim,
            "wash": wash,
            "wall": wall,
            "shine": shine,
            "effort": effort,
        }
        return build

    return register
