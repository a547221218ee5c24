"""Subjects by picture id; each file of subjects/ registers its own."""

SUBJECTS = {}


def subject(picture, category, azimuth=32, elevation=27, margin=0.03, hero=False):
    """Registers a function that builds the subject of a picture, and how it is seen."""

    def register(build):
        SUBJECTS[picture] = {
            "build": build,
            "category": category,
            "azimuth": azimuth,
            "elevation": elevation,
            "margin": margin,
            "hero": hero,
        }
        return build

    return register
