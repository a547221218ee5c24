import { Section } from '@/components/ui/section';
import type { CatalogueArrangement } from '@/data/vocabulary';

interface BrandWallProps {
  readonly heading: string;
  readonly brands: readonly string[];
  readonly arrangement: CatalogueArrangement;
}

/** A table; or, as on the board of the page of parts, traces that end in pads. */
const LOOKS: Readonly<Record<CatalogueArrangement, string>> = {
  lead: 'brand-table headline text-brand',
  parts: 'brand-traces headline grid grid-cols-2 gap-[min(1.5rem,5vw)] text-brand md:grid-cols-3',
};

/** The brands as a wall of set type: no logos to license, nothing to load. */
export function BrandWall({ heading, brands, arrangement }: BrandWallProps) {
  return (
    <Section id="brands" heading={heading} surface="sheet">
      <ul className={LOOKS[arrangement]}>
        {brands.map((brand) => (
          <li key={brand}>{brand}</li>
        ))}
      </ul>
    </Section>
  );
}
