/** @jest-environment jsdom */
import { setDetail } from './change-answers';
import { addLine, removeLines, setNote, setQuantity, undoChange } from './change-lines';
import type { EnquiryStore } from './enquiry-store';
import { acceptOffer, declineOffer } from './open-link';

/** Loads the module anew, as another bundle does. */
function loadStore() {
  let store: EnquiryStore | undefined;
  jest.isolateModules(() => {
    store = require('./enquiry-store').enquiryStore;
  });
  return store as EnquiryStore;
}
/** Loads a page, in the same tab or in another: both share localStorage. */
function loadPage(address = '/') {
  delete window.enquiryStore;
  history.pushState({ key: 1 }, '', address);
  return loadStore();
}
const getIds = (store: EnquiryStore) => store.getState().lines.map(({ id }) => id);
const DAY_MS = 24 * 60 * 60 * 1000;
const passTime = (ms: number) => {
  const time = Date.now() + ms;
  jest.spyOn(Date, 'now').mockImplementation(() => time);
};
const PSU = { id: 'rm850e', quantity: 30 };
const storePsu = () => loadPage('/?parts=rm850e.30');
const refuse = (method: 'getItem' | 'setItem') =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it('is one store for all bundles of a page, notifies each of changes, and passes to the next page', () => {
  const [first, second, listener] = [loadPage('/'), loadStore(), jest.fn()];
  const unsubscribe = first.subscribe(listener);
  for (const _ of [1, 2]) second.update(addLine(PSU.id));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(first.getState()).toBe(second.getState());
  unsubscribe();
  second.update(addLine('office-tower'));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(getIds(loadPage('/contact/'))).toEqual([PSU.id, 'office-tower']);
});

it('loses no act of two tabs, even before one hears of the other', () => {
  const [one, other] = [loadPage(), loadPage()];
  one.update(addLine('a'));
  other.update(addLine('b'));
  one.update(addLine('c'));
  expect(getIds(one)).toEqual(['a', 'b', 'c']);
  expect(getIds(other)).toEqual(['a', 'b']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'enquiry' }));
  expect(getIds(other)).toEqual(['a', 'b', 'c']);
});

it('keeps a note with its line for all tabs, but in no address', () => {
  const page = loadPage('/?parts=office-tower.30,rm850e');
  const note = ' i5 & 16 GB + 1 TB, 50 % =\u202E? ';
  page.update(setNote('office-tower', note));
  const stored = note.replace('\u202E', '');
  page.update(setQuantity('office-tower', 31));
  expect(loadPage().getState().lines).toEqual([
    { id: 'office-tower', quantity: 31, note: stored },
    { id: 'rm850e', quantity: 1 },
  ]);
  // A link with the same lines asks nothing, and the note stays.
  const linked = loadPage('/?parts=office-tower.31,rm850e&note=office-tower+Hostile');
  expect(linked.getState()).toMatchObject({ lines: [{ note: stored }, {}], offered: undefined });
  linked.update(removeLines('office-tower'));
  linked.update(undoChange);
  expect(loadPage().getState().lines[0]).toHaveProperty('note', stored);
  linked.update(setNote('office-tower', ''));
  expect(localStorage.getItem('enquiry')).not.toContain('note');
});

it('reads storage without notes, and cuts or ignores what it did not write', () => {
  localStorage.setItem('enquiry', `parts=office-tower.30,rm850e&for=one-pc&saved=${Date.now()}`);
  expect(loadPage().getState().lines).toEqual([
    { id: 'office-tower', quantity: 30 },
    { ...PSU, quantity: 1 },
  ]);
  const notes = `note=toaster+x&note=office-tower&note=&note=office-tower+${'x'.repeat(500)}`;
  localStorage.setItem('enquiry', `parts=office-tower&${notes}&saved=${Date.now()}`);
  expect(loadPage().getState().lines).toEqual([
    { id: 'office-tower', quantity: 1, note: 'x'.repeat(80) },
  ]);
});

