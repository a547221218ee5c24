import {
  type PictureId,
  type PictureKind,
  type PictureRecord,
  pictures,
} from '@/data/shop/pictures';
import {
  getDelivery,
  getPictureFileName,
  type PictureCrop,
  type PictureFormat,
} from './picture-files';
import { settings } from './settings';

/** One crop of a picture, for a `<source>` and its fallback. */
export type PictureSource = Readonly<ReturnType<typeof buildSource>>;

/** The props of components/ui/picture.tsx, as plain data that a client component can receive. */
export type Picture = Readonly<ReturnType<typeof resolvePicture>>;

const STOCK_QUALITY = 70;
const STOCK_WIDTHS = [480, 720, 960, 1200] as const;

/** The `sizes` attribute for each role in the layout. */
const SIZES_BY_ROLE = {
  product: '(min-width: 80rem) 192px, (min-width: 48rem) 15vw, 88px',
  card: '(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 90vw',
  // The picture fills a card that is often taller than wide, so it is drawn wider than the card.
  'home-card': '(min-width: 64rem) 26rem, (min-width: 40rem) 44vw, 60vw',
  hero: '100vw',
} as const;
/** The roles with a close crop, since their places have no space beside the subject. */
const CLOSE_ROLES: readonly (keyof typeof SIZES_BY_ROLE)[] = ['home-card', 'hero'];

/** Screens wider than a phone show a hero's whole crop, with a photograph over part of it. */
const WIDE_HERO = {
  media: '(min-width: 40rem)',
  sizes: '(min-width: 64rem) max(100vw, 80rem), 100vw',
} as const;
const HERO_PHOTOGRAPH_SIZES = '(min-width: 40rem) 70vw, 100vw';

/**
 * Builds the URLs of a stock photograph, on a host that takes w, q, auto=format and fit=crop. Returns null without a host
 * or without a reference such as 'photo-1591488320449-011701bb6704'.
 */
function buildStockPhotograph(reference: string | undefined, sizes: string) {
  const { imageHost } = settings;
  if (imageHost === null || reference === undefined) return null;
  const getUrl = (width: number) =>
    `${imageHost}/${reference}?w=${width}&q=${STOCK_QUALITY}&auto=format&fit=crop`;
  return {
    src: getUrl(STOCK_WIDTHS[1]),
    srcSet: STOCK_WIDTHS.map((width) => `${getUrl(width)} ${width}w`).join(', '),
    sizes,
  };
}

/** Builds a source with AVIF in all widths, and WebP in one for browsers without AVIF. */
function buildSource(id: PictureId, kind: PictureKind, crop: PictureCrop, sizes: string) {
  const { width, height, widths } = getDelivery(kind, crop);
  const getUrl = (size: number, format: PictureFormat) =>
    `${settings.basePath}/pictures/${getPictureFileName(id, crop, size, format)}`;
  const avif = widths.map((size) => `${getUrl(size, 'avif')} ${size}w`).join(', ');
  return { width, height, avif, sizes, webp: getUrl(widths[1], 'webp') };
}

/**
 * Resolves a picture for its role in the layout.
 *
 * @throws if the picture's kind has no crop for the role
 */
export function resolvePicture(id: PictureId, role: keyof typeof SIZES_BY_ROLE) {
  const { alt, kind, stockPhotograph }: PictureRecord = pictures[id];
  const sizes = SIZES_BY_ROLE[role];
  const isHero = role === 'hero';
  return {
    alt,
    rendered: buildSource(id, kind, CLOSE_ROLES.includes(role) ? 'close' : 'whole', sizes),
    /** Shown instead of `rendered` where `media` matches. */
    wide: isHero
      ? { ...buildSource(id, kind, 'whole', WIDE_HERO.sizes), media: WIDE_HERO.media }
      : null,
    /** Shown over the rendered picture. */
    stockPhotograph: buildStockPhotograph(stockPhotograph, isHero ? HERO_PHOTOGRAPH_SIZES : sizes),
  };
}
