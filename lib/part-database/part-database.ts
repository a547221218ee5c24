/** The published cases, power supplies and motherboards: see data/parts/opendb/README.md. */

import { partDetailCopy } from '@/data/copy/part-database';
import { CASE_FORM_FACTORS, type FactsOf, MOTHERBOARD_FORM_FACTORS } from '@/data/parts/facts';
import { fillTemplate } from '@/lib/text/fill-template';
import {
  CASE_FLAGS,
  type DatabaseKind,
  type FactTexts,
  type PartLine,
  parsePartLine,
} from './part-line';

/** Each list is a chunk of its own, loaded when a visitor first uses the field for its kind. */
const LIST_LOADERS = {
  case: () => import('@/data/parts/opendb/cases.json'),
  psu: () => import('@/data/parts/opendb/psus.json'),
  motherboard: () => import('@/data/parts/opendb/motherboards.json'),
};

type DatabaseFacts = FactsOf<DatabaseKind>;

/** A part of the part database. */
export interface DatabasePart extends Pick<PartLine, 'maker' | 'model' | 'ids'> {
  readonly facts: DatabaseFacts;
}

const parseFormFactor = (text: string | undefined) =>
  MOTHERBOARD_FORM_FACTORS.find((formFactor) => formFactor === text);

/** Returns the form factors that a case takes, by its largest; undefined for an unknown one. */
function listFormFactors(largestText: string | undefined) {
  const largest = parseFormFactor(largestText);
  return largest && CASE_FORM_FACTORS.slice(0, CASE_FORM_FACTORS.indexOf(largest) + 1);
}

/** Returns memory types with unknown rated speeds: { DDR5: null }; undefined without a type. */
export const createMemorySpeeds = (types: readonly string[]) =>
  types.length > 0 ? Object.fromEntries(types.map((type) => [type, null])) : undefined;

/** Parses the power supplies that a case takes: 'SFX/SFX-L', or 'unverified' if in doubt. */
const parsePsuFormFactors = (text: string | undefined): Partial<FactsOf<'case'>> =>
  text === CASE_FLAGS.psuUnverified
    ? { mayNeedSmallPsu: true }
    : { psuFormFactors: text?.split('/') };

const parseNumber = (text: string | undefined) => (text ? Number(text) : undefined);

/** Parsers of the facts of a line. */
const FACT_PARSERS: {
  readonly [K in DatabaseKind]: (shortName: string, factTexts: FactTexts<K>) => DatabaseFacts;
} = {
  case: (shortName, { largestFormFactor, maxGpuLength, front, maxGpuSlots, psuFormFactors }) => ({
    kind: 'case',
    shortName,
    formFactors: listFormFactors(largestFormFactor),
    maxGpuLength: parseNumber(maxGpuLength),
    maxGpuSlots: parseNumber(maxGpuSlots),
    mayHaveCages: front === CASE_FLAGS.cages || undefined,
    hasFrontFan: front === CASE_FLAGS.frontFan || undefined,
    ...parsePsuFormFactors(psuFormFactors),
  }),
  psu: (shortName, { watts }) => ({ kind: 'psu', shortName, watts: parseNumber(watts) }),
  motherboard: (shortName, { socket, memoryType, formFactor }) => ({
    kind: 'motherboard',
    shortName,
    socket,
    memorySpeeds: createMemorySpeeds(memoryType ? [memoryType] : []),
    formFactor: parseFormFactor(formFactor),
  }),
};

/** Parses the lines of a kind's list. */
export const parseParts = <K extends DatabaseKind>(
  kind: K,
  lines: readonly string[],
): readonly DatabasePart[] =>
  lines.map((line) => {
    const { factTexts, ...part } = parsePartLine(kind, line);
    return { ...part, facts: FACT_PARSERS[kind](part.model, factTexts) };
  });

/**
 * Loads all parts of a kind.
 *
 * @throws if the list can't be fetched
 */
export const loadParts = async (kind: DatabaseKind) =>
  parseParts(kind, (await LIST_LOADERS[kind]()).default);

const formatFigure = (template: string, amount: number | undefined) =>
  amount === undefined ? undefined : fillTemplate(template, { amount });

function listFactTexts({ facts }: DatabasePart): readonly (string | undefined)[] {
  if (facts.kind === 'psu') return [formatFigure(partDetailCopy.watts, facts.watts)];
  if (facts.kind === 'case')
    return [
      facts.formFactors?.at(-1),
      formatFigure(partDetailCopy.maxGpuLength, facts.maxGpuLength),
    ];
  return [facts.socket, ...Object.keys(facts.memorySpeeds ?? {}), facts.formFactor];
}

/** Formats the facts that distinguish parts: 'ATX, cards up to 381 mm', '650 W'. */
export const formatPartDetail = (part: DatabasePart): string =>
  listFactTexts(part).filter(Boolean).join(', ');
