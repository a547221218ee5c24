/**
 * Keeps the enquiry in localStorage, where all tabs share it, and the details in sessionStorage, where they stay in one tab. Both
 * are queries. All functions throw where the browser refuses storage.
 */

import { setNote } from './change-lines';
import { formatEnquiry, parseEnquiry } from './enquiry-codec';
import { EMPTY_STATE, ENQUIRY_KEY, type EnquiryState } from './enquiry-state';

const DETAILS_KEY = 'enquiry-details';
/** The time after its last change for which an enquiry is kept. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** The texts in the storage. */
export const readTexts = () => ({
  enquiry: localStorage.getItem(ENQUIRY_KEY) ?? '',
  details: sessionStorage.getItem(DETAILS_KEY) ?? '',
});

/** Returns a time of a stored enquiry, in ms since 1970: of its first line, or of its last change. */
const readTime = (text: string, name: 'begun' | 'saved') =>
  Number(new URLSearchParams(text).get(name));

/** The parameter of a note, 'note=office-tower i5, 16 GB', which only the storage has. */
const NOTE = 'note';

/** Formats an enquiry as the storage has it: as a link has it, with the notes. */
function formatStored(state: EnquiryState): string {
  const notes = state.lines.flatMap(({ id, note }) => (note ? [[NOTE, `${id} ${note}`]] : []));
  return [formatEnquiry(state), `${new URLSearchParams(notes)}`].filter(Boolean).join('&');
}

/** Returns the state that the texts of the storage hold. */
export function parseTexts({ enquiry, details }: ReturnType<typeof readTexts>): EnquiryState {
  let state: EnquiryState = {
    ...EMPTY_STATE,
    ...parseEnquiry(enquiry),
    unknownCount: 0,
    begunAt: readTime(enquiry, 'begun'),
    details,
  };
  for (const text of new URLSearchParams(enquiry).getAll(NOTE)) {
    const end = text.indexOf(' ');
    state = setNote(text.slice(0, end), text.slice(end + 1))(state);
  }
  return state;
}

/** Saves a state. Writes only a text that differs from the earlier state's, since each write notifies the other tabs. */
export function saveState(state: EnquiryState, before: EnquiryState): void {
  const enquiry = formatStored(state);
  if (enquiry === '') localStorage.removeItem(ENQUIRY_KEY);
  else if (enquiry !== formatStored(before))
    localStorage.setItem(ENQUIRY_KEY, `${enquiry}&begun=${state.begunAt}&saved=${Date.now()}`);
  if (state.details !== before.details) sessionStorage.setItem(DETAILS_KEY, state.details);
}

/** Deletes a stored enquiry that is too old. */
export function dropOldEnquiry(): void {
  const { enquiry } = readTexts();
  if (Date.now() - readTime(enquiry, 'saved') > LIFETIME_MS) localStorage.removeItem(ENQUIRY_KEY);
}
