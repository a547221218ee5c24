import { type ImageId, images } from '@/data/images';

/** Formats that each picture is delivered in. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Widths in pixels that each kind of master is delivered in; scripts/pictures/make-pictures.ts makes them. */
export const PICTURE_WIDTHS = {
  card: [320, 480, 640, 800],
  hero: [480, 720, 960, 1200],
} as const;

/** The widths a picture is delivered in, by the size of its master. */
export function pictureWidths(id: ImageId): readonly number[] {
  return images[id].width === 1200 ? PICTURE_WIDTHS.hero : PICTURE_WIDTHS.card;
}

/** Name of a picture's file in public/pictures/. */
export function pictureFile(id: string, width: number, format: PictureFormat): string {
  return `${id}-${width}.${format}`;
}

/** Names of all files of a picture. */
export function pictureFiles(id: ImageId): readonly string[] {
  return pictureWidths(id).flatMap((width) =>
    PICTURE_FORMATS.map((format) => pictureFile(id, width, format)),
  );
}
