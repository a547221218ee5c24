"""Subjects by picture id; each file of subjects/ registers its own."""

SUBJECTS = {}


def subject(picture, category, azimuth=32, elevation=27, margin=0.03, hero=False, effort=1):
    """Registers a function that builds the subject of a picture, and how it is seen.

    `effort` multiplies the samples, for scenes lit from within.
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
        }
        return build

    return register
