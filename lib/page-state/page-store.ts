import { EMPTY_STATE, type PageAction, type PageState } from './page-state';

/** The state of this tab, shared by React and the enhancements. Its functions need no `this`. */
export interface PageStore {
  /** Returns the same object until the state changes. */
  readonly getState: () => PageState;
  readonly dispatch: (action: PageAction) => void;
  /** Calls the listener after each change. Returns a function that ends this. */
  readonly subscribe: (listener: () => void) => () => void;
  /** False where the browser refuses storage, so that the next page can't know the enquiry. */
  readonly isPersistent: boolean;
}

/** The tab's store. Pages that are pre-rendered on the server have EMPTY_STATE. */
export const pageStore: PageStore = {
  getState: () => EMPTY_STATE,
  dispatch: () => {},
  subscribe: () => () => {},
  isPersistent: true,
};
