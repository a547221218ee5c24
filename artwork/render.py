"""Renders subjects, inside Blender: blender -b -P artwork/render.py -- FOLDER draft|proof|final [ID ...]"""

import importlib
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from kit import develop, grain, materials, stage, studio, table  # noqa: E402
from kit.registry import SUBJECTS  # noqa: E402

SIZES = {"card": (800, 600), "hero": (2400, 1280)}
SAMPLES = {"card": 8, "hero": 16}
# Pictures are rendered larger and scaled down: small lettering and outlines keep sharp when the grain is taken out.
FINER = {"card": 2, "hero": 1.25}
# What a mode takes of a side's length and of the samples.
MODES = {
    "draft": {"card": (0.5, 1), "hero": (0.25, 0.2)},
    "proof": {"card": (1, 0.5), "hero": (0.6, 0.5)},
    "final": {"card": (1, 1), "hero": (1, 1)},
}


def render_in_parts(size, finer, samples, spare, part):
    """Renders the subject's part of the picture `finer`, and all around it, which is soft, at a fourth of the size."""
    room = grain.clean(tuple(side // 4 for side in size), spare)
    fine = grain.clean(tuple(round(finer * side) for side in size), samples, part)
    (left, right), (top, bottom) = grain.pixels(part[::2], size[0]), grain.pixels(part[1::2], size[1])
    scene = develop.scale_down(fine, (right - left, bottom - top))
    return develop.join_surroundings(room, scene, size, part)


def shoot_card(subject, size, samples):
    table.aim(subject["azimuth"], subject["elevation"], subject["margin"], subject["aperture"])
    part = stage.subject_part()
    table.light(subject["azimuth"], subject["drop"])
    # With as many samples around it, the paper is as bright there as behind the subject.
    picture = develop.deepen_blacks(render_in_parts(size, FINER["card"], samples, samples, part))
    return develop.add_bloom(picture) if subject["blooms"] else picture


def shoot_hero(subject, size, samples):
    stage.place_camera(subject, size)
    part = stage.subject_part()
    stage.light(subject)
    return develop.add_bloom(develop.deepen_blacks(render_in_parts(size, FINER["hero"], samples, 2 * samples, part)))


SHOOT = {"card": shoot_card, "hero": shoot_hero}


def render_one(picture, folder, mode):
    subject = SUBJECTS[picture]
    kind = subject["kind"]
    studio.clear()
    materials.use_accent(subject["category"])
    subject["build"]()
    studio.normalise()
    scale, share = MODES[mode][kind]
    size = tuple(round(side * scale) for side in SIZES[kind])
    samples = round(SAMPLES[kind] * share * subject["effort"])
    grain.save(SHOOT[kind](subject, size, samples), folder / f"{picture}.png")


def main():
    folder, mode, *wanted = sys.argv[sys.argv.index("--") + 1 :]
    for path in sorted((HERE / "subjects").glob("*.py")):
        importlib.import_module(f"subjects.{path.stem}")
    failed = []
    for picture in wanted or SUBJECTS:
        started = time.monotonic()
        try:
            render_one(picture, Path(folder), mode)
        except Exception as error:  # one broken subject must not cost the others
            failed.append(picture)
            print(f"{picture}: {type(error).__name__}: {error}", file=sys.stderr)
        else:
            print(f"rendered {picture} in {time.monotonic() - started:.0f} s", file=sys.stderr)
    if failed:
        sys.exit(1)


main()
