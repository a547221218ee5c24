import { preload } from 'react-dom';
import type { PictureSource, ResolvedPicture } from '@/lib/site/resolve-picture';

interface PictureProps {
  readonly picture: ResolvedPicture;
  /** True for the first picture of a page, which loads before all others. */
  readonly isPriority?: boolean;
}

/**
 * A responsive picture: AVIF with a WebP fallback, cropped for the screen. Its dimensions prevent
 * layout shifts. A stock photograph has an empty alt text and covers our picture once loaded.
 */
export function Picture({ picture, isPriority = false }: PictureProps) {
  const { alt, rendered, wide, stockPhotograph } = picture;
  if (isPriority) preloadPicture(picture);
  const loading = isPriority ? 'eager' : 'lazy';
  const pictureElement = (
    <picture>
      {wide && <source media={wide.media} {...getAvifAttributes(wide)} />}
      <source {...getAvifAttributes(rendered)} />
      {wide && (
        <source media={wide.media} srcSet={wide.webp} width={wide.width} height={wide.height} />
      )}
      <img
        src={rendered.webp}
        width={rendered.width}
        height={rendered.height}
        alt={alt}
        loading={loading}
        fetchPriority={isPriority ? 'high' : undefined}
        // A picture that is decoded asynchronously appears a frame later.
        decoding={isPriority ? 'sync' : 'async'}
      />
    </picture>
  );
  if (stockPhotograph === null) return pictureElement;
  return (
    <div className="relative h-full">
      {pictureElement}
      <img
        {...stockPhotograph}
        alt=""
        loading={loading}
        decoding="async"
        referrerPolicy="no-referrer"
        className="absolute inset-0 h-full w-full"
      />
    </div>
  );
}

/** Returns the attributes of the `<source>` element for AVIF files. */
function getAvifAttributes({ avif: srcSet, sizes, width, height }: PictureSource) {
  return { type: 'image/avif', srcSet, sizes, width, height };
}

/**
 * Preloads a picture. Otherwise the browser finds it only after the page's 6 KB of styles. Browsers
 * follow every link whose media query matches, so the link for narrow screens excludes `wide`.
 */
function preloadPicture({ rendered, wide }: ResolvedPicture): void {
  if (wide) preloadSource(wide, wide.media);
  preloadSource(rendered, wide ? `not all and ${wide.media}` : undefined);
}

function preloadSource({ avif, webp, sizes }: PictureSource, media?: string): void {
  const source = { imageSrcSet: avif, imageSizes: sizes, media };
  preload(webp, { as: 'image', type: 'image/avif', fetchPriority: 'high', ...source });
}
