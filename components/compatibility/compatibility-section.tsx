import { Section } from '@/components/ui/section';
import { fitTableCopy } from '@/data/fit';
import { ofKind } from '@/lib/compatibility/fit';
import { fitTable } from '@/lib/compatibility/fit-lines';
import type { Product } from '@/lib/content/products';
import { FitTables } from './fit-table';

const MAX_MOTHERBOARDS = 3;

/** The compatibility table of the shop's first motherboards. Renders nothing in a shop without motherboards. */
export function CompatibilitySection({ products }: { readonly products: readonly Product[] }) {
  const motherboards = ofKind(products, 'motherboard').slice(0, MAX_MOTHERBOARDS);
  if (fitTable(products, motherboards).groups.length === 0) return null;
  return (
    <Section id="together" heading={fitTableCopy.heading}>
      <FitTables products={products} boards={motherboards} />
    </Section>
  );
}
