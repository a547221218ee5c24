import type { ImageRecord } from '@/checks/schemas/images';
import { type ImageId, images } from '@/data/images';

/** Formats that each picture is delivered in. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** How a picture is cut: whole, or close to its subject, for where there is no room beside it. */
export type PictureCut = 'whole' | 'close';

/** A part of the master in its pixels, the widths it is delivered in, and its budget. */
export interface Delivery {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly [number, ...number[]];
  /** Of AVIF, from the least that looks well to the most that is seen: less on phones, whose pixels are finer. */
  readonly qualities: readonly number[];
  /** Most bytes of the AVIF file of a width, and so of all narrower ones. */
  readonly budget: { readonly width: number; readonly bytes: number };
}

const KILOBYTE = 1024;

/** What is delivered of each kind of picture; scripts/pictures/make-pictures.ts makes it. */
const DELIVERIES: Readonly<
  Record<ImageRecord['kind'], Readonly<Partial<Record<PictureCut, Delivery>>>>
> = {
  card: {
    whole: {
      left: 0,
      top: 0,
      width: 800,
      height: 600,
      widths: [320, 480, 640, 800],
      qualities: [32, 36, 40, 44, 48, 52, 56],
      budget: { width: 480, bytes: 15 * KILOBYTE },
    },
  },
  hero: {
    whole: {
      left: 0,
      top: 0,
      width: 2400,
      height: 1280,
      widths: [1280, 1920, 2400],
      qualities: [32, 36, 40, 44, 48, 52, 56, 60, 64],
      budget: { width: 2400, bytes: 60 * KILOBYTE },
    },
    close: {
      left: 1190,
      top: 150,
      width: 1200,
      height: 1000,
      widths: [480, 800, 1200],
      qualities: [32, 36, 40],
      budget: { width: 1200, bytes: 22 * KILOBYTE },
    },
  },
};

/** The cuts a picture is delivered in, the whole first. */
export function pictureCuts(id: ImageId): readonly PictureCut[] {
  return Object.keys(DELIVERIES[images[id].kind]) as PictureCut[];
}

/** What is delivered of a picture; throws where its kind has no such cut. */
export function delivery(id: ImageId, cut: PictureCut): Delivery {
  const { kind } = images[id];
  const found = DELIVERIES[kind][cut];
  if (found === undefined) throw new Error(`${id}: a ${kind} has no ${cut} cut`);
  return found;
}

/** Name of a picture's file in public/pictures/. */
export function pictureFile(
  id: string,
  cut: PictureCut,
  width: number,
  format: PictureFormat,
): string {
  return `${id}${cut === 'whole' ? '' : `-${cut}`}-${width}.${format}`;
}

/** Names of all files of a picture. */
export function pictureFiles(id: ImageId): readonly string[] {
  return pictureCuts(id).flatMap((cut) =>
    delivery(id, cut).widths.flatMap((width) =>
      PICTURE_FORMATS.map((format) => pictureFile(id, cut, width, format)),
    ),
  );
}
