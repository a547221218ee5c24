/**
 * The lines of the lists in data/parts/opendb/. scripts/part-database/ writes them, and pages read
 * them: 'Acme|Box|7585de5,3482b00|Mini-ITX|325||2|SFX/SFX-L'.
 *
 * - '|' separates the columns: maker, model, ids and facts. The column of an unknown fact is empty.
 * - ',' separates the ids, and '/' the sizes of power supplies that a case takes.
 * - At most two empty columns at the end are left out, each with the '|' before it. Cases got their
 *   last two columns later, so the lines of cases without these facts stayed as they were.
 */

/** The part kinds that the part database lists. */
export const DATABASE_KINDS = ['case', 'psu', 'motherboard'] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/** The columns of each kind's list, in order, after the maker, the model and the ids. */
export const FACT_COLUMNS = {
  case: ['largestFormFactor', 'maxGpuLength', 'front', 'maxGpuSlots', 'psuFormFactors'],
  psu: ['watts'],
  motherboard: ['socket', 'memoryType', 'formFactor'],
} as const satisfies Readonly<Record<DatabaseKind, readonly string[]>>;

export type FactColumn<K extends DatabaseKind = DatabaseKind> = (typeof FACT_COLUMNS)[K][number];

/** The facts of a line as its texts; undefined where a fact is unknown. */
export type FactTexts<K extends DatabaseKind = DatabaseKind> = Readonly<
  Partial<Record<FactColumn<K>, string | undefined>>
>;

export interface PartLine<K extends DatabaseKind = DatabaseKind> {
  readonly maker: string;
  readonly model: string;
  /** New links have the first id; older links may have another. */
  readonly ids: readonly string[];
  readonly factTexts: FactTexts<K>;
}

/** Returns a part's full name. */
export const formatPartName = ({ maker, model }: Pick<PartLine, 'maker' | 'model'>) =>
  `${maker} ${model}`;

/** Words that a line of a case has in place of figures. */
export const CASE_FLAGS = {
  /** Drive cages may be in the way of a long graphics card. */
  cages: 'cages',
  /** The front fan is in the way of a long graphics card. */
  frontFan: 'fan',
  /** The case may take no ATX power supply, since it is small or its records disagree. */
  psuUnverified: 'unverified',
};

/** Parses a line of a kind's list. */
export function parsePartLine<K extends DatabaseKind>(kind: K, line: string): PartLine<K> {
  const [maker = '', model = '', ids = '', ...texts] = line.split('|');
  const entries = FACT_COLUMNS[kind].map((column, index) => [column, texts[index] || undefined]);
  return { maker, model, ids: ids.split(','), factTexts: Object.fromEntries(entries) };
}

/** Formats a line of a kind's list. */
export function formatPartLine(
  kind: DatabaseKind,
  { maker, model, ids, factTexts }: PartLine,
): string {
  const columns: readonly FactColumn[] = FACT_COLUMNS[kind];
  const texts = columns.map((column) => factTexts[column] ?? '');
  return [maker, model, ids.join(), ...texts].join('|').replace(/\|\|?$/, '');
}