it('keeps a quantity when the item is ticked again', () => {
  storePsu();
  const page = loadPage();
  page.update(addLine(PSU.id));
  expect(page.getState().lines).toEqual([PSU]);
});

it('keeps the details and Undo in one tab', () => {
  const one = storePsu();
  one.update(setDetail('postcode', 'DE1 1AA & 2'));
  expect(JSON.stringify({ ...localStorage })).not.toContain('DE1');
  expect(loadPage('/contact/').getState().details).toBe('postcode=DE1+1AA+%26+2');
  one.update(removeLines(PSU.id));
  const other = loadPage();
  other.update(undoChange);
  expect(getIds(other)).toEqual([]);
  other.update(addLine('b'));
  // Another tab has acted since.
  one.update(undoChange);
  expect(getIds(one)).toEqual(['b']);
});

it('says since when there is an enquiry, and forgets it seven days after its last change', () => {
  const { begunAt } = storePsu().getState();
  passTime(6 * DAY_MS);
  loadPage().update(setQuantity(PSU.id, 31));
  passTime(DAY_MS);
  expect(loadPage().getState()).toMatchObject({ begunAt, lines: [{ ...PSU, quantity: 31 }] });
  passTime(6 * DAY_MS + 1);
  const late = loadPage();
  expect(late.getState()).toMatchObject({ begunAt: 0, lines: [] });
  expect(localStorage).toHaveLength(0);
});

it('reads the enquiry again on a page that the browser kept for Back', () => {
  const page = loadPage('/');
  storePsu();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(page.getState().lines).toEqual([PSU]);
});

it.each(['null', '{', '{"lines":4}'])('ignores a damaged storage: %s', (text) => {
  localStorage.setItem('enquiry', text);
  const page = loadPage();
  expect(getIds(page)).toEqual([]);
  page.update(addLine(PSU.id));
  expect(getIds(loadPage())).toEqual([PSU.id]);
});

it('opens a link’s enquiry once, and removes it from the address', () => {
  const { length } = history;
  const page = loadPage('/pc-components/?brand=A+B&parts=tuf-rtx-5080#enquiry-form');
  expect(getIds(page)).toEqual(['tuf-rtx-5080']);
  expect(location.href).toMatch(/\/pc-components\/\?brand=A\+B#enquiry-form$/);
  expect(history).toHaveLength(length + 1);
});

it('asks before a link replaces another enquiry, and keeps the address until then', () => {
  storePsu();
  const address = '/?parts=office-tower.2';
  for (const [answer, ids, undone] of [
    [declineOffer, [PSU.id], [PSU.id]],
    [acceptOffer, ['office-tower'], [PSU.id]],
  ] as const) {
    const page = loadPage(address);
    expect(getIds(page)).toEqual([PSU.id]);
    expect(getIds(loadPage())).toEqual([PSU.id]);
    history.replaceState(null, '', address);
    page.update(answer);
    expect([getIds(page), location.search]).toEqual([ids, '']);
    page.update(undoChange);
    expect(getIds(page)).toEqual(undone);
  }
});

it('keeps the enquiry in the page and in the address where the browser refuses storage', () => {
  for (const method of ['getItem', 'setItem'] as const) refuse(method);
  const page = loadPage('/?q=a&parts=rm850e');
  expect(page.isPersistent()).toBe(false);
  page.update(addLine('office-tower'));
  page.update(setNote('office-tower', 'i5'));
  expect(getIds(loadStore())).toEqual(['rm850e', 'office-tower']);
  expect(location.search).toBe('?q=a&parts=rm850e,office-tower');
});

it('finds out at the first change that the storage is full', () => {
  const page = loadPage('/');
  expect(page.isPersistent()).toBe(true);
  refuse('setItem');
  page.update(addLine(PSU.id));
  page.update(addLine('office-tower'));
  expect([page.isPersistent(), getIds(page)]).toEqual([false, [PSU.id, 'office-tower']]);
  expect(location.search).toBe('?parts=rm850e,office-tower');
});
