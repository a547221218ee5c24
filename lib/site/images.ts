import { photographs, pictures } from '@/data/shop';
import type { PictureRecord } from '@/lib/content/fields';
import {
  formatPictureFile,
  getDelivery,
  type PictureCrop,
  type PictureFormat,
} from './picture-files';
import { settings } from './settings';

/** One crop of a picture. */
export type PictureSource = Readonly<ReturnType<typeof source>>;

/** All that components/ui/picture.tsx needs; plain data, so it can be handed to a client component. */
export type Picture = Readonly<ReturnType<typeof resolvePicture>>;

const STOCK_QUALITY = 70;
const STOCK_WIDTHS = [480, 720, 960, 1200] as const;

/** How wide each place in a layout shows a picture; a product's card has others where it is alone in its row. */
const SIZES = {
  product: '(min-width: 80rem) 256px, (min-width: 48rem) 168px, 155px',
  card: '(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 90vw',
  third: '(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 46vw',
  'wide-card': '(min-width: 48rem) 46vw, 90vw',
  row: '(min-width: 48rem) 22vw, 46vw',
  // It is as high as its words, often higher than wide.
  'home-card': '(min-width: 64rem) 26rem, (min-width: 40rem) 44vw, 60vw',
  hero: '100vw',
} as const;
/** Places that are cropped close, since there is no room beside the subject. */
const CLOSE: readonly (keyof typeof SIZES)[] = ['home-card', 'hero'];

/** What a hero shows on screens with room beside its words: the whole, and any photograph in a part of it. */
const WIDE_HERO = { media: '(min-width: 64rem)', sizes: 'max(100vw, 80rem)' } as const;
const HERO_PHOTOGRAPH_SIZES = '(min-width: 64rem) 70vw, 100vw';

/**
 * Addresses of a stock photograph at the widths that layouts ask for, on a host that takes w, q, auto=format and fit=crop;
 * null without a host or a reference, such as 'photo-1591488320449-011701bb6704'.
 */
function stockPhoto(reference: string | undefined, sizes: string) {
  const { imageHost } = settings;
  if (imageHost === null || reference === undefined) return null;
  const address = (width: number) =>
    `${imageHost}/${reference}?w=${width}&q=${STOCK_QUALITY}&auto=format&fit=crop`;
  return {
    src: address(STOCK_WIDTHS[1]),
    srcSet: STOCK_WIDTHS.map((width) => `${address(width)} ${width}w`).join(', '),
    sizes,
  };
}

/** In the folder of our own pictures, or in that of the owner's photographs, which is made anew. */
const address = (id: string, crop: PictureCrop, width: number, format: PictureFormat) =>
  `${settings.basePath}/${photographs.includes(id) ? 'photos' : 'pictures'}/${formatPictureFile(id, crop, width, format)}`;

/** AVIF in all widths, and WebP in the usual one, for a browser that cannot read AVIF. */
function source(id: string, kind: PictureRecord['kind'], crop: PictureCrop, sizes: string) {
  const { width, height, widths } = getDelivery(kind, crop);
  const avif = widths.map((size) => `${address(id, crop, size, 'avif')} ${size}w`).join(', ');
  return { width, height, avif, sizes, webp: address(id, crop, widths[1], 'webp') };
}

/**
 * Everything a `<picture>` needs for a picture of the data, in a given place of the layout.
 *
 * @throws where there is no such picture, or the place wants a crop that its kind is not delivered in
 */
export function resolvePicture(id: string, role: keyof typeof SIZES) {
  const found = pictures[id];
  if (found === undefined) throw new Error(`${id} is not a picture of pictures.yaml`);
  const { alt, stock, kind } = found;
  const sizes = SIZES[role];
  const hero = role === 'hero';
  return {
    alt,
    own: source(id, kind, CLOSE.includes(role) ? 'close' : 'whole', sizes),
    /** The crop that takes the place of `own` on the screens that `media` tells. */
    wide: hero ? { ...source(id, kind, 'whole', WIDE_HERO.sizes), media: WIDE_HERO.media } : null,
    /** The stock photograph laid over our own picture. */
    stock: stockPhoto(stock, hero ? HERO_PHOTOGRAPH_SIZES : sizes),
  };
}
