import type { Picture as PictureData } from '@/lib/images';

interface PictureProps {
  readonly picture: PictureData;
  /** True for the one picture that a page opens with. */
  readonly first?: boolean;
}

/** A responsive picture: AVIF with WebP behind it, sized so that nothing shifts. */
export function Picture({ picture, first = false }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={picture.sizes} />
      <img
        src={picture.src}
        srcSet={picture.webp}
        sizes={picture.sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  );
}
