import type { Pack } from '@/lib/content/pack';
import { formatCount } from '../content/content-issue';
import { collectFigures } from './figures';
import { createIssues, type LaunchIssue } from './format-report';

/** The dates that a shop's dates are compared with: days such as 2026-11-21, months such as 2026-11. */
interface ReferenceDates {
  readonly today: string;
  /** Undefined where company.yaml is the owner's. */
  readonly sampleStockDay: string | undefined;
  readonly lawChecked: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts the months from the year 0 to a date; 0 for an empty date. */
const countMonths = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** Returns true for a product 'In Stock' whose date is missing, too old or still the sample's. */
function needsStockCheck(
  { inStock, checkedOn = '' }: Pack['products'][number],
  { stockCheckedOn, stockHolds }: Pack['company'],
  { today, sampleStockDay }: ReferenceDates,
): boolean {
  // An owner who checked on that day has another date in company.yaml, or none.
  const isSampleDay = sampleStockDay !== undefined && stockCheckedOn === sampleStockDay;
  // An empty date gives NaN, which is no recent age.
  const age = (Date.parse(today) - Date.parse(checkedOn)) / DAY_MS;
  const isRecent = age >= 0 && age <= stockHolds && !(isSampleDay && checkedOn === sampleStockDay);
  return inStock && !isRecent;
}

/** Finds figures without a proof, proofs without a claim, and proofs, stock, sources and law that were last checked too long ago. */
export function findProofIssues(pack: Pack, dates: ReferenceDates): readonly LaunchIssue[] {
  const { company, products, proof } = pack;
  const { today, lawChecked } = dates;
  const isOld = (checked = '') => {
    const age = countMonths(today) - countMonths(checked);
    return age < 0 || age > company.sourcesHold;
  };
  const month = today.slice(0, 7);
  const figures = collectFigures(pack);
  const unproven = figures.filter((figure) => proof[figure] === undefined);
  const { proof: _, ...claims } = pack;
  const claimText = JSON.stringify(claims).toLowerCase();
  const unmatched = Object.keys(proof).filter(
    (name) =>
      !figures.includes(name) &&
      !claimText.includes(JSON.stringify(name.toLowerCase()).slice(1, -1)),
  );
  const oldProofs = Object.keys(proof).filter((name) => isOld(proof[name]?.checked));
  const stock = products.filter((product) => needsStockCheck(product, company, dates));
  const sources = products.filter(({ checked }) => isOld(checked));
  /** Formats a sentence such as '2 figures without proof: A and B.'. */
  const describe =
    (entries: readonly unknown[], noun: string, fault: string, fix: string) => (list: string) =>
      `${formatCount(entries.length, noun)} ${fault}: ${list}. ${fix}`;
  const quote = (names: readonly string[]) => names.map((name) => `'${name}'`);
  const getIds = (entries: typeof products) => entries.map(({ id }) => id);
  return createIssues('Proof and dates', [
    [
      quote(unproven),
      describe(
        unproven,
        'figure',
        'without proof',
        'Say in proof.yaml where the proof is, or change the figure.',
      ),
    ],
    [
      quote(unmatched),
      describe(
        unmatched,
        'proof',
        'of words that the site does not have',
        'Copy the words of the claim into proof.yaml, or remove the line.',
      ),
    ],
    [
      quote(oldProofs),
      describe(
        oldProofs,
        'proof',
        'out of date',
        `Check each document and write checked: ${month}.`,
      ),
    ],
    [
      getIds(stock),
      describe(
        stock,
        'product',
        'without a recent stock date',
        `Check the stock and write checkedOn: ${today}, or inStock: false.`,
      ),
    ],
    [
      getIds(sources),
      describe(
        sources,
        'product',
        "not recently compared with the maker's data sheet",
        `Compare each and write checked: ${month}.`,
      ),
    ],
    [
      isOld(lawChecked) ? [lawChecked] : [],
      (date) =>
        `The law was last checked in ${date}: take a new release, or have OWNERS.md and data/legal.ts checked.`,
    ],
  ]);
}
