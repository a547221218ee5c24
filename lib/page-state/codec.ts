import { EMPTY_STATE, type LinkedEnquiry, type PageState } from './page-state';

/** Serialises a state for the tab's storage. */
export const serialiseState = (state: PageState): string => JSON.stringify(state);

/** Parses a stored state. Invalid parts of it are left out. */
export function parseState(_text: string | null): PageState {
  return EMPTY_STATE;
}

/** Formats the enquiry and the visitor's PC as a query with its question mark: '?parts=office-tower.30,rm850e&have=supply+650'. */
export function formatStateAddress(_state: Pick<PageState, 'lines' | 'visitorPc'>): string {
  return '';
}

/** Parses the enquiry and the visitor's PC of a query, which anybody may have written; undefined where it has neither. */
export function parseStateAddress(_query: string): LinkedEnquiry | undefined {
  return undefined;
}

/** Returns a query without the enquiry and the visitor's PC. Other parameters stay as they were written. */
export function removeStateFromQuery(query: string): string {
  return query;
}
