/**
 * Keeps the enquiry in localStorage, for all tabs, and the details in sessionStorage, for one tab.
 * Both are queries: 'parts=rm850e.2&note=rm850e+white&begun=1796000000000&saved=1796000360000' and
 * 'postcode=DE1+1AA'. All functions throw where the browser refuses storage.
 */

import { cleanText } from '@/lib/text/clean-text';
import { setNote } from './change-lines';
import { formatEnquiry, parseEnquiry } from './enquiry-codec';
import { type Details, EMPTY_STATE, type EnquiryState, MAX_DETAIL_LENGTHS } from './enquiry-state';
import { ENQUIRY_KEY } from './stored-names';

const DETAILS_KEY = `${ENQUIRY_KEY}-details`;
/** The time after its last change for which an enquiry is kept. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Reads both texts of the storage. */
export const readStorage = () => ({
  enquiry: localStorage.getItem(ENQUIRY_KEY) ?? '',
  details: sessionStorage.getItem(DETAILS_KEY) ?? '',
});

/** Returns a stored enquiry's time in ms since 1970: its first line's or last change's; else 0. */
const readTime = (enquiry: string, name: 'begun' | 'saved') =>
  Number(new URLSearchParams(enquiry).get(name)) || 0;

/** Parses the details, each cut at its field's limit. Ignores fields of other versions. */
function parseDetails(details: string): Details {
  const texts = new URLSearchParams(details);
  return Object.fromEntries(
    Object.entries(MAX_DETAIL_LENGTHS).flatMap(([field, limit]) => {
      const text = texts.get(field);
      return text === null ? [] : [[field, cleanText(text, limit)]];
    }),
  );
}

/** Returns the state that the texts of the storage hold. */
export function parseStorage({ enquiry, details }: ReturnType<typeof readStorage>): EnquiryState {
  let state: EnquiryState = {
    ...EMPTY_STATE,
    ...parseEnquiry(enquiry),
    unknownCount: 0,
    begunAt: readTime(enquiry, 'begun'),
    details: parseDetails(details),
  };
  // Only the storage has notes: an id, a space and the text.
  for (const stored of new URLSearchParams(enquiry).getAll('note')) {
    const [id = '', ...words] = stored.split(' ');
    state = setNote(id, words.join(' '))(state);
  }
  return state;
}

/** Formats the lines, notes, answers and purpose of a state; '' for an empty enquiry. */
const formatStored = (state: EnquiryState): string => {
  const notes = state.lines.flatMap(({ id, note }) => (note ? [['note', `${id} ${note}`]] : []));
  return [formatEnquiry(state), new URLSearchParams(notes).toString()].filter(Boolean).join('&');
};

/** Saves a state. Writes only what differs from before, since each write notifies other tabs. */
export function saveState(state: EnquiryState, before: EnquiryState): void {
  const enquiry = formatStored(state);
  if (enquiry === '') localStorage.removeItem(ENQUIRY_KEY);
  else if (enquiry !== formatStored(before))
    localStorage.setItem(ENQUIRY_KEY, `${enquiry}&begun=${state.begunAt}&saved=${Date.now()}`);
  if (state.details !== before.details)
    sessionStorage.setItem(DETAILS_KEY, `${new URLSearchParams(state.details)}`);
}

/** Deletes a stored enquiry that is too old, and its details. */
export function dropOldEnquiry(): void {
  const { enquiry } = readStorage();
  if (enquiry === '' || Date.now() - readTime(enquiry, 'saved') <= LIFETIME_MS) return;
  localStorage.removeItem(ENQUIRY_KEY);
  sessionStorage.removeItem(DETAILS_KEY);
}
