import { Section } from '@/components/ui/section';

interface BrandWallProps {
  readonly heading: string;
  readonly brands: readonly string[];
}

/** The brands as a wall of set type: no logos to license, nothing to load. */
export function BrandWall({ heading, brands }: BrandWallProps) {
  return (
    <Section id="brands" heading={heading} surface="sheet">
      <ul className="grid grid-cols-2 border-t border-l border-line sm:grid-cols-3 lg:grid-cols-4">
        {brands.map((brand) => (
          <li
            key={brand}
            className="headline grid min-h-16 items-center border-r border-b border-line px-4 py-3 text-brand font-bold"
          >
            {brand}
          </li>
        ))}
      </ul>
    </Section>
  );
}
