import type { VisitorPc } from '@/lib/visitor-pc/visitor-pc';

/** The purposes of an enquiry's parts: 'built' is one PC that the shop builds. */
export const PURPOSES = ['one-pc', 'built', 'several-pcs', 'choosing'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The longest text of each optional field of the review, in characters. */
export const MAX_DETAIL_LENGTHS = {
  organisation: 100,
  neededBy: 60,
  budget: 60,
  postcode: 60,
  reference: 60,
  notes: 5000,
} as const;
export type DetailField = keyof typeof MAX_DETAIL_LENGTHS;
/** The texts of the fields that the visitor has used. */
export type Details = Readonly<Partial<Record<DetailField, string>>>;

/** A product or featured item that the visitor asks for. */
export interface EnquiryLine {
  /** Unique across products and featured items. */
  readonly id: string;
  /** A whole number from 1 to MAX_QUANTITY. */
  readonly quantity: number;
  /** The visitor's wishes for a featured item, as typed. No link has them. */
  readonly note?: string | undefined;
}

export const MAX_QUANTITY = 999;
/** The longest note, in characters. */
export const MAX_NOTE_LENGTH = 200;

/** The content of an enquiry that links have, too. */
export interface EnquiryContent {
  readonly lines: readonly EnquiryLine[];
  readonly visitorPc: VisitorPc;
  readonly purpose?: Purpose | undefined;
}

/** The enquiry of a link. A field that the link lacks changes nothing. */
export interface LinkedEnquiry extends EnquiryContent {
  /**
   * The number of the link's names that no item of the shop has: malformed names at once, others
   * once the shop's list is known.
   */
  readonly unknownCount: number;
}

/** The enquiry's state. Details and Undo belong to one tab; the rest is the same in all tabs. */
export interface EnquiryState extends EnquiryContent {
  /** The link's `unknownCount`, until a line changes. */
  readonly unknownCount: number;
  /** When the first line was added, in ms since 1970; 0 without lines. */
  readonly begunAt: number;
  /** The optional fields of the review, which stay in this tab. */
  readonly details: Details;
  /** The state that Undo brings back, until another act follows. The next page forgets it. */
  readonly undo?: UndoneState | undefined;
  /** True where a link brought the enquiry or the PC. The next page forgets it. */
  readonly isFromLink?: boolean | undefined;
  /** The enquiry of a link that would replace the visitor's own, until the visitor answers. */
  readonly offered?: LinkedEnquiry | undefined;
}

/** An earlier state, and why it is gone. Answers and details that follow are in both states. */
interface UndoneState extends Omit<EnquiryState, 'undo' | 'unknownCount' | 'offered'> {
  /** Lines were removed or one swapped, the visitor started again, or a link came instead. */
  readonly cause: 'removed' | 'swapped' | 'cleared' | 'replaced';
}

/** Returns what Undo brings back after a change of this state. */
export function createUndo(state: EnquiryState, cause: UndoneState['cause']): UndoneState {
  const { lines, begunAt, visitorPc, purpose, details, isFromLink } = state;
  return { cause, lines, begunAt, visitorPc, purpose, details, isFromLink };
}

/** A function from a state to the next, which is the same object where nothing changes. */
export type EnquiryChange = (state: EnquiryState) => EnquiryState;

export const EMPTY_STATE: EnquiryState = {
  lines: [],
  visitorPc: {},
  begunAt: 0,
  details: {},
  unknownCount: 0,
};

/** Returns true where the review shows anything: items, Undo, or how many are no longer listed. */
export const hasReview = (state: Pick<EnquiryState, 'lines' | 'undo' | 'unknownCount'>): boolean =>
  state.lines.length > 0 || state.unknownCount > 0 || state.undo !== undefined;
