/** The published cases, power supplies and motherboards that visitors may own: see data/parts/opendb/README.md. */

import { visitorPcCopy } from '@/data/copy/visitor-pc';
import type { FactsOf } from '@/data/parts/facts';
import { MOTHERBOARD_FORM_FACTORS } from '@/data/parts/facts';
import { fillTemplate } from '@/lib/text/fill-template';
import type { DatabaseField } from './visitor-pc';

const copy = visitorPcCopy.details;

/** Each list is a chunk of its own, loaded when a visitor first uses its field. */
const LISTS = {
  case: () => import('@/data/parts/opendb/cases.json'),
  psu: () => import('@/data/parts/opendb/psus.json'),
  motherboard: () => import('@/data/parts/opendb/motherboards.json'),
};

type DatabaseFacts = FactsOf<'case' | 'psu' | 'motherboard'>;

export interface DatabasePart {
  /** New links have the first id; older links may have another. */
  readonly ids: readonly string[];
  readonly maker: string;
  readonly model: string;
  readonly facts: DatabaseFacts;
}

/** Words that a line of a case has in place of figures. */
export const CASE_FLAGS = {
  /** Drive cages may be in the way of a long card. */
  cages: 'cages',
  /** The front fan is in the way of a long card. */
  frontFan: 'fan',
  /** The case may take no ATX power supply, since it is small or its records disagree. */
  psuUnverified: 'unverified',
};

/** Returns the form factors that a case takes, by its largest; undefined for an unknown one. */
function listFormFactors(largest: string): readonly string[] | undefined {
  const index = MOTHERBOARD_FORM_FACTORS.indexOf(largest);
  return index === -1 ? undefined : MOTHERBOARD_FORM_FACTORS.slice(0, index + 1);
}

/** Returns memory types with their speed limits, which are unknown and so infinite: { DDR5: Infinity }; undefined without a type. */
export const createMemorySpeeds = (types: readonly string[]) =>
  types.length > 0
    ? Object.fromEntries(types.map((type) => [type, Number.POSITIVE_INFINITY]))
    : undefined;

/** Parses the form factors of power supplies that a case takes: 'SFX/SFX-L', 'unverified' where they are in doubt, or ''. */
function parsePsuFormFactors(text = ''): Partial<FactsOf<'case'>> {
  if (text === CASE_FLAGS.psuUnverified) return { mayNeedSmallPsu: true };
  return text === '' ? {} : { psuFormFactors: text.split('/') };
}

const parseColumn = (text: string | undefined) => (text ? Number(text) : undefined);

/** Parsers of the facts that follow a line's maker, model and ids. An empty fact is unknown. */
const PARSERS: Readonly<
  Record<DatabaseField, (shortName: string, facts: readonly string[]) => DatabaseFacts>
> = {
  case: (
    shortName,
    [largestFormFactor = '', maxGpuLength, front, maxGpuSlots, psuFormFactors],
  ) => ({
    kind: 'case',
    shortName,
    formFactors: listFormFactors(largestFormFactor),
    maxGpuLength: parseColumn(maxGpuLength),
    maxGpuSlots: parseColumn(maxGpuSlots),
    mayHaveCages: front === CASE_FLAGS.cages || undefined,
    hasFrontFan: front === CASE_FLAGS.frontFan || undefined,
    ...parsePsuFormFactors(psuFormFactors),
  }),
  psu: (shortName, [watts]) => ({ kind: 'psu', shortName, watts: parseColumn(watts) }),
  motherboard: (shortName, [socket, memoryType, formFactor]) => ({
    kind: 'motherboard',
    shortName,
    socket: socket || undefined,
    memorySpeeds: createMemorySpeeds(memoryType ? [memoryType] : []),
    formFactor: formFactor || undefined,
  }),
};

/** Parses a list's lines, such as 'NZXT|H210|7585de5|Mini-ITX|325|'. */
export const parseParts = (
  field: DatabaseField,
  lines: readonly string[],
): readonly DatabasePart[] =>
  lines.map((line) => {
    const [maker = '', model = '', ids = '', ...facts] = line.split('|');
    return { ids: ids.split(','), maker, model, facts: PARSERS[field](model, facts) };
  });

/**
 * Loads all parts of a field's list.
 *
 * @throws if the list can't be fetched
 */
export const loadParts = async (field: DatabaseField) =>
  parseParts(field, (await LISTS[field]()).default);

/** Returns a part's full name. */
export const formatPartName = ({ maker, model }: DatabasePart) => `${maker} ${model}`;

const formatFigure = (template: string, amount: number | undefined) =>
  amount === undefined ? undefined : fillTemplate(template, { amount });

function listFacts({ facts }: DatabasePart): readonly (string | undefined)[] {
  if (facts.kind === 'psu') return [formatFigure(copy.watts, facts.watts)];
  if (facts.kind === 'case')
    return [facts.formFactors?.at(-1), formatFigure(copy.room, facts.maxGpuLength)];
  return [facts.socket, ...Object.keys(facts.memorySpeeds ?? {}), facts.formFactor];
}

/** Formats the facts that distinguish parts: 'ATX, cards up to 381 mm', '650 W', 'AM4, DDR4, Micro ATX'. */
export const formatPartDetail = (part: DatabasePart): string =>
  listFacts(part).filter(Boolean).join(', ');
