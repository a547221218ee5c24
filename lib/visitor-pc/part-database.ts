/** The published cases, power supplies and motherboards that visitors may own: see data/parts/opendb/README.md. */
import { visitorPcCopy } from '@/data/copy/visitor-pc';
import type { FactsOf } from '@/data/parts/facts';
import { fillTemplate } from '@/lib/text/fill-template';
import type { DatabaseField } from './visitor-pc';

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

/** Forms of motherboards from the smallest; a case takes all up to its largest. */
export const MOTHERBOARD_FORMS = ['Mini-ITX', 'Micro ATX', 'ATX', 'EATX'];
const parseForms = (largest: string) =>
  MOTHERBOARD_FORMS.includes(largest)
    ? MOTHERBOARD_FORMS.slice(0, MOTHERBOARD_FORMS.indexOf(largest) + 1)
    : undefined;

/** Returns the speed limit of each memory type; undefined without a type. The limits are unknown, so they are infinite. */
export const createMemory = (types: readonly (string | undefined)[] = []) => {
  const entries = types.flatMap((type) => (type ? [[type, Number.POSITIVE_INFINITY]] : []));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** Returns the forms of power supplies that a case takes, or that they are in doubt. */
const parsePsuForms = (forms = '') =>
  forms === 'unverified' ? { mayNeedSmallPsu: true } : forms && { psuForms: forms.split('/') };

const parseNumber = (text: string | undefined) => (text ? Number(text) : undefined);

/** Parse the facts that follow a line's maker, model and ids. An empty fact is unknown. */
const PARSERS: Readonly<
  Record<DatabaseField, (short: string, facts: readonly string[]) => DatabaseFacts>
> = {
  case: (short, [largestForm = '', cardRoom, front, cardSlots, psuForms]) => ({
    kind: 'case',
    short,
    forms: parseForms(largestForm),
    cardRoom: parseNumber(cardRoom),
    cardSlots: parseNumber(cardSlots),
    caged: front === 'cages' || undefined,
    frontFan: front === 'fan' || undefined,
    ...parsePsuForms(psuForms),
  }),
  psu: (short, [watts]) => ({ kind: 'psu', short, watts: parseNumber(watts) }),
  motherboard: (short, [socket, memoryType, form]) => ({
    kind: 'motherboard',
    short,
    socket: socket || undefined,
    memory: createMemory([memoryType]),
    form: form || undefined,
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

const formatAmount = (template: string, amount: number | undefined) =>
  amount === undefined ? undefined : fillTemplate(template, { amount });

/** Returns the facts that distinguish parts of one name. */
function listFacts({ facts }: DatabasePart): readonly (string | undefined)[] {
  if (facts.kind === 'psu') return [formatAmount(visitorPcCopy.details.watts, facts.watts)];
  if (facts.kind === 'case')
    return [facts.forms?.at(-1), formatAmount(visitorPcCopy.details.room, facts.cardRoom)];
  return [facts.socket, ...Object.keys(facts.memory ?? {}), facts.form];
}

/** Formats the facts that distinguish parts: 'ATX, cards up to 381 mm', '650 W', 'AM4, DDR4, Micro ATX'. */
export const formatPartDetail = (part: DatabasePart): string =>
  listFacts(part).filter(Boolean).join(', ');
