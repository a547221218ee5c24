/** The published cases, power supplies and motherboards that visitors may own: see data/part-database/README.md. */
import { have } from '@/data/have';
import { fillTemplate } from '@/lib/text/fill-template';

/** Each list is a chunk of its own, loaded when a visitor first uses its field. */
const LISTS = {
  case: () => import('@/data/part-database/cases.json'),
  supply: () => import('@/data/part-database/psus.json'),
  board: () => import('@/data/part-database/motherboards.json'),
};

/** A field of the visitor's PC that has a list. */
export type DatabaseField = keyof typeof LISTS;

/** The fields of every part. */
interface PartName {
  /** The first stands in addresses; older links may contain another. */
  readonly ids: readonly string[];
  readonly maker: string;
  readonly model: string;
}

/** A case. Lengths are in millimetres, and undefined facts unknown. */
interface DatabaseCase extends PartName {
  readonly kind: 'case';
  /** The forms of motherboard that the case takes, from the smallest. */
  readonly motherboardForms: readonly string[] | undefined;
  readonly gpuLength: number | undefined;
  /** The slots that a graphics card may take, where there are fewer than four. */
  readonly gpuSlots: number | undefined;
  /** True if drive cages may be in the way of the longest cards. */
  readonly hasCages: boolean;
}

interface DatabasePsu extends PartName {
  readonly kind: 'psu';
  readonly watts: number | undefined;
}

interface DatabaseMotherboard extends PartName {
  readonly kind: 'motherboard';
  readonly socket: string | undefined;
  readonly memoryType: string | undefined;
  readonly form: string | undefined;
}

interface PartsByField {
  readonly case: DatabaseCase;
  readonly supply: DatabasePsu;
  readonly board: DatabaseMotherboard;
}
/** A part of the list of a field. */
export type DatabasePart<F extends DatabaseField = DatabaseField> = PartsByField[F];

/** Forms of motherboards from the smallest; a case takes all up to its largest. */
export const MOTHERBOARD_FORMS = ['Mini-ITX', 'Micro ATX', 'ATX', 'EATX'];
const parseForms = (largest: string) =>
  MOTHERBOARD_FORMS.includes(largest)
    ? MOTHERBOARD_FORMS.slice(0, MOTHERBOARD_FORMS.indexOf(largest) + 1)
    : undefined;

const parseText = (text = '') => (text === '' ? undefined : text);
const parseNumber = (text = '') => (text === '' ? undefined : Number(text));

type Facts<F extends DatabaseField> = Omit<DatabasePart<F>, keyof PartName>;
/** Parses the facts behind a line's name and ids. */
const PARSERS: {
  readonly [F in DatabaseField]: (facts: readonly (string | undefined)[]) => Facts<F>;
} = {
  case: ([largestForm = '', gpuLength, cages, gpuSlots]) => ({
    kind: 'case',
    motherboardForms: parseForms(largestForm),
    gpuLength: parseNumber(gpuLength),
    gpuSlots: parseNumber(gpuSlots),
    hasCages: cages === 'cages',
  }),
  supply: ([watts]) => ({ kind: 'psu', watts: parseNumber(watts) }),
  board: ([socket, memoryType, form]) => ({
    kind: 'motherboard',
    socket: parseText(socket),
    memoryType: parseText(memoryType),
    form: parseText(form),
  }),
};

/** Parses a list's lines, such as 'NZXT|H210|7585de5|Mini-ITX|325|'. */
export const parseParts = <F extends DatabaseField>(field: F, lines: readonly string[]) =>
  lines.map((line) => {
    const [maker, model, ids = '', ...facts] = line.split('|');
    const name = { ids: ids.split(','), maker, model };
    return { ...name, ...PARSERS[field](facts) } as unknown as DatabasePart<F>;
  });

/**
 * Loads all parts of a field's list.
 *
 * @throws if the list can't be fetched
 */
export const loadParts = async <F extends DatabaseField>(field: F) =>
  parseParts(field, (await LISTS[field]()).default);

/** Returns a part's full name. */
export const formatPartName = ({ maker, model }: Pick<DatabasePart, 'maker' | 'model'>) =>
  `${maker} ${model}`;

const formatAmount = (template: string, x: number | undefined) =>
  x === undefined ? undefined : fillTemplate(template, { x });

/** Returns the facts that distinguish parts of one name. */
function listFacts(part: DatabasePart): readonly (string | undefined)[] {
  if (part.kind === 'psu') return [formatAmount(have.details.watts, part.watts)];
  if (part.kind === 'motherboard') return [part.socket, part.memoryType, part.form];
  return [part.motherboardForms?.at(-1), formatAmount(have.details.room, part.gpuLength)];
}

/** Formats the facts that distinguish parts: 'ATX, cards up to 381 mm', '650 W', 'AM4, DDR4, Micro ATX'. */
export const formatPartDetail = (part: DatabasePart): string =>
  listFacts(part).filter(Boolean).join(', ');
