/** The visitor's answers about their own PC, and their form in addresses and in the store. */

import { quoteOne } from '@/data/copy/quote-one';
import { DATABASE_KINDS, type DatabaseKind } from '@/lib/part-database/part-line';
import { cleanText } from '@/lib/text/clean-text';

/** The fields for the visitor's PC, with their names in addresses and ids, which never change. */
const ADDRESS_NAMES = {
  case: 'case',
  psu: 'supply',
  motherboard: 'board',
  cpu: 'processor',
  cooler: 'cooler',
  pc: 'pc',
} as const;
export type VisitorPcField = keyof typeof ADDRESS_NAMES;
export const VISITOR_PC_FIELDS = Object.keys(ADDRESS_NAMES) as readonly VisitorPcField[];

/** Returns the id of a field and of the part that it is about, such as 'own-supply'. */
export const getFieldId = (field: VisitorPcField) => `own-${ADDRESS_NAMES[field]}` as const;

/** Returns true for a field whose parts the part database lists. */
export const isDatabaseField = (field: VisitorPcField): field is DatabaseKind =>
  DATABASE_KINDS.some((kind) => kind === field);

/**
 * An answer: a listed part's id, the visitor's text, which is '' for an unnamed ready-made PC, or
 * the wish to have a part quoted that the visitor doesn't own.
 */
export type VisitorPcAnswer =
  | { readonly id: string }
  | { readonly typed: string }
  | { readonly isQuoteWanted: true };

/** The visitor's answers about their own PC. */
export type VisitorPc = Readonly<Partial<Record<VisitorPcField, VisitorPcAnswer>>>;

/** Returns true if the visitor has answered anything. */
export const hasAnswers = (visitorPc: VisitorPc): boolean => Object.keys(visitorPc).length > 0;

/** The longest typed answer, in characters. */
export const MAX_ANSWER_LENGTH = 100;

/** The words in addresses for the wish for a quote, which never change. */
const QUOTE_WISH = 'Please quote one';

/** Parses what a visitor has typed into a field as its answer; undefined for a blank text. */
export function parseTypedAnswer(entered: string): VisitorPcAnswer | undefined {
  // NFKC replaces the full-width characters of an Asian keyboard by ordinary ones.
  const typed = cleanText(entered.normalize('NFKC').trim(), MAX_ANSWER_LENGTH).trim();
  if (typed === '') return undefined;
  const isWish = (words: string) => words.toLowerCase() === typed.toLowerCase();
  return [quoteOne, QUOTE_WISH].some(isWish) ? { isQuoteWanted: true } : { typed };
}

/**
 * Formats the answers for an address: 'case-7585de5' for a listed part, 'supply 650' for a typed
 * text, 'cooler Please quote one' for a wish, 'pc ' for a ready-made PC without a name.
 */
export const formatAnswers = (visitorPc: VisitorPc): readonly string[] =>
  VISITOR_PC_FIELDS.flatMap((field) => {
    const answer = visitorPc[field];
    if (answer === undefined) return [];
    const name = ADDRESS_NAMES[field];
    if ('id' in answer) return `${name}-${answer.id}`;
    return `${name} ${'typed' in answer ? answer.typed : QUOTE_WISH}`;
  });

/**
 * Parses a field's answer; undefined if it is invalid or another's. Only database fields have ids.
 */
function parseAnswer(field: VisitorPcField, text: string): VisitorPcAnswer | undefined {
  // 'case-7585de5' or 'supply 650'.
  const [, name, id, typed = ''] = /^([a-z]+)(?:-([0-9a-f]{7})| (.*))$/s.exec(text) ?? [];
  if (name !== ADDRESS_NAMES[field]) return undefined;
  if (id !== undefined) return isDatabaseField(field) ? { id } : undefined;
  return parseTypedAnswer(typed) ?? (field === 'pc' ? { typed: '' } : undefined);
}

/** Parses the answers of an address, which may hold anything. A field's first valid one counts. */
export const parseAnswers = (texts: readonly string[]): VisitorPc =>
  Object.fromEntries(
    VISITOR_PC_FIELDS.flatMap((field) => {
      const [answer] = texts.flatMap((text) => parseAnswer(field, text) ?? []);
      return answer ? [[field, answer]] : [];
    }),
  );
