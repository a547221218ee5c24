import type { PictureRecord } from '@/lib/content/fields';

/** A product on paper, or a scene on the dark stage. */
export type PictureKind = PictureRecord['kind'];

/** AVIF, which the browsers of this decade read, in every width; for others WebP, in the usual one. */
export type PictureFormat = 'avif' | 'webp';

/** How a picture is cropped: whole, or close to its subject, for where there is no room beside it. */
export type PictureCrop = 'whole' | 'close';

/** What the masters of each kind are scaled to before a part of them is taken, in pixels. */
export const MASTER_SIZES = {
  card: { width: 800, height: 600 },
  hero: { width: 2400, height: 1280 },
};

/** A part of the master, in pixels, the widths it is delivered in, and its budget. */
export interface Delivery {
  /** Under 0 where bare stage lies before the master. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The second is the usual one. */
  readonly widths: readonly [number, number, ...number[]];
  /** Of AVIF, from the least that looks well to the most that is seen: less on phones, whose pixels are finer. */
  readonly qualities: readonly number[];
  /** Most bytes of the AVIF file of a width, and so of all narrower ones. */
  readonly budget: { readonly width: number; readonly bytes: number };
}

/** What is delivered of each kind of picture; scripts/pictures/make-pictures.ts makes it. */
const DELIVERIES: Readonly<Record<PictureKind, Readonly<Partial<Record<PictureCrop, Delivery>>>>> =
  {
    card: {
      whole: {
        left: 0,
        top: 0,
        width: 800,
        height: 600,
        widths: [320, 480, 640, 800],
        qualities: [32, 36, 40, 44, 48, 52, 56],
        budget: { width: 480, bytes: 15 * 1024 },
      },
    },
    hero: {
      whole: {
        // With the stage that the words stand on, so that no edge of it is seen in a page.
        left: -460,
        top: 0,
        width: 2860,
        height: 1280,
        widths: [1280, 1920, 2400],
        qualities: [32, 36, 40, 44, 48, 52, 56, 60, 64],
        budget: { width: 2400, bytes: 60 * 1024 },
      },
      close: {
        left: 1120,
        top: 140,
        width: 1260,
        height: 1050,
        widths: [480, 800, 1200],
        qualities: [32, 36, 40],
        budget: { width: 1200, bytes: 22 * 1024 },
      },
    },
  };

/** The crops that pictures of a kind are delivered in, the whole first. */
export const listPictureCrops = (kind: PictureKind): readonly PictureCrop[] =>
  Object.keys(DELIVERIES[kind]) as PictureCrop[];

/** What is delivered of pictures of a kind; throws where it has no such crop. */
export function getDelivery(kind: PictureKind, crop: PictureCrop): Delivery {
  const found = DELIVERIES[kind][crop];
  if (found === undefined) throw new Error(`a ${kind} has no ${crop} crop`);
  return found;
}

/** Name of a picture's file in public/pictures/, or of a photograph's in public/photos/. */
export const formatPictureFile = (
  id: string,
  crop: PictureCrop,
  width: number,
  format: PictureFormat,
) => `${id}${crop === 'whole' ? '' : `-${crop}`}-${width}.${format}`;

/** Names of the files of a picture's crop. */
export function listCropFiles(id: string, kind: PictureKind, crop: PictureCrop): readonly string[] {
  const { widths } = getDelivery(kind, crop);
  const avif = widths.map((width) => formatPictureFile(id, crop, width, 'avif'));
  return [...avif, formatPictureFile(id, crop, widths[1], 'webp')];
}

/** Names of all files of a picture. */
export const listPictureFiles = (id: string, kind: PictureKind): readonly string[] =>
  listPictureCrops(kind).flatMap((crop) => listCropFiles(id, kind, crop));
