"""Renders without grain, since Debian's Blender comes without a denoiser.

Non-local means over two renders of one scene: what differs between them is grain, which says how far each pixel may
be smoothed, and each is averaged by likeness in the other, so that no grain is taken for detail. Normals and surface
colours keep edges and print. After Rousselle, Knaus and Zwicker, 'Adaptive Rendering with Non-Local Means
Filtering' (2012).
"""

import os
import tempfile
from pathlib import Path

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"  # read by OpenCV when it is loaded

import bpy  # noqa: E402
import cv2  # noqa: E402
import numpy  # noqa: E402

from . import studio  # noqa: E402

REACH = 5  # pixels looked at on each side
SCALES = 3  # sizes at which grain is taken out, each half of the one before
PATCH = 5  # side of the patches that are compared
SOFTNESS = 0.5  # share of the grain's spread that two like patches may differ by
NORMAL_SPREAD, ALBEDO_SPREAD = 0.10, 0.04
GUIDES = ("Denoising Normal", "Denoising Albedo")


class _Planes:
    """A picture's channels with a border around them, so that each shift of it is a view."""

    def __init__(self, picture):
        border = (REACH, REACH, REACH, REACH, cv2.BORDER_REFLECT)
        self.bordered = [cv2.copyMakeBorder(plane, *border) for plane in cv2.split(picture)]
        self.height, self.width = picture.shape[:2]

    def shift(self, right, down):
        rows = slice(REACH - down, REACH - down + self.height)
        columns = slice(REACH - right, REACH - right + self.width)
        return [plane[rows, columns] for plane in self.bordered]

    def gap(self, right, down):
        """The squared distance of every pixel from the one that the shift puts in its place, over all channels."""
        here, there = self.shift(0, 0), self.shift(right, down)
        return sum((one - other) ** 2 for one, other in zip(here, there))


def _spread_of(difference):
    """The grain's variance: over a wide neighbourhood, or a narrow one where an edge a pixel wide has more."""
    squares = (difference**2 / 2).mean(axis=2)
    return numpy.maximum(cv2.blur(squares, (7, 7)), cv2.blur(squares, (3, 3)))


class _Guide:
    """A picture of the surfaces that tells edges, with how far its own grain reaches."""

    def __init__(self, half_a, half_b, spread):
        self.picture = _Planes((half_a + half_b) / 2)
        self.grain = _spread_of(half_a - half_b) * 3 / 2
        self.grains = _Planes(self.grain)
        self.spread = 2 * spread**2

    def unlikeness(self, right, down):
        grain = self.grain + numpy.minimum(self.grain, self.grains.shift(right, down)[0])
        return numpy.maximum(self.picture.gap(right, down) - grain, 0) / (self.spread + 2 * grain)


def _smooth(halves, normals, albedos):
    """The mean of two renders without the grain that is finer than REACH."""
    floor = 1e-6
    guides = (_Guide(*normals, NORMAL_SPREAD), _Guide(*albedos, ALBEDO_SPREAD))
    grain = _spread_of(halves[0] - halves[1]) + floor
    grains = _Planes(grain)
    planes = [_Planes(half) for half in halves]
    sums = [[numpy.zeros_like(grain) for _ in range(3)] for _ in halves]
    weights = [numpy.zeros_like(grain) for _ in halves]
    for down in range(-REACH, REACH + 1):
        for right in range(-REACH, REACH + 1):
            edges = sum(guide.unlikeness(right, down) for guide in guides)
            there = grains.shift(right, down)[0]
            allowed = grain + numpy.minimum(grain, there)
            spread = floor + SOFTNESS**2 * (grain + there)
            for index, judge in enumerate(reversed(planes)):
                gap = cv2.blur((judge.gap(right, down) / 3 - allowed) / spread, (PATCH, PATCH))
                weight = cv2.exp(-numpy.maximum(gap, 0) - edges)
                for total, plane in zip(sums[index], planes[index].shift(right, down)):
                    total += plane * weight
                weights[index] += weight
    means = [cv2.merge([total / weight for total in totals]) for totals, weight in zip(sums, weights)]
    return sum(means) / len(means)


def _halve(picture):
    return cv2.resize(picture, (picture.shape[1] // 2, picture.shape[0] // 2), interpolation=cv2.INTER_AREA)


def denoise(halves, normals, albedos, scales=SCALES):
    """The clean mean of two renders with different grain; each is a pair of float arrays of height × width × 3.

    What is left of the grain in broad blotches is taken out at half the size, and so on.
    """
    fine = _smooth(halves, normals, albedos)
    if scales == 1:
        return fine
    coarse = denoise(*([_halve(half) for half in pair] for pair in (halves, normals, albedos)), scales - 1)
    return fine + cv2.resize(coarse - _halve(fine), fine.shape[1::-1], interpolation=cv2.INTER_LINEAR)


def _leave_guides(folder):
    """Has the compositor write normals and surface colours to a folder."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers = nodes.new("CompositorNodeRLayers")
    links.new(layers.outputs["Image"], nodes.new("CompositorNodeComposite").inputs["Image"])
    files = nodes.new("CompositorNodeOutputFile")
    files.base_path = str(folder)
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "16"
    files.file_slots.clear()
    for guide in GUIDES:
        files.file_slots.new(f"{guide}-")
        links.new(layers.outputs[guide], files.inputs[f"{guide}-"])


def _read(path):
    picture = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)
    full = 65535 if picture.dtype == numpy.uint16 else 1
    return picture[..., :3].astype(numpy.float32) / full


def pixels(shares, side):
    """Shares of a side in whole pixels."""
    return [round(share * side) for share in shares]


def clean(size, samples, part=studio.WHOLE):
    """Renders the scene without grain, half of the samples in each of two passes.

    Returns a float array of height × width × 3, blue first as OpenCV has it, the film's curve applied; what is
    outside of `part` is cut away.
    """
    scene = bpy.context.scene
    rows, columns = slice(*pixels(part[1::2], size[1])), slice(*pixels(part[::2], size[0]))
    with tempfile.TemporaryDirectory() as folder:
        _leave_guides(folder)
        scene.render.use_persistent_data = True
        scene.render.image_settings.color_depth = "16"
        halves, normals, albedos = [], [], []
        for seed in range(2):
            scene.cycles.seed = seed
            half = Path(folder) / f"{seed}.png"
            studio.render(half, size, max(1, samples // 2), part)
            halves.append(_read(half)[rows, columns])
            for guide, found in zip(GUIDES, (normals, albedos)):
                found.append(_read(next(Path(folder).glob(f"{guide}-*.exr")))[rows, columns])
    return denoise(halves, normals, albedos)


def save(picture, path):
    """Writes a picture as `clean` returns it to a PNG."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # A level is left to chance where it lies between two: rounded, slow gradients would show as bands.
    chance = numpy.random.default_rng(1).random(picture.shape[:2])[..., None]
    cv2.imwrite(str(path), numpy.floor(picture.clip(0, 1) * 255 + chance).clip(0, 255).astype(numpy.uint8))
