import { preload } from 'react-dom';
import type { Picture as PictureData, PictureSource } from '@/lib/site/images';

interface PictureProps {
  readonly picture: PictureData;
  /** True for the one picture that a page opens with. */
  readonly first?: boolean;
}

/** What a `<source>` says of a version's AVIF files. */
const avif = ({ avif: srcSet, sizes, width, height }: PictureSource) => ({
  type: 'image/avif',
  srcSet,
  sizes,
  width,
  height,
});

/**
 * Asks for a picture before the page's styles: a browser would find it by itself only after 6 KB more of the page. Of several
 * links a browser follows each that matches, so that the one for other screens must exclude `wide`.
 */
function askFirst({ own, wide }: PictureData): void {
  const ask = ({ avif, webp, sizes }: PictureSource, media?: string) =>
    preload(webp, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      media,
      fetchPriority: 'high',
    });
  if (wide) ask(wide, wide.media);
  ask(own, wide ? `not all and ${wide.media}` : undefined);
}

/**
 * A responsive picture: AVIF, with one WebP behind it, cropped for the screen, sized so that nothing shifts. A stock
 * photograph, where one is set, lies over it without a text of its own: while it loads, or when it fails, our picture
 * shows.
 */
export function Picture({ picture, first = false }: PictureProps) {
  const { alt, own, wide, stock } = picture;
  if (first) askFirst(picture);
  const loading = first ? 'eager' : 'lazy';
  const rendered = (
    <picture>
      {wide && <source media={wide.media} {...avif(wide)} />}
      <source {...avif(own)} />
      {wide && (
        <source media={wide.media} srcSet={wide.webp} width={wide.width} height={wide.height} />
      )}
      <img
        src={own.webp}
        width={own.width}
        height={own.height}
        alt={alt}
        loading={loading}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
  if (stock === null) return rendered;
  return (
    <div className="relative h-full">
      {rendered}
      <img
        {...stock}
        alt=""
        loading={loading}
        decoding="async"
        referrerPolicy="no-referrer"
        className="absolute inset-0 h-full w-full"
      />
    </div>
  );
}
