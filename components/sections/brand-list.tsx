import { Section } from '@/components/ui/section';
import './brand-list.css';

interface BrandListProps {
  readonly heading: string;
  readonly brands: readonly string[];
}

/** The brands in set type, alike on all pages that name some: no logos to license, nothing to load. */
export function BrandList({ heading, brands }: BrandListProps) {
  return (
    <Section id="brands" heading={heading}>
      <ul className="brand-list headline text-brand">
        {brands.map((brand) => (
          <li key={brand}>{brand}</li>
        ))}
      </ul>
    </Section>
  );
}
