import { Section } from '@/components/ui/section';
import { fitTableCopy } from '@/data/fit';
import { BOARDS_SHOWN } from '@/lib/boards-address';
import type { Product } from '@/lib/content/products';
import { ofKind } from '@/lib/fit';
import { fitTable } from '@/lib/fit-lines';
import { BoardChoice } from './catalogue';
import type { EnquiryShop } from './catalogue-data';
import { FitTables } from './fit-table';

interface TogetherProps {
  readonly products: readonly Product[];
  readonly shop: EnquiryShop;
}

/**
 * Which of the shop's parts go on its boards, its first two side by side, and where there are more a choice; nothing in a
 * shop without boards.
 */
export function Together({ products, shop }: TogetherProps) {
  const boards = ofKind(products, 'board');
  const first = boards.slice(0, BOARDS_SHOWN);
  if (fitTable(products, first).groups.length === 0) return null;
  const table = <FitTables products={products} boards={first} />;
  return (
    <Section id="together" heading={fitTableCopy.heading}>
      {boards.length > BOARDS_SHOWN ? <BoardChoice parts={shop.parts}>{table}</BoardChoice> : table}
    </Section>
  );
}
