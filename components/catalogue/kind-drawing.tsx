import type { ProductCategory } from '@/data/taxonomy';
import kinds from './kinds.svg';

/** The views of kinds.svg; a kind that is not drawn there does without. */
const VIEWS: Readonly<Partial<Record<ProductCategory, string>>> = {
  'Graphics Cards': 'graphics-card',
  Processors: 'processor',
  Memory: 'memory',
  Storage: 'storage',
};

/** A kind of part as it stands on the shelf, beside the number of them, where there is room. */
export function KindDrawing({ kind }: { readonly kind: ProductCategory }) {
  const view = VIEWS[kind];
  if (view === undefined) return null;
  return (
    <img
      src={`${kinds.src}#${view}`}
      width={96}
      height={56}
      alt=""
      loading="lazy"
      className="absolute right-4 bottom-0 hidden bg-sheet forced-color-adjust-none lg:block print:hidden"
    />
  );
}
