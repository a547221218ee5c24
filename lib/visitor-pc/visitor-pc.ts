import { truncateText } from '@/lib/text/truncate-text';

/** The questions about the visitor's PC, with their names in addresses and ids, which never change. */
export const ADDRESS_NAMES = {
  case: 'case',
  psu: 'supply',
  motherboard: 'board',
  cpu: 'processor',
  cooler: 'cooler',
  pc: 'pc',
} as const;
export type VisitorPcField = keyof typeof ADDRESS_NAMES;
export const VISITOR_PC_FIELDS = Object.keys(ADDRESS_NAMES) as readonly VisitorPcField[];

/** Returns the id of a field, which its part shares, such as 'own-supply'. */
export const getFieldId = (field: VisitorPcField) => `own-${ADDRESS_NAMES[field]}` as const;

/** The fields whose parts the part database lists. */
const DATABASE_FIELDS = ['case', 'psu', 'motherboard'] as const;
export type DatabaseField = (typeof DATABASE_FIELDS)[number];

export const isDatabaseField = (field: VisitorPcField): field is DatabaseField =>
  DATABASE_FIELDS.some((name) => name === field);

/** The id of a part in the part database, or the visitor's own text. The text is empty for a ready-made PC without a name. */
export type VisitorPcAnswer = { readonly id: string } | { readonly typed: string };

/** Returns true for an answer that asks for a part: 'please quote one'. */
export const isWish = (answer: VisitorPcAnswer | undefined): boolean =>
  answer !== undefined && 'typed' in answer && /\bquote\b/i.test(answer.typed);

/** The visitor's answers about their own PC. */
export type VisitorPc = Readonly<Partial<Record<VisitorPcField, VisitorPcAnswer>>>;

/** The longest typed answer, in characters. */
export const MAX_ANSWER_LENGTH = 100;

/** Returns a typed text as an answer; undefined for a blank text. */
export function createTypedAnswer(text: string): VisitorPcAnswer | undefined {
  // Full-width letters and digits of an Asian keyboard are read as ordinary ones.
  const typed = truncateText(text.normalize('NFKC').trim(), MAX_ANSWER_LENGTH).trim();
  return typed === '' ? undefined : { typed };
}

/** Returns an untrusted value as an answer; undefined for an invalid one. Only fields with a list have ids. */
function parseAnswer(field: VisitorPcField, value: unknown): VisitorPcAnswer | undefined {
  const { id, typed }: Readonly<Record<string, unknown>> = Object(value);
  if (typeof id === 'string')
    return isDatabaseField(field) && /^[0-9a-f]{7}$/.test(id) ? { id } : undefined;
  if (typeof typed !== 'string') return undefined;
  return createTypedAnswer(typed) ?? (field === 'pc' ? { typed: '' } : undefined);
}

/** Returns the valid answers of an untrusted value, in the order of the fields. */
export function parseVisitorPc(value: unknown): VisitorPc {
  const answers: Readonly<Record<string, unknown>> = Object(value);
  return Object.fromEntries(
    VISITOR_PC_FIELDS.flatMap((field) => {
      const answer = parseAnswer(field, answers[field]);
      return answer ? [[field, answer]] : [];
    }),
  );
}
