import type { Picture as PictureData } from '@/lib/images';

interface PictureProps {
  readonly picture: PictureData;
  /** True for the one picture that a page opens with. */
  readonly first?: boolean;
}

/**
 * A responsive picture: AVIF with WebP behind it, sized so that nothing shifts. A stock photograph, where
 * one is set, lies over it without a text of its own: while it loads, or when it fails, our picture shows.
 */
export function Picture({ picture, first = false }: PictureProps) {
  const { alt, width, height, src, avif, webp, sizes, stock } = picture;
  const loading = first ? 'eager' : 'lazy';
  const own = (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={loading}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  );
  if (stock === null) return own;
  return (
    <div className="relative">
      {own}
      <img
        src={stock.src}
        srcSet={stock.srcSet}
        sizes={sizes}
        alt=""
        loading={loading}
        decoding="async"
        referrerPolicy="no-referrer"
        className="absolute inset-0 h-full w-full object-cover"
      />
    </div>
  );
}
