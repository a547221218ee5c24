import type { Pack } from '@/lib/content/pack';
import { formatCount } from '../content/content-issue';
import { createIssues, type LaunchIssue } from './format-report';

/** Collects the figures and times that a shop states, each once, as the keys of proof.yaml. */
export function collectFigures({
  company,
  about,
  'category-pages': pages,
}: Pick<Pack, 'company' | 'about' | 'category-pages'>): readonly string[] {
  const tiles = pages.flatMap((page) => (page.kind === 'showcase' ? (page.tiles ?? []) : []));
  const figures = [
    ...(about.impact?.figures ?? []).map(({ figure, label }) => `${figure} ${label}`),
    ...tiles.map(({ figure, unit, label }) => `${figure} ${unit} ${label}`),
    ...[company.dispatch, company.delivery, company.response],
  ];
  return [...new Set(figures)];
}

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
  const { proof: _, ...claims } = pack;
  const claimText = JSON.stringify(claims).toLowerCase();
  const unmatched = Object.keys(proof).filter(
    (name) =>
      !figures.includes(name) &&
      !claimText.includes(JSON.stringify(name.toLowerCase()).slice(1, -1)),
  );
  const quote = (names: readonly string[]) => names.map((name) => `'${name}'`);
  /** Describes a list in a sentence such as '2 figures without proof: A and B.', and says what to do. */
  const describe = (names: readonly string[], noun: string, fault: string, fix: string) =>
    [
      names,
      (list: string) => `${formatCount(names.length, noun)} ${fault}: ${list}. ${fix}`,
    ] as const;
  const getIds = (entries: typeof products) => entries.map(({ id }) => id);
  return createIssues('Proof and dates', [
    describe(
      quote(figures.filter((figure) => proof[figure] === undefined)),
      'figure',
      'without proof',
      'Say in proof.yaml where the proof is, or change the figure.',
    ),
    describe(
      quote(unmatched),
      'proof',
      'of words that the site does not have',
      'Copy the words of the claim into proof.yaml, or remove the line.',
    ),
    describe(
      quote(Object.keys(proof).filter((name) => isOld(proof[name]?.checked))),
      'proof',
      'out of date',
      `Check each document and write checked: ${month}.`,
    ),
    describe(
      getIds(products.filter((product) => needsStockCheck(product, company, dates))),
      'product',
      'without a recent stock date',
      `Check the stock and write checkedOn: ${today}, or inStock: false.`,
    ),
    describe(
      getIds(products.filter(({ checked }) => isOld(checked))),
      'product',
      "not recently compared with the maker's data sheet",
      `Compare each and write checked: ${month}.`,
    ),
    [
      isOld(lawChecked) ? [lawChecked] : [],
      (date) =>
        `The law was last checked in ${date}: take a new release, or have OWNERS.md and data/legal.ts checked.`,
    ],
  ]);
}
