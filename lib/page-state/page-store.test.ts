import { serialiseState } from './codec';
import { EMPTY_STATE, type PageState } from './page-state';
import type { PageStore } from './page-store';
import { STORAGE_KEY } from './storage-key';

/** Loads the module anew, as another bundle does. */
function loadStore(): PageStore {
  let store: PageStore | undefined;
  jest.isolateModules(() => {
    store = require('./page-store').pageStore;
  });
  return store as PageStore;
}
/** Loads a page of the same tab. */
function loadPage(address: string): PageStore {
  delete window.pageStore;
  history.pushState({ key: 1 }, '', address);
  return loadStore();
}
const getIds = ({ lines }: PageState) => lines.map(({ id }) => id);
const store = (ids: readonly string[]) =>
  sessionStorage.setItem(
    STORAGE_KEY,
    serialiseState({ ...EMPTY_STATE, lines: ids.map((id) => ({ id, quantity: 1 })) }),
  );

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('is one store for all bundles of a page, and tells each of changes', () => {
  const first = loadPage('/');
  const second = loadStore();
  const listener = jest.fn();
  const unsubscribe = first.subscribe(listener);
  second.dispatch({ type: 'add', id: 'rm850e' });
  second.dispatch({ type: 'add', id: 'rm850e' });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(getIds(first.getState())).toEqual(['rm850e']);
  expect(first.getState()).toBe(second.getState());
  unsubscribe();
  second.dispatch({ type: 'clear' });
  expect(listener).toHaveBeenCalledTimes(1);
});

it('hands the enquiry to the tab’s next page', () => {
  loadPage('/pc-components/').dispatch({ type: 'add', id: 'rm850e', quantity: 2 });
  expect(loadPage('/contact/').getState().lines).toEqual([{ id: 'rm850e', quantity: 2 }]);
});

it('reads the enquiry again on a page that the browser kept for Back', () => {
  const page = loadPage('/');
  const listener = jest.fn();
  page.subscribe(listener);
  store(['rm850e']);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(getIds(page.getState())).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(getIds(page.getState())).toEqual(['rm850e']);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('opens a link’s enquiry once, and removes it from the address', () => {
  store(['rm850e']);
  const page = loadPage('/pc-components/?brand=A+B&parts=tuf-rtx-5080#enquiry-form');
  expect(getIds(page.getState())).toEqual(['tuf-rtx-5080']);
  expect(page.getState().replaced).toMatchObject({ cause: 'link' });
  expect(location.href).toMatch(/\/pc-components\/\?brand=A\+B#enquiry-form$/);
  expect(history.state).toEqual({ key: 1 });
});

it('keeps the enquiry in the page and in the address where the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const page = loadPage('/?parts=rm850e');
  expect(page.isPersistent).toBe(false);
  page.dispatch({ type: 'add', id: 'office-tower' });
  expect(getIds(loadStore().getState())).toEqual(['rm850e', 'office-tower']);
  expect(location.search).toBe('?parts=rm850e');
});

it('finds out at the first change that the storage is full', () => {
  const page = loadPage('/');
  expect(page.isPersistent).toBe(true);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  page.dispatch({ type: 'add', id: 'rm850e' });
  expect(page.isPersistent).toBe(false);
  expect(getIds(page.getState())).toEqual(['rm850e']);
});
