/** Compares a product's visible figures with its facts, so that a page never contradicts a verdict. */
import type { FactsOf, PartFacts, PartKind } from './facts';

type Figures<Facts> = Readonly<Record<string, (facts: Facts) => string | undefined>>;

/** Formats a fact with the text around it; undefined while the fact is unknown. */
const format = (value: string | number | undefined, before = '', after = '') =>
  value === undefined ? undefined : `${before}${value}${after}`;
const formatEach = (
  facts: object | undefined,
  formatEntry: (name: string, amount: number) => string,
) => facts && Object.entries(facts).map(([name, amount]) => formatEntry(name, amount));

/** The text that a label's value must contain, by kind of part. */
const FIGURES: { readonly [K in PartKind]: Figures<FactsOf<K>> } = {
  cpu: {
    Socket: ({ socket }) => socket,
    Memory: ({ memory }) => formatEach(memory, (kind, rated) => `${kind}-${rated}`)?.join(' or '),
    'Turbo power': ({ watts }) => format(watts, '', ' W'),
  },
  motherboard: {
    Socket: ({ socket }) => socket,
    'M.2 slots': ({ m2 }) =>
      m2?.map(({ generation, count }) => `${count} × PCIe ${generation}.0`).join(', '),
    'SATA ports': ({ sata }) => format(sata),
    Memory: ({ gigabytes }) => format(gigabytes, '', ' GB'),
    'Form factor': ({ form }) => form,
  },
  memory: {
    Speed: ({ type, speed }) => type && format(speed, `${type}-`),
    Height: ({ height }) => format(height, '', ' mm'),
    Capacity: ({ gigabytes, modules }) =>
      gigabytes === undefined || modules === undefined
        ? undefined
        : `${gigabytes} GB (${modules} × ${gigabytes / modules} GB)`,
    Profiles: ({ profiles }) => profiles?.join(' and '),
  },
  drive: {
    Interface: ({ generation }) => format(generation, 'PCIe ', '.0'),
    'Form factor': ({ slot }) => slot,
  },
  gpu: {
    Length: ({ length }) => format(length, '', ' mm'),
    'Slots taken': ({ thickness }) => format(thickness),
    'Board power': ({ watts }) => format(watts, '', ' W'),
    'Power supply': ({ minimumSupply }) => format(minimumSupply, '', ' W'),
    'Power input': ({ leads }) =>
      formatEach(leads, (lead, amount) => `${amount} × ${lead}`)?.join(', '),
    Interface: ({ lanes }) => format(lanes, 'x'),
  },
  psu: { Output: ({ watts }) => format(watts, '', ' W') },
  case: {},
  cooler: {},
};

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
/** Figures in features and tags, which have no label: a pattern for each, and the expected figure. */
const UNLABELLED: readonly (readonly [RegExp, (facts: PartFacts) => string | undefined])[] = [
  [
    /^(\w+) M\.2 slots$/,
    (facts) =>
      facts.part === 'motherboard' && facts.m2
        ? NUMBERS[facts.m2.reduce((sum, { count }) => sum + count, 0)]
        : undefined,
  ],
  [/^(\d+) mm of room$/, (facts) => (facts.part === 'gpu' ? format(facts.room) : undefined)],
];

/** Returns true where a text has the whole figure: '1850 W' does not have '850 W'. */
const hasFigure = (text: string, figure: string) =>
  text
    .split(figure)
    .some(
      (after, index, pieces) =>
        index > 0 && !/\d[.,]?$/.test(pieces[index - 1] ?? '') && !/^[.,]?\d/.test(after),
    );

/**
 * Finds visible figures that differ from a product's facts.
 *
 * @param lists the product's features and tags, by the names of their fields
 * @returns the path of each such figure in the product, and the figure that the facts give
 */
export function findFigureMismatches(
  facts: PartFacts,
  specifications: Readonly<Record<string, string>>,
  lists: Readonly<Record<string, readonly string[]>>,
) {
  const figures = FIGURES[facts.part] as Figures<PartFacts>;
  const labelled = Object.entries(specifications).flatMap(([label, value]) => {
    const expected = figures[label]?.(facts);
    const differs = expected !== undefined && !hasFigure(value, expected);
    return differs ? [{ path: ['specifications', label], expected }] : [];
  });
  const unlabelled = Object.entries(lists).flatMap(([field, texts]) =>
    texts.flatMap((text, index) =>
      UNLABELLED.flatMap(([pattern, getExpected]) => {
        const [, figure] = pattern.exec(text) ?? [];
        const expected = getExpected(facts);
        const differs = figure !== undefined && expected !== undefined && figure !== expected;
        return differs ? [{ path: [field, index], expected }] : [];
      }),
    ),
  );
  return [...labelled, ...unlabelled];
}
