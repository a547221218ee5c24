import type { PictureKind } from '@/data/shop/pictures';
import type { PictureCrop } from '@/lib/site/picture-files';

/** The qualities that are tried, from the lowest acceptable. */
const QUALITIES = [32, 36, 40, 44, 48, 52, 56, 60, 64];

/** The highest useful quality of a card and of a hero's crops, and the most kilobytes of a file of this width or narrower. */
const TARGETS = {
  card: { maxQuality: 56, width: 480, kilobytes: 15 },
  whole: { maxQuality: 64, width: 2400, kilobytes: 60 },
  // Phones need less, since their pixels are finer.
  close: { maxQuality: 40, width: 1200, kilobytes: 22 },
};

/** Returns the qualities of a crop's AVIF files in ascending order, and their budget. */
export function getAvifTarget(kind: PictureKind, crop: PictureCrop) {
  const { maxQuality, width, kilobytes } = TARGETS[kind === 'card' ? kind : crop];
  const qualities = QUALITIES.filter((quality) => quality <= maxQuality);
  return { qualities, budget: { width, bytes: kilobytes * 1024 } };
}
