import { replaceQuery } from '@/lib/site/query';
import { formatEnquiry, parseEnquiry, replaceEnquiry } from './enquiry-codec';
import { EMPTY_STATE, type EnquiryChange } from './enquiry-state';
import { dropOldEnquiry, parseStorage, readStorage, saveState } from './enquiry-storage';
import { openLink } from './open-link';

/** The one owner of a page's enquiry, for React and enhancements. Its functions need no `this`. */
type EnquiryStore = Readonly<ReturnType<typeof createEnquiryStore>>;

declare global {
  interface Window {
    /** React and the enhancements are separate bundles, each with a copy of this module. */
    enquiryStore?: EnquiryStore;
  }
}

/** Creates the store of a page. Opens the enquiry of the page's address. */
function createEnquiryStore() {
  const listeners = new Set<() => void>();
  let isPersistent = true;
  let state = EMPTY_STATE;
  /** The storage's texts when it was last read or written. */
  let stored = { enquiry: '', details: '' };

  const tryStorage = (use: () => void) => {
    try {
      if (isPersistent) use();
    } catch {
      isPersistent = false;
    }
  };
  /** Reads the storage again, since another tab may have written to it. */
  const readState = () =>
    tryStorage(() => {
      const texts = readStorage();
      if (texts.enquiry === stored.enquiry && texts.details === stored.details) return;
      stored = texts;
      // The storage holds no offer: a link's belongs to the page that it opened.
      state = { ...parseStorage(stored), offered: state.offered };
    });
  /**
   * Removes the enquiry from the address, so that neither a reload nor Back opens an older one.
   * Where the browser refuses storage, writes it there. A link's stays until the visitor answers.
   */
  const updateAddress = () => {
    if (state.offered) return;
    const { search } = location;
    const query = replaceEnquiry(search, isPersistent ? '' : formatEnquiry(state));
    if (query !== search) replaceQuery(query);
  };
  /** Reads, changes and saves the state at once, so that no other tab writes in between. */
  const update = (change: EnquiryChange) => {
    const announcedState = state;
    readState();
    const storedState = state;
    const next = change(storedState);
    if (next !== storedState) {
      // The first line begins an enquiry, and the last one ends it.
      const begunAt = next.lines.length > 0 ? next.begunAt || Date.now() : 0;
      state = { ...next, begunAt };
      tryStorage(() => {
        saveState(state, storedState);
        stored = readStorage();
      });
      updateAddress();
    }
    if (state !== announcedState) for (const listener of listeners) listener();
  };
  /** Takes over what another tab wrote: an update without a change still reads the storage. */
  const followStorage = () => update((storedState) => storedState);

  tryStorage(dropOldEnquiry);
  readState();
  update(openLink(parseEnquiry(location.search)));
  updateAddress();
  addEventListener('storage', followStorage, true);
  // The browser may have kept this page for Back.
  addEventListener('pageshow', followStorage, true);
  return {
    /** Returns the same object until the state changes. */
    getState: () => state,
    update,
    updateAddress,
    /** Calls the listener after each change. Returns a function that ends this. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return (): void => void listeners.delete(listener);
    },
    /** False where storage is refused: only an address then takes the enquiry to another page. */
    isPersistent: () => isPersistent,
  };
}

/** The store of a pre-rendered page, which stays empty. */
const serverStore: EnquiryStore = {
  getState: () => EMPTY_STATE,
  update: () => {},
  updateAddress: () => {},
  subscribe: () => () => {},
  isPersistent: () => true,
};

function getEnquiryStore(): EnquiryStore {
  if (typeof window === 'undefined') return serverStore;
  window.enquiryStore ??= createEnquiryStore();
  return window.enquiryStore;
}

export const enquiryStore = getEnquiryStore();
