"""Subjects by picture id; each file of subjects/ registers its own."""

SUBJECTS = {}


def subject(picture, category, azimuth=32, elevation=27, margin=0.03, hero=False, effort=1, ground="paper", aperture=1.4):
    """Registers a function that builds the subject of a picture, and how it is seen.

    `effort` multiplies the samples, for scenes lit from within; `ground` is one of the studio's grounds and
    `aperture` the lens's f-number, both for cards.
    """

    def register(build):
        SUBJECTS[picture] = {
            "build": build,
            "category": category,
            "azimuth": azimuth,
            "elevation": elevation,
            "margin": margin,
            "hero": hero,
            "effort": effort,
            "ground": ground,
            "aperture": aperture,
        }
        return build

    return register
