"""Renders subjects, inside Blender: blender -b -P artwork/render.py -- FOLDER draft|final [ID ...]"""

import importlib
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from kit import grain, materials, studio, table  # noqa: E402
from kit.registry import SUBJECTS  # noqa: E402

SIZES = {"card": (800, 600), "hero": (1200, 900)}
SAMPLES = {"card": 44, "hero": 112}
DRAFT_SCALE, DRAFT_SAMPLES = 2, 12


def render_one(picture, folder, draft):
    subject = SUBJECTS[picture]
    kind = "hero" if subject["hero"] else "card"
    studio.clear()
    materials.use_accent(subject["category"])
    subject["build"]()
    studio.normalise()
    size = tuple(side // DRAFT_SCALE for side in SIZES[kind]) if draft else SIZES[kind]
    samples = DRAFT_SAMPLES if draft else round(SAMPLES[kind] * subject["effort"])
    if subject["hero"]:
        studio.place_camera(subject["azimuth"], subject["elevation"], subject["margin"])
        studio.light_hero()
    else:
        table.aim(subject["azimuth"], subject["elevation"], subject["margin"], subject["aperture"])
        table.light(subject["azimuth"], subject["ground"])
    grain.render(folder / f"{picture}.png", size, samples)


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
