"""Renders subjects, inside Blender: blender -b -P artwork/render.py -- FOLDER draft|final [ID ...]"""

import importlib
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from kit import develop, grain, materials, stage, studio, table  # noqa: E402
from kit.registry import SUBJECTS  # noqa: E402

SIZES = {"card": (800, 600), "hero": (2400, 1000)}
SAMPLES = {"card": 8, "hero": 80}
DRAFT_SCALE, DRAFT_SAMPLES = {"card": 2, "hero": 3}, 12


def shoot_card(subject, size, samples):
    table.aim(subject["azimuth"], subject["elevation"], subject["margin"], subject["aperture"])
    table.light(subject["azimuth"], subject["ground"])
    return grain.clean(size, samples)


def shoot_hero(subject, size, samples):
    stage.place_camera(subject, size)
    stage.light(subject)
    # The empty room on the left is soft and dark: a third of the size shows all there is to it.
    room = grain.clean(tuple(side // 3 for side in size), samples)
    scene = grain.clean(size, samples, subject["detail"])
    return develop.bloomed(develop.joined(room, scene, size))


SHOOT = {"card": shoot_card, "hero": shoot_hero}


def render_one(picture, folder, draft):
    subject = SUBJECTS[picture]
    kind = subject["kind"]
    studio.clear()
    materials.use_accent(subject["category"])
    subject["build"]()
    studio.normalise()
    size = tuple(side // DRAFT_SCALE[kind] for side in SIZES[kind]) if draft else SIZES[kind]
    samples = DRAFT_SAMPLES if draft else round(SAMPLES[kind] * subject["effort"])
    grain.save(SHOOT[kind](subject, size, samples), folder / f"{picture}.png")


def main():
    folder, mode, *wanted = sys.argv[sys.argv.index("--") + 1 :]
    for path in sorted((HERE / "subjects").glob("*.py")):
        importlib.import_module(f"subjects.{path.stem}")
    failed = []
    for picture in wanted or SUBJECTS:
        started = time.monotonic()
        try:
            render_one(picture, Path(folder), mode == "draft")
        except Exception as error:  # one broken subject must not cost the others
            failed.append(picture)
            print(f"{picture}: {type(error).__name__}: {error}", file=sys.stderr)
        else:
            print(f"rendered {picture} in {time.monotonic() - started:.0f} s", file=sys.stderr)
    if failed:
        sys.exit(1)


main()
