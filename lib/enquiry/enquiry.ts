import { cleanText } from '@/lib/text/clean-text';
import { parseAnswers, type VisitorPc } from '@/lib/visitor-pc/visitor-pc';
import { formatEnquiry } from './enquiry-codec';
import type { EnquiryState } from './enquiry-state';

/** The purposes of an enquiry's parts: 'built' is one PC that the shop builds. */
export const PURPOSES = ['one-pc', 'built', 'several-pcs', 'choosing'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The longest text of each optional field of the review, in characters, in the order of the email. */
export const MAX_DETAIL_LENGTHS = {
  organisation: 100,
  neededBy: 60,
  budget: 60,
  postcode: 20,
  reference: 60,
  notes: 5000,
} as const;
export type DetailField = keyof typeof MAX_DETAIL_LENGTHS;
export type Details = Readonly<Record<DetailField, string>>;

/** The enquiry as the check, the review and the email need it, with the texts of its state as named fields. */
export interface Enquiry extends Omit<EnquiryState, 'purpose' | 'details' | 'answers'> {
  readonly visitorPc: VisitorPc;
  readonly purpose?: Purpose | undefined;
  readonly details: Details;
  /** The query that opens this enquiry, without its question mark. */
  readonly query: string;
}

/** Parses the texts of a state. Invalid ones are left out, since a link may contain anything. */
export function parseState(state: EnquiryState): Enquiry {
  const { answers, details, purpose, ...others } = state;
  const fields = new URLSearchParams(details);
  const entries = Object.entries(MAX_DETAIL_LENGTHS).map(([field, length]) => [
    field,
    cleanText(fields.get(field) ?? '', length),
  ]);
  return {
    ...others,
    visitorPc: parseAnswers(answers),
    purpose: PURPOSES.find((one) => one === purpose),
    details: Object.fromEntries(entries),
    query: formatEnquiry(state),
  };
}
