import { truncateText } from '@/lib/text/truncate-text';

/** The questions about the visitor's PC: four parts, and a ready-made PC. Addresses contain these names. */
export const VISITOR_PC_FIELDS = ['case', 'supply', 'board', 'processor', 'pc'] as const;
export type VisitorPcField = (typeof VISITOR_PC_FIELDS)[number];

/** The id of a part in the part database, or the visitor's own text. The text is empty for a ready-made PC without a name. */
export type VisitorPcAnswer = { readonly id: string } | { readonly typed: string };

/** What the visitor owns, as far as they answered. */
export type VisitorPc = Readonly<Partial<Record<VisitorPcField, VisitorPcAnswer>>>;

/** The longest typed answer, in characters. */
const MAX_ANSWER_LENGTH = 100;
/** Fields with a list in the part database. */
const LISTED_FIELDS: readonly string[] = ['case', 'supply', 'board'];

/** Returns a typed text as an answer; undefined for a blank text. */
export function createTypedAnswer(text: string): VisitorPcAnswer | undefined {
  const typed = truncateText(text.trim(), MAX_ANSWER_LENGTH).trim();
  return typed === '' ? undefined : { typed };
}

/** Returns the answer that a value of any origin stands for; undefined for an invalid value. */
export function parseAnswer(field: VisitorPcField, value: unknown): VisitorPcAnswer | undefined {
  const { id, typed }: { readonly id?: unknown; readonly typed?: unknown } = Object(value);
  if (typeof id === 'string')
    return LISTED_FIELDS.includes(field) && /^[0-9a-f]{7}$/.test(id) ? { id } : undefined;
  if (typeof typed !== 'string') return undefined;
  return createTypedAnswer(typed) ?? (field === 'pc' ? { typed: '' } : undefined);
}
