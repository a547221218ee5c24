import type { PictureKind } from '@/data/shop/pictures';

/** AVIF has every width; WebP has one, for browsers without AVIF. */
export type PictureFormat = 'avif' | 'webp';

/** The whole picture, or a close crop for places without space beside the subject. */
export type PictureCrop = 'whole' | 'close';

/** The sizes in pixels to which masters are scaled before they are cropped. */
export const MASTER_SIZES = {
  card: { width: 800, height: 600 },
  hero: { width: 2400, height: 1280 },
};

/** A crop of the master in pixels, and its delivered widths. */
interface Delivery {
  /** Negative where the dark ground is extended to the left of the master. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** WebP has only the second, which is the default. */
  readonly widths: readonly [number, number, ...number[]];
}

/** The crops of each kind, made by scripts/pictures/make-picture.ts. */
const DELIVERIES: Readonly<Record<PictureKind, Partial<Record<PictureCrop, Delivery>>>> = {
  card: {
    whole: {
      left: 0,
      top: 0,
      width: 800,
      height: 600,
      widths: [320, 480, 640, 800],
    },
  },
  hero: {
    whole: {
      // Includes the dark ground behind the text, so that the picture's edge never shows.
      left: -460,
      top: 0,
      width: 2860,
      height: 1280,
      widths: [1280, 1920, 2400],
    },
    close: {
      left: 1120,
      top: 140,
      width: 1260,
      height: 1050,
      widths: [480, 800, 1200],
    },
  },
};

/** Returns the crops of a kind, the whole first. */
export const listPictureCrops = (kind: PictureKind): readonly PictureCrop[] =>
  Object.keys(DELIVERIES[kind]) as PictureCrop[];

/**
 * Returns how a crop of a kind is delivered.
 *
 * @throws if the kind has no such crop
 */
export function getDelivery(kind: PictureKind, crop: PictureCrop): Delivery {
  const delivery = DELIVERIES[kind][crop];
  if (delivery === undefined) throw new Error(`a ${kind} has no ${crop} crop`);
  return delivery;
}

/** Returns the name of a file in public/pictures/. */
export const getPictureFileName = (
  id: string,
  crop: PictureCrop,
  width: number,
  format: PictureFormat,
) => `${id}${crop === 'whole' ? '' : `-${crop}`}-${width}.${format}`;

/** Returns the file names of a picture. */
export const listPictureFiles = (id: string, kind: PictureKind): readonly string[] =>
  listPictureCrops(kind).flatMap((crop) => {
    const { widths } = getDelivery(kind, crop);
    const avif = widths.map((width) => getPictureFileName(id, crop, width, 'avif'));
    return [...avif, getPictureFileName(id, crop, widths[1], 'webp')];
  });
