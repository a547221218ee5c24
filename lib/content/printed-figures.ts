/** A product's printed figures against the facts that its verdicts come from, so that one thing has one figure. */
import type { FactsOf, PartFacts, PartKind } from './facts';

type Figures<Facts> = Readonly<Record<string, (facts: Facts) => string | undefined>>;

/** A fact with what is printed around it; undefined while it is not on record. */
const printed = (value: string | number | undefined, before = '', after = '') =>
  value === undefined ? undefined : `${before}${value}${after}`;
const join = (facts: object | undefined, one: (name: string, amount: number) => string) =>
  facts && Object.entries(facts).map(([name, amount]) => one(name, amount));

/** What the value of a label must have in it, for each kind of part. */
const FIGURES: { readonly [K in PartKind]: Figures<FactsOf<K>> } = {
  processor: {
    Socket: ({ socket }) => socket,
    Memory: ({ memory }) => join(memory, (kind, rated) => `${kind}-${rated}`)?.join(' or '),
    'Turbo power': ({ watts }) => printed(watts, '', ' W'),
  },
  board: {
    Socket: ({ socket }) => socket,
    'M.2 slots': ({ m2 }) =>
      m2?.map(({ generation, count }) => `${count} × PCIe ${generation}.0`).join(', '),
    'SATA ports': ({ sata }) => printed(sata),
    Memory: ({ gigabytes }) => printed(gigabytes, '', ' GB'),
    'Form factor': ({ form }) => form,
  },
  memory: {
    Speed: ({ type, speed }) => type && printed(speed, `${type}-`),
    Height: ({ height }) => printed(height, '', ' mm'),
    Capacity: ({ gigabytes, modules }) =>
      gigabytes === undefined || modules === undefined
        ? undefined
        : `${gigabytes} GB (${modules} × ${gigabytes / modules} GB)`,
    Profiles: ({ profiles }) => profiles?.join(' and '),
  },
  drive: {
    Interface: ({ generation }) => printed(generation, 'PCIe ', '.0'),
    'Form factor': ({ slot }) => slot,
  },
  card: {
    Length: ({ length }) => printed(length, '', ' mm'),
    'Slots taken': ({ thickness }) => printed(thickness),
    'Board power': ({ watts }) => printed(watts, '', ' W'),
    'Power supply': ({ minimumSupply }) => printed(minimumSupply, '', ' W'),
    'Power input': ({ leads }) => join(leads, (lead, amount) => `${amount} × ${lead}`)?.join(', '),
    Interface: ({ lanes }) => printed(lanes, 'x'),
  },
  supply: { Output: ({ watts }) => printed(watts, '', ' W') },
  case: {},
  cooler: {},
};

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
/** Figures in features and tags, which have no label: how each is found, and what it must be. */
const IN_WORDS: readonly (readonly [RegExp, (facts: PartFacts) => string | undefined])[] = [
  [
    /^(\w+) M\.2 slots$/,
    (facts) =>
      facts.part === 'board' && facts.m2
        ? NUMBERS[facts.m2.reduce((sum, { count }) => sum + count, 0)]
        : undefined,
  ],
  [/^(\d+) mm of room$/, (facts) => (facts.part === 'card' ? printed(facts.room) : undefined)],
];

/**
 * Where what is printed of a product and its facts differ.
 *
 * @param lists its features and tags, by the names of their fields
 * @returns the path of each such text in the product, and what its facts say
 */
export function findFigureMismatches(
  facts: PartFacts,
  specifications: Readonly<Record<string, string>>,
  lists: Readonly<Record<string, readonly string[]>>,
) {
  const figures = FIGURES[facts.part] as Figures<PartFacts>;
  const labelled = Object.entries(specifications).flatMap(([label, value]) => {
    const expected = figures[label]?.(facts);
    const differs = expected !== undefined && !value.includes(expected);
    return differs ? [{ path: ['specifications', label], expected }] : [];
  });
  const listed = Object.entries(lists).flatMap(([field, texts]) =>
    texts.flatMap((text, index) =>
      IN_WORDS.flatMap(([pattern, expectedOf]) => {
        const [, found] = pattern.exec(text) ?? [];
        const expected = expectedOf(facts);
        const differs = found !== undefined && expected !== undefined && found !== expected;
        return differs ? [{ path: [field, index], expected }] : [];
      }),
    ),
  );
  return [...labelled, ...listed];
}
