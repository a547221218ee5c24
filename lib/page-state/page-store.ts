import { parseState, parseStateAddress, removeStateFromQuery, serialiseState } from './codec';
import { EMPTY_STATE, type PageAction, type PageState, reducePageState } from './page-state';
import { STORAGE_KEY } from './storage-key';

/** The state of this tab, shared by React and the enhancements. Its functions need no `this`. */
export type PageStore = Readonly<ReturnType<typeof createPageStore>>;

declare global {
  interface Window {
    /** React and the enhancements are separate bundles, each with a copy of this module. */
    pageStore?: PageStore;
  }
}

function createPageStore() {
  const listeners = new Set<() => void>();
  let isPersistent = true;
  /** Returns undefined where the browser refuses storage. */
  const tryStorage = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(sessionStorage);
    } catch {
      isPersistent = false;
      return undefined;
    }
  };
  const readState = () => tryStorage((storage) => parseState(storage.getItem(STORAGE_KEY)));
  let state = readState() ?? EMPTY_STATE;

  const setState = (next: PageState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const dispatch = (action: PageAction) => {
    const next = reducePageState(state, action);
    if (next !== state) tryStorage((storage) => storage.setItem(STORAGE_KEY, serialiseState(next)));
    setState(next);
  };

  /** Takes the enquiry of a link out of the address, so that a reload can't undo later changes, and Back brings no older enquiry. */
  const cleanAddress = () => {
    if (!isPersistent || parseStateAddress(location.search) === undefined) return;
    const address = location.pathname + removeStateFromQuery(location.search) + location.hash;
    history.replaceState(history.state, '', address);
  };
  const link = parseStateAddress(location.search);
  if (link) {
    dispatch({ type: 'openLink', link });
    cleanAddress();
  }
  // A page that the browser kept for Back has an older state.
  const refresh = ({ persisted }: PageTransitionEvent) => {
    if (persisted) setState(readState() ?? state);
  };
  addEventListener('pageshow', refresh, true);
  return {
    /** Returns the same object until the state changes. */
    getState: () => state,
    dispatch,
    cleanAddress,
    /** Calls the listener after each change. Returns a function that ends this. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return (): void => void listeners.delete(listener);
    },
    /** False where the browser refuses storage: then only an address can hand the enquiry to the next page. */
    get isPersistent() {
      return isPersistent;
    },
  };
}

/** The store of a pre-rendered page, which stays empty. */
const serverStore: PageStore = {
  getState: () => EMPTY_STATE,
  dispatch: () => {},
  subscribe: () => () => {},
  cleanAddress: () => {},
  isPersistent: true,
};

function getPageStore(): PageStore {
  if (typeof window === 'undefined') return serverStore;
  window.pageStore ??= createPageStore();
  return window.pageStore;
}

/** The tab's store. */
export const pageStore = getPageStore();
