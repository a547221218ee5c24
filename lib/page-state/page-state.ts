import { truncateText } from '@/lib/text/truncate-text';
import {
  parseVisitorPc,
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

/** The purposes that the parts of an enquiry may have. */
export const PURPOSES = ['one-pc', 'several-pcs', 'choosing'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The longest text of each optional field of the review, in characters. */
export const MAX_DETAIL_LENGTHS = {
  organisation: 100,
  neededBy: 60,
  budget: 60,
  postcode: 20,
  reference: 60,
  notes: 5000,
} as const;
export type DetailField = keyof typeof MAX_DETAIL_LENGTHS;

/** The part of a state that a link replaces. */
interface EnquirySnapshot {
  readonly lines: readonly EnquiryLine[];
  readonly visitorPc: VisitorPc;
  readonly purpose?: Purpose;
}

/** The enquiry and the visitor's PC of one browser tab. */
export interface PageState extends EnquirySnapshot {
  readonly details: Readonly<Record<DetailField, string>>;
  /** The lines that the last action removed, for Undo. The next page forgets them. */
  readonly removed: readonly { readonly line: EnquiryLine; readonly index: number }[];
  /** The enquiry that a link replaced, for Undo. After Undo, the link's enquiry. */
  readonly replaced?: EnquirySnapshot & { readonly cause: 'link' | 'undo' };
  /** The number of items of the last link that the shop doesn't list. */
  readonly unknownCount: number;
}

/** The enquiry of an address. An absent parameter is undefined, and changes nothing. The purpose is that of the lines. */
export interface LinkedEnquiry extends Partial<EnquirySnapshot> {
  /** The number of names that are no item's id. */
  readonly unknownCount: number;
}

export type PageAction =
  | { readonly type: 'add'; readonly id: string }
  | { readonly type: 'remove'; readonly id: string }
  /** Removes all lines. */
  | { readonly type: 'clear' }
  /** Brings back the lines that the last action removed. */
  | { readonly type: 'restoreRemoved' }
  | { readonly type: 'setQuantity'; readonly id: string; readonly quantity: number }
  | { readonly type: 'setPurpose'; readonly purpose: Purpose }
  | { readonly type: 'setDetail'; readonly field: DetailField; readonly text: string }
  | {
      readonly type: 'setVisitorPcField';
      readonly field: VisitorPcField;
      /** Undefined removes the answer. */
      readonly answer: VisitorPcAnswer | undefined;
    }
  | { readonly type: 'openLink'; readonly link: LinkedEnquiry }
  /** Drops and counts the lines of items that the shop doesn't list, as an old link may bring. */
  | { readonly type: 'dropUnknown'; readonly knownIds: ReadonlySet<string> }
  /** Swaps the enquiry with the one that a link replaced. */
  | { readonly type: 'restoreReplaced' };

export const EMPTY_STATE: PageState = {
  lines: [],
  visitorPc: {},
  details: { organisation: '', neededBy: '', budget: '', postcode: '', reference: '', notes: '' },
  removed: [],
  unknownCount: 0,
};

/** True for a state that the review has something to show of. */
export const hasReview = ({ lines, removed, replaced, unknownCount }: PageState): boolean =>
  lines.length + removed.length + unknownCount > 0 || replaced !== undefined;

export const isPurpose = (value: unknown): value is Purpose =>
  PURPOSES.some((purpose) => purpose === value);

/** Returns untrusted details without what is invalid or too long. */
export function parseDetails(value: unknown): PageState['details'] {
  const details: Readonly<Record<string, unknown>> = Object(value);
  const entries = Object.entries(MAX_DETAIL_LENGTHS).map(([field, length]) => {
    const text = details[field];
    return [field, typeof text === 'string' ? truncateText(text, length) : ''];
  });
  return Object.fromEntries(entries);
}

/** Returns an untrusted entry as a line: a whole quantity from 1 to MAX_QUANTITY. Undefined for an invalid entry. */
function parseLine(entry: unknown): EnquiryLine | undefined {
  const { id, quantity }: Readonly<Record<string, unknown>> = Object(entry);
  const isId = typeof id === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id);
  if (!isId || typeof quantity !== 'number' || Number.isNaN(quantity)) return undefined;
  return { id, quantity: Math.min(Math.max(Math.trunc(quantity), 1), MAX_QUANTITY) };
}

/** Returns the valid ones of untrusted entries as lines, each id once: its first entry counts. */
export function parseLines(entries: readonly unknown[]): readonly EnquiryLine[] {
  const lines = entries.flatMap((entry) => parseLine(entry) ?? []);
  return lines.filter(({ id }, index) => lines.findIndex((line) => line.id === id) === index);
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const getSnapshot = ({ lines, visitorPc, purpose }: EnquirySnapshot): EnquirySnapshot => ({
  lines,
  visitorPc,
  ...(purpose && { purpose }),
});

const setLines = (state: PageState, lines: readonly EnquiryLine[]): PageState => ({
  ...state,
  lines,
  removed: [],
  unknownCount: 0,
});

function keepLines(state: PageState, keep: (line: EnquiryLine) => boolean): PageState {
  const removed = state.lines.flatMap((line, index) => (keep(line) ? [] : { line, index }));
  return removed.length === 0 ? state : { ...setLines(state, state.lines.filter(keep)), removed };
}

function openLink(state: PageState, link: LinkedEnquiry): PageState {
  const { unknownCount } = link;
  const lines = link.lines ? parseLines(link.lines) : state.lines;
  const visitorPc = link.visitorPc ? parseVisitorPc(link.visitorPc) : state.visitorPc;
  // A purpose is of its own lines.
  const purpose = link.purpose ?? (isEqual(lines, state.lines) ? state.purpose : undefined);
  const before = getSnapshot(state);
  const after = { lines, visitorPc, ...(purpose && { purpose }) };
  if (isEqual(after, before)) return { ...state, unknownCount };
  const isLost =
    (link.lines && state.lines.length > 0) ||
    (link.visitorPc && Object.keys(state.visitorPc).length > 0);
  const { details, replaced } = state;
  return {
    ...after,
    details,
    removed: [],
    unknownCount,
    ...(isLost ? { replaced: { ...before, cause: 'link' } } : replaced && { replaced }),
  };
}

/** Returns the state after an action; the same object where nothing changes. Accepts any action in any order. */
export function reducePageState(state: PageState, action: PageAction): PageState {
  switch (action.type) {
    case 'add': {
      const lines = parseLines([...state.lines, { id: action.id, quantity: 1 }]);
      return lines.length > state.lines.length ? setLines(state, lines) : state;
    }
    case 'remove':
      return keepLines(state, ({ id }) => id !== action.id);
    case 'clear':
      return keepLines(state, () => false);
    case 'restoreRemoved': {
      const lines = [...state.lines];
      for (const { line, index } of state.removed) lines.splice(index, 0, line);
      return state.removed.length > 0 ? setLines(state, lines) : state;
    }
    case 'setQuantity': {
      const changed = parseLine(action);
      const lines = state.lines.map((line) => (line.id === changed?.id ? changed : line));
      return isEqual(lines, state.lines) ? state : setLines(state, lines);
    }
    case 'setPurpose':
      return isPurpose(action.purpose) && action.purpose !== state.purpose
        ? { ...state, purpose: action.purpose }
        : state;
    case 'setDetail': {
      const details = parseDetails({ ...state.details, [action.field]: action.text });
      return isEqual(details, state.details) ? state : { ...state, details };
    }
    case 'setVisitorPcField': {
      const visitorPc = parseVisitorPc({ ...state.visitorPc, [action.field]: action.answer });
      return isEqual(visitorPc, state.visitorPc) ? state : { ...state, visitorPc };
    }
    case 'openLink':
      return openLink(state, action.link);
    case 'dropUnknown': {
      const lines = state.lines.filter(({ id }) => action.knownIds.has(id));
      const unknownCount = state.unknownCount + state.lines.length - lines.length;
      return lines.length === state.lines.length ? state : { ...state, lines, unknownCount };
    }
    case 'restoreReplaced': {
      if (state.replaced === undefined) return state;
      const { purpose: _, ...others } = state;
      return {
        ...setLines(others, []),
        ...getSnapshot(state.replaced),
        replaced: {
          ...getSnapshot(state),
          cause: state.replaced.cause === 'link' ? 'undo' : 'link',
        },
      };
    }
    default:
      return state;
  }
}
