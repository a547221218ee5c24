import { truncateText } from '@/lib/text/truncate-text';
import {
  parseAnswer,
  type VisitorPc,
  type VisitorPcAnswer,
  type VisitorPcField,
} from '@/lib/visitor-pc/visitor-pc';

/** A product or featured item that the visitor asks for. */
export interface EnquiryLine {
  /** Unique across products and featured items. */
  readonly id: string;
  /** A whole number from 1 to MAX_QUANTITY. */
  readonly quantity: number;
}

export const MAX_QUANTITY = 999;

/** What the parts of an enquiry are for. */
export const PURPOSES = ['one-pc', 'several-pcs', 'choosing'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The longest text of each optional field of the review, in characters. */
export const MAX_DETAIL_LENGTHS = {
  organisation: 100,
  neededBy: 60,
  postcode: 20,
  reference: 60,
  notes: 1000,
} as const;
export type DetailField = keyof typeof MAX_DETAIL_LENGTHS;
export type EnquiryDetails = Readonly<Record<DetailField, string>>;

/** What a link can replace, and Undo bring back. */
interface EnquirySnapshot {
  readonly lines: readonly EnquiryLine[];
  readonly visitorPc: VisitorPc;
  readonly purpose?: Purpose;
}

/** What Undo brings back: removed lines, or the enquiry that a link (or Undo itself) replaced. */
export type UndoPoint =
  | {
      readonly cause: 'remove';
      readonly removed: readonly { readonly line: EnquiryLine; readonly index: number }[];
    }
  | ({ readonly cause: 'link' | 'undo' } & EnquirySnapshot);

/** The enquiry and the visitor's PC of one browser tab. */
export interface PageState extends EnquirySnapshot {
  readonly details: EnquiryDetails;
  readonly undoPoint?: UndoPoint;
  /** How many parts of the last link were not in the catalogue. */
  readonly unknownCount: number;
}

/** What an address contains. A parameter that is absent is undefined, and changes nothing. */
export interface LinkedEnquiry {
  readonly lines?: readonly EnquiryLine[];
  readonly visitorPc?: VisitorPc;
  /** How many names in `parts=` can't be ids. */
  readonly unknownCount: number;
}

export type PageAction =
  | { readonly type: 'add'; readonly id: string; readonly quantity?: number }
  | { readonly type: 'remove'; readonly id: string }
  /** Removes all lines. */
  | { readonly type: 'clear' }
  | { readonly type: 'setQuantity'; readonly id: string; readonly quantity: number }
  | { readonly type: 'setPurpose'; readonly purpose: Purpose }
  | { readonly type: 'setDetail'; readonly field: DetailField; readonly text: string }
  | {
      readonly type: 'setVisitorPcField';
      readonly field: VisitorPcField;
      /** Undefined removes the answer. */
      readonly answer: VisitorPcAnswer | undefined;
    }
  /** Replaces the enquiry by a link's; Undo brings the earlier one back. */
  | { readonly type: 'openLink'; readonly link: LinkedEnquiry }
  /** Removes lines whose ids are not in the catalogue, and counts them. */
  | { readonly type: 'removeUnknown'; readonly knownIds: ReadonlySet<string> }
  | { readonly type: 'undo' };

export const EMPTY_STATE: PageState = {
  lines: [],
  visitorPc: {},
  details: { organisation: '', neededBy: '', postcode: '', reference: '', notes: '' },
  unknownCount: 0,
};

/** True for a state whose review has something to show. */
export const hasReview = ({ lines, undoPoint, unknownCount }: PageState): boolean =>
  lines.length > 0 || undoPoint !== undefined || unknownCount > 0;

/** Returns the state after an action; the same object where nothing changes. Accepts any action in any order. */
export function reducePageState(state: PageState, _action: PageAction): PageState {
  return state;
}
void [parseAnswer, truncateText];
