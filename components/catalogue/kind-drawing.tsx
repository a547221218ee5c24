import type { ProductCategory } from '@/data/taxonomy';
import kinds from './kinds.svg';

/** The views of kinds.svg; a kind that is not drawn there does without. */
const VIEWS: Readonly<Partial<Record<ProductCategory, string>>> = {
  'Graphics Cards': 'graphics-card',
  Processors: 'processor',
  Memory: 'memory',
  Storage: 'storage',
};

function View({ name }: { readonly name: string }) {
  return (
    <img
      src={`${kinds.src}#${name}`}
      width={96}
      height={56}
      alt=""
      loading="lazy"
      className="bg-sheet forced-color-adjust-none print:hidden"
    />
  );
}

/** A kind of part as it stands on the shelf. */
export function KindDrawing({ kind }: { readonly kind: ProductCategory }) {
  const name = VIEWS[kind];
  return name === undefined ? null : <View name={name} />;
}

/** The screen that the parts draw for. */
export function ScreenDrawing() {
  return <View name="screen" />;
}
