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
PATCH = 5  # side of the patches that are compared
SOFTNESS = 0.5  # share of the grain's spread that two like patches may differ by
NORMAL_SPREAD, ALBEDO_SPREAD = 0.10, 0.04
GUIDES = ("Denoising Normal", "Denoising Albedo")


def _shifted(picture, right, down):
    move = numpy.float32([[1, 0, right], [0, 1, down]])
    return cv2.warpAffine(picture, move, picture.shape[1::-1], flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT)


def _spread_of(difference):
    """The grain's variance: over a wide neighbourhood, or a narrow one where an edge a pixel wide has more."""
    squares = (difference**2 / 2).mean(axis=2)
    return numpy.maximum(cv2.blur(squares, (7, 7)), cv2.blur(squares, (3, 3)))


class _Guide:
    """A picture of the surfaces that tells edges, with how far its own grain reaches."""

    def __init__(self, half_a, half_b, spread):
        self.picture = (half_a + half_b) / 2
        self.grain = _spread_of(half_a - half_b) * 3 / 2
        self.spread = 2 * spread**2

    def unlikeness(self, right, down):
        gap = ((self.picture - _shifted(self.picture, right, down)) ** 2).sum(axis=2)
        grain = self.grain + numpy.minimum(self.grain, _shifted(self.grain, right, down))
        return numpy.maximum(gap - grain, 0) / (self.spread + 2 * grain)


def denoised(halves, normals, albedos):
    """The clean mean of two renders with different grain; each is a pair of float arrays of height × width × 3."""
    floor = 1e-6
    half_a, half_b = halves
    guides = (_Guide(*normals, NORMAL_SPREAD), _Guide(*albedos, ALBEDO_SPREAD))
    grain = _spread_of(half_a - half_b) + floor
    sums = [numpy.zeros_like(half_a), numpy.zeros_like(half_b)]
    weights = [numpy.zeros(grain.shape, numpy.float32) for _ in sums]
    for down in range(-REACH, REACH + 1):
        for right in range(-REACH, REACH + 1):
            edges = sum(guide.unlikeness(right, down) for guide in guides)
            there = _shifted(grain, right, down)
            spread = floor + SOFTNESS**2 * (grain + there)
            for index, judge in enumerate((half_b, half_a)):
                gap = ((judge - _shifted(judge, right, down)) ** 2).mean(axis=2)
                gap = (gap - grain - numpy.minimum(grain, there)) / spread
                weight = numpy.exp(-numpy.maximum(cv2.blur(gap, (PATCH, PATCH)), 0) - edges)
                sums[index] += _shifted(halves[index], right, down) * weight[..., None]
                weights[index] += weight
    return sum(total / weight[..., None] for total, weight in zip(sums, weights)) / 2


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


def clean(size, samples, left=0.0):
    """Renders the scene without grain, half of the samples in each of two passes.

    Returns a float array of height × width × 3, blue first as OpenCV has it, the film's curve applied; what is left
    of `left`, a share of the width, is cut away.
    """
    scene = bpy.context.scene
    first = round(left * size[0])
    with tempfile.TemporaryDirectory() as folder:
        _leave_guides(folder)
        scene.render.use_persistent_data = True
        scene.render.image_settings.color_depth = "16"
        halves, normals, albedos = [], [], []
        for seed in range(2):
            scene.cycles.seed = seed
            half = Path(folder) / f"{seed}.png"
            studio.render(half, size, max(1, samples // 2), left)
            halves.append(_read(half)[:, first:])
            for guide, found in zip(GUIDES, (normals, albedos)):
                found.append(_read(next(Path(folder).glob(f"{guide}-*.exr")))[:, first:])
    return denoised(halves, normals, albedos)


def save(picture, path):
    """Writes a picture as `clean` returns it to a PNG."""
    path.parent.mkdir(parents=True, exist_ok=True)
    cv2.imwrite(str(path), (picture.clip(0, 1) * 255).round().astype(numpy.uint8))
