/** @jest-environment jsdom */
import { serialiseState } from './codec';
import { EMPTY_STATE } from './page-state';
import type { PageStore } from './page-store';
import { STORAGE_KEY } from './storage-key';

/** Loads the module anew, as another bundle does. */
function loadStore() {
  let store: PageStore | undefined;
  jest.isolateModules(() => {
    store = require('./page-store').pageStore;
  });
  return store as PageStore;
}
/** Loads a page of the same tab. */
function loadPage(address: string) {
  delete window.pageStore;
  history.pushState({ key: 1 }, '', address);
  return loadStore();
}
const getIds = (store: PageStore) => store.getState().lines.map(({ id }) => id);
const PSU = { id: 'rm850e', quantity: 2 };
const storePsu = () =>
  sessionStorage.setItem(STORAGE_KEY, serialiseState({ ...EMPTY_STATE, lines: [PSU] }));
const refuse = (method: 'getItem' | 'setItem') =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('is one store for all bundles of a page, notifies each of changes, and passes to the next page', () => {
  const [first, second, listener] = [loadPage('/'), loadStore(), jest.fn()];
  const unsubscribe = first.subscribe(listener);
  for (const _ of [1, 2]) second.dispatch({ type: 'add', id: PSU.id });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(first.getState()).toBe(second.getState());
  unsubscribe();
  second.dispatch({ type: 'add', id: 'office-tower' });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(loadPage('/contact/').getState().lines).toEqual([
    { id: PSU.id, quantity: 1 },
    { id: 'office-tower', quantity: 1 },
  ]);
});

it('reads the enquiry again on a page that the browser kept for Back', () => {
  const page = loadPage('/');
  storePsu();
  for (const [persisted, ids] of [
    [false, []],
    [true, [PSU.id]],
  ] as const) {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    expect(getIds(page)).toEqual(ids);
  }
});

it('opens a link’s enquiry once, and removes it from the address', () => {
  storePsu();
  const { length } = history;
  const page = loadPage('/pc-components/?brand=A+B&parts=tuf-rtx-5080#enquiry-form');
  expect(getIds(page)).toEqual(['tuf-rtx-5080']);
  expect(page.getState().replaced).toMatchObject({ cause: 'link' });
  expect(location.href).toMatch(/\/pc-components\/\?brand=A\+B#enquiry-form$/);
  expect([history.state, history.length]).toEqual([{ key: 1 }, length + 1]);
});

it('counts the items of a link that the shop doesn’t list, once a page knows which', () => {
  const page = loadPage('/?parts=gtx-480,rm850e.2,Toaster!');
  page.dispatch({ type: 'dropUnknown', knownIds: new Set([PSU.id]) });
  expect(page.getState()).toEqual({ ...EMPTY_STATE, lines: [PSU], unknownCount: 2 });
});

it('keeps the enquiry in the page and in the address where the browser refuses storage', () => {
  for (const method of ['getItem', 'setItem'] as const) refuse(method);
  const page = loadPage('/?parts=rm850e');
  expect(page.isPersistent).toBe(false);
  page.dispatch({ type: 'add', id: 'office-tower' });
  expect(getIds(loadStore())).toEqual(['rm850e', 'office-tower']);
  expect(location.search).toBe('?parts=rm850e');
});

it('finds out at the first change that the storage is full', () => {
  const page = loadPage('/');
  expect(page.isPersistent).toBe(true);
  refuse('setItem');
  page.dispatch({ type: 'add', id: PSU.id });
  expect([page.isPersistent, getIds(page)]).toEqual([false, [PSU.id]]);
});
