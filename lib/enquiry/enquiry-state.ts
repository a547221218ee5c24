/** A product or featured item that the visitor asks for. */
export interface EnquiryLine {
  /** Unique across products and featured items. */
  readonly id: string;
  /** A whole number from 1 to MAX_QUANTITY. */
  readonly quantity: number;
  /** The visitor's wishes for a range, as they were typed. They stay in the browser: no link has them. */
  readonly note?: string | undefined;
}

/** The storage's key of the enquiry. */
export const ENQUIRY_KEY = 'enquiry';

export const MAX_QUANTITY = 999;
/** The longest note, in characters. */
export const MAX_NOTE_LENGTH = 80;

/** The enquiry of a link. A field that the link lacks is empty, and changes nothing. */
export interface LinkedEnquiry {
  readonly lines: readonly EnquiryLine[];
  /** The answers about the visitor's PC as an address has them, such as 'supply 650'. They are parsed only where they are shown. */
  readonly answers: readonly string[];
  /** The purpose of the parts, as an address has it. */
  readonly purpose: string;
  /** The number of names in the link that are no item's id. */
  readonly unknownCount: number;
}

/**
 * The state of the enquiry. Lines, answers and purpose are the same in all tabs; the details and Undo belong to one tab.
 * lib/enquiry/enquiry.ts parses the texts.
 */
export interface EnquiryState extends LinkedEnquiry {
  /** When the first line was added, in ms since 1970; 0 without lines. */
  readonly begunAt: number;
  /** The optional fields of the review, which stay in this tab, as a query. */
  readonly details: string;
  /** The state that Undo brings back, until another act follows. The next page forgets it. */
  readonly undo?: UndoneState | undefined;
  /** True where a link brought the enquiry or the PC. The next page forgets it. */
  readonly isFromLink?: boolean | undefined;
  /** The enquiry of a link that would replace the visitor's own, until the visitor answers. */
  readonly offered?: LinkedEnquiry | undefined;
}

/** Fields of an earlier state, and why it is gone. */
type UndoneState = Pick<EnquiryState, 'lines' | 'begunAt'> &
  Partial<Pick<EnquiryState, 'answers' | 'purpose' | 'details' | 'isFromLink'>> & {
    /** Lines were removed, the visitor started again, or a link replaced the enquiry. */
    readonly cause: 'removed' | 'cleared' | 'replaced';
  };

/** A change of the enquiry: a function from a state to the next, which is the same object where nothing changes. */
export type EnquiryChange = (state: EnquiryState) => EnquiryState;

export const EMPTY_STATE: EnquiryState = {
  lines: [],
  answers: [],
  purpose: '',
  begunAt: 0,
  details: '',
  unknownCount: 0,
};

/** Returns true for a state of which the review has something to show. */
export const hasReview = (state: Pick<EnquiryState, 'lines' | 'undo' | 'unknownCount'>): boolean =>
  state.lines.length > 0 || state.unknownCount > 0 || state.undo !== undefined;
