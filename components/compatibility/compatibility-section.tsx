import { Section } from '@/components/ui/section';
import { compatibilityTableCopy } from '@/data/compatibility';
import { buildCompatibilityTable } from '@/lib/compatibility/compatibility-table';
import { filterByKind } from '@/lib/compatibility/parts';
import type { Product } from '@/lib/content/products';
import { CompatibilityTables } from './compatibility-table';

const MAX_MOTHERBOARDS = 3;

/** The compatibility table of the shop's first motherboards. Renders nothing in a shop without motherboards. */
export function CompatibilitySection({ products }: { readonly products: readonly Product[] }) {
  const motherboards = filterByKind(products, 'motherboard').slice(0, MAX_MOTHERBOARDS);
  if (buildCompatibilityTable(products, motherboards).groups.length === 0) return null;
  return (
    <Section id="together" heading={compatibilityTableCopy.heading}>
      <CompatibilityTables products={products} boards={motherboards} />
    </Section>
  );
}
