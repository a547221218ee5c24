import type { Pack } from '@/checks/schemas/pack';
import { staleStock } from '@/checks/stock-notices';
import { collectFigures } from './figures';
import { formatCount, type LaunchIssue, summariseNames } from './format-report';

/** The parts of a shop that need a proof or carry a date. */
export type DatedPack = Pick<Pack, 'about' | 'category-pages' | 'proof' | 'products'> & {
  readonly company: Pick<
    Pack['company'],
    'dispatch' | 'delivery' | 'response' | 'sourcesHold' | 'stockHolds' | 'stockCheckedOn'
  >;
};

/** The dates that a shop's dates are compared with: days such as 2026-11-21, months such as 2026-11. */
interface ReferenceDates {
  readonly today: string;
  /** The day on which the sample's stock was checked. */
  readonly sampleStockDay: string | undefined;
  /** The month in which the law was last read. */
  readonly lawChecked: string;
}

/** Returns the months from a month to a day; NaN where there is no month. */
function countMonths(from: string, to: string): number {
  const [fromMonth = NaN, toMonth = NaN] = [from, to].map((date) => {
    const [year = NaN, month = NaN] = date.split('-').map(Number);
    return year * 12 + month;
  });
  return toMonth - fromMonth;
}

/** Returns true for a product 'In Stock' whose date is missing, too old or still the sample's. */
function needsStockCheck(
  product: Pack['products'][number],
  { stockCheckedOn, stockHolds }: DatedPack['company'],
  { today, sampleStockDay }: ReferenceDates,
): boolean {
  // A product of its own with this date was checked on that day, unless company.yaml still has the sample's date.
  const isSampleDay = sampleStockDay !== undefined && stockCheckedOn === sampleStockDay;
  if (isSampleDay && product.checkedOn === sampleStockDay) return product.inStock;
  return staleStock(product, stockHolds, today) !== undefined;
}

/** Finds figures without a proof, and proofs, stock, sources and law that were last checked too long ago. */
export function findProofIssues(pack: DatedPack, dates: ReferenceDates): readonly LaunchIssue[] {
  const { company, products, proof } = pack;
  const { today, lawChecked } = dates;
  const isOld = (month = '') => {
    const age = countMonths(month, today);
    return !(age >= 0 && age <= company.sourcesHold);
  };
  const month = today.slice(0, 7);
  const unproven = collectFigures(pack).filter((figure) => proof[figure] === undefined);
  const oldProofs = Object.keys(proof).filter((name) => isOld(proof[name]?.checked));
  const stock = products.filter((product) => needsStockCheck(product, company, dates));
  const sources = products.filter(({ checked }) => isOld(checked));
  const summariseIds = (some: typeof products) => summariseNames(some.map(({ id }) => id));
  const texts = [
    unproven.length > 0 &&
      `${formatCount(unproven.length, 'figure')} without proof: ${summariseNames(unproven.map((one) => `'${one}'`))}. Say in proof.yaml where the proof is, or change the figure.`,
    oldProofs.length > 0 &&
      `${formatCount(oldProofs.length, 'old proof')}: ${summariseNames(oldProofs.map((one) => `'${one}'`))}. Check each document and write checked: ${month}.`,
    stock.length > 0 &&
      `${formatCount(stock.length, 'product')} without a recent stock date: ${summariseIds(stock)}. Check the stock and write checkedOn: ${today}, or inStock: false.`,
    sources.length > 0 &&
      `${formatCount(sources.length, 'product')} not recently compared with the maker's data sheet: ${summariseIds(sources)}. Compare each and write checked: ${month}.`,
    isOld(lawChecked) &&
      `The law was last checked in ${lawChecked}: take a new release, or have OWNERS.md and data/legal.ts checked.`,
  ];
  return texts.flatMap((text) => (text ? [{ group: 'Proof and dates', text }] : []));
}
