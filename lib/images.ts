import { type ImageId, images } from '@/data/images';
import { type PictureFormat, pictureFile, pictureWidths } from './picture-files';
import { settings } from './settings';

/** Where a picture stands in a layout, which decides how wide it is shown. */
export type PictureRole = 'product' | 'card' | 'hero' | 'home-card';

/** All that components/ui/picture.tsx needs; plain data, so it can be handed to a client component. */
export interface Picture {
  readonly alt: string;
  /** Intrinsic size in pixels. */
  readonly width: number;
  readonly height: number;
  readonly src: string;
  readonly avif: string;
  readonly webp: string;
  readonly sizes: string;
  /** The stock photograph laid over our own picture; null without a host or a reference. */
  readonly stock: StockPhoto | null;
}

export interface StockPhoto {
  readonly src: string;
  readonly srcSet: string;
}

const STOCK_QUALITY = 70;

const SIZES: Readonly<Record<PictureRole, string>> = {
  product: '(min-width: 84rem) 310px, (min-width: 80rem) 23vw, (min-width: 48rem) 19vw, 37vw',
  card: '(min-width: 84rem) 400px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw',
  'home-card': '(min-width: 84rem) 400px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw',
  hero: '(min-width: 84rem) 720px, (min-width: 64rem) 54vw, 100vw',
};

/**
 * Addresses of a stock photograph at a picture's widths.
 *
 * @param host origin of a host that takes the parameters w, q, auto=format and fit=crop
 * @param reference the photograph's id there, such as 'photo-1591488320449-011701bb6704'
 */
export function stockPhoto(host: string, reference: string, widths: readonly number[]): StockPhoto {
  const address = (width: number) =>
    `${host}/${reference}?w=${width}&q=${STOCK_QUALITY}&auto=format&fit=crop`;
  return {
    src: address(widths[1] ?? 480),
    srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '),
  };
}

/** Everything an `<img>` needs for a picture of the data, in a given place of the layout. */
export function picture(id: ImageId, role: PictureRole): Picture {
  const { alt, width, height, ...record } = images[id];
  const file = (size: number, format: PictureFormat) =>
    `${settings.basePath}/pictures/${pictureFile(id, size, format)}`;
  const sourceSet = (format: PictureFormat) =>
    pictureWidths(id)
      .map((size) => `${file(size, format)} ${size}w`)
      .join(', ');
  return {
    alt,
    width,
    height,
    src: file(pictureWidths(id)[1] ?? width, 'webp'),
    avif: sourceSet('avif'),
    webp: sourceSet('webp'),
    sizes: SIZES[role],
    stock:
      settings.imageHost !== null && 'stock' in record
        ? stockPhoto(settings.imageHost, record.stock, pictureWidths(id))
        : null,
  };
}
