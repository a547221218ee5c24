import type { PictureKind } from '@/data/shop/pictures';

/** AVIF has every width; WebP has one, for browsers without AVIF. */
export type PictureFormat = 'avif' | 'webp';

/** The sizes in pixels to which masters are scaled before they are cropped. */
export const MASTER_SIZES = {
  item: { width: 800, height: 600 },
  hero: { width: 2400, height: 1280 },
};

/** A crop of the master in pixels, and its files, which scripts/pictures/make-picture.ts makes. */
export interface PictureCrop {
  readonly kind: PictureKind;
  /** The whole picture, or a close crop for places without space beside the subject. */
  readonly name: 'whole' | 'close';
  /** Negative where the dark ground is extended to the left of the master. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** WebP has only the second, which is the default. */
  readonly widths: readonly [number, number, ...number[]];
  /** AVIF's qualities that are tried, from the lowest acceptable to the highest useful one. */
  readonly qualities: readonly [number, ...number[]];
  /** The most bytes of an AVIF file of this width or narrower. */
  readonly budget: { readonly width: number; readonly bytes: number };
}

export const ITEM_CROP: PictureCrop = {
  kind: 'item',
  name: 'whole',
  left: 0,
  top: 0,
  width: 800,
  height: 600,
  widths: [320, 480, 640, 800],
  qualities: [32, 36, 40, 44, 48, 52, 56],
  budget: { width: 480, bytes: 15 * 1024 },
};

export const WHOLE_HERO_CROP: PictureCrop = {
  kind: 'hero',
  name: 'whole',
  // Includes the dark ground behind the text, so that the picture's edge never shows.
  left: -460,
  top: 0,
  width: 2860,
  height: 1280,
  widths: [1280, 1920, 2400],
  qualities: [32, 36, 40, 44, 48, 52, 56, 60, 64],
  budget: { width: 2400, bytes: 60 * 1024 },
};

export const CLOSE_HERO_CROP: PictureCrop = {
  kind: 'hero',
  name: 'close',
  left: 1120,
  top: 140,
  width: 1260,
  height: 1050,
  widths: [480, 800, 1200],
  // Phones need less, since their pixels are finer.
  qualities: [32, 36, 40],
  budget: { width: 1200, bytes: 22 * 1024 },
};

/** The crops of each kind. */
export const cropsByKind: Readonly<Record<PictureKind, readonly PictureCrop[]>> = {
  item: [ITEM_CROP],
  hero: [WHOLE_HERO_CROP, CLOSE_HERO_CROP],
};

/** Returns the name of a file in public/pictures/. */
export const getPictureFileName = (
  id: string,
  { name }: PictureCrop,
  width: number,
  format: PictureFormat,
) => `${id}${name === 'whole' ? '' : `-${name}`}-${width}.${format}`;

/** Returns the file names of a picture. */
export const listPictureFiles = (id: string, kind: PictureKind): readonly string[] =>
  cropsByKind[kind].flatMap((crop) => {
    const { widths } = crop;
    const avif = widths.map((width) => getPictureFileName(id, crop, width, 'avif'));
    return [...avif, getPictureFileName(id, crop, widths[1], 'webp')];
  });
