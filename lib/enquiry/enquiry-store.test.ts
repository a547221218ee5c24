/** @jest-environment jsdom */
import { setDetail, setPurpose } from './change-fields';
import { addLine, removeLine, setNote, setQuantity, undoChange } from './change-lines';
import { acceptOffer } from './open-link';

type EnquiryStore = NonNullable<Window['enquiryStore']>;

/** Loads the module anew, as another bundle of the page does. */
function loadStore(): EnquiryStore {
  let store: EnquiryStore | undefined;
  jest.isolateModules(() => {
    store = require('./enquiry-store').enquiryStore;
  });
  return store as EnquiryStore;
}
/** Loads a page, in the same tab or in another: both share localStorage. */
function loadPage(address = '/') {
  delete window.enquiryStore;
  history.pushState(null, '', address);
  return loadStore();
}
const listIds = (store: EnquiryStore) => store.getState().lines.map(({ id }) => id);
const setStorage = (query: string) =>
  localStorage.setItem('enquiry', `${query}&saved=${Date.now()}`);
const refuseStorage = (method: 'getItem' | 'setItem') =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
const PSU = { id: 'rm850e', quantity: 30 };
const storePsu = () => loadPage('/?parts=rm850e.30');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it('is one store for all bundles of a page, and passes to the next page', () => {
  const [first, second] = [loadPage(), loadStore()];
  second.update(addLine(PSU.id));
  expect(first.getState()).toBe(second.getState());
  expect(listIds(loadPage('/contact/'))).toEqual([PSU.id]);
});

it('notifies the other bundles of changes alone, until they unsubscribe', () => {
  const [first, second, listener] = [loadPage('/?have=supply+650'), loadStore(), jest.fn()];
  const { visitorPc } = first.getState();
  const unsubscribe = first.subscribe(listener);
  second.update(addLine(PSU.id));
  // The line is there already.
  second.update(addLine(PSU.id));
  unsubscribe();
  second.update(addLine('office-tower'));
  expect(listener).toHaveBeenCalledTimes(1);
  // The same object, so that a new line doesn't resolve the PC again.
  expect(first.getState().visitorPc).toBe(visitorPc);
});

it('loses no act of two tabs, even before one hears of the other', () => {
  const [one, other] = [loadPage(), loadPage()];
  one.update(addLine('a'));
  other.update(addLine('b'));
  one.update(addLine('c'));
  expect([listIds(one), listIds(other)]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b'],
  ]);
});

it.each([
  ['another tab has written', new StorageEvent('storage', { key: 'enquiry' })],
  ['the browser kept the page for Back', new PageTransitionEvent('pageshow', { persisted: true })],
])('reads the enquiry again where %s', (_, event) => {
  const page = loadPage();
  storePsu();
  window.dispatchEvent(event);
  expect(page.getState().lines).toEqual([PSU]);
});

it('still asks about a link where another tab has written', () => {
  storePsu();
  const page = loadPage('/?parts=office-tower.2');
  const { offered } = page.getState();
  loadPage().update(addLine('990-pro-2tb'));
  page.update((state) => state);
  expect(offered).toBeDefined();
  expect(page.getState()).toMatchObject({ offered, lines: [PSU, { id: '990-pro-2tb' }] });
});

it('keeps a note with its line for all tabs, but in no address', () => {
  const page = loadPage('/?parts=office-tower.30,rm850e');
  const typed = ' i5 & 16 GB + 1 TB, 50 % =\u202E? ';
  const note = typed.replace('\u202E', '');
  page.update(setNote('office-tower', typed));
  page.update(setQuantity('office-tower', 31));
  const lines = [
    { id: 'office-tower', quantity: 31, note },
    { id: 'rm850e', quantity: 1 },
  ];
  expect(loadPage().getState().lines).toEqual(lines);
  // A link with the same lines asks nothing, and the note stays.
  const linked = loadPage('/?parts=office-tower.31,rm850e&note=office-tower+Hostile');
  expect(linked.getState()).toMatchObject({ lines, offered: undefined });
  linked.update(setNote('office-tower', ''));
  expect(linked.getState().lines[0]?.note).toBeUndefined();
  expect(localStorage.getItem('enquiry')).not.toContain('note');
});

it('reads what anybody may have stored: cuts a long note, and ignores what is no line, no note on one and no time', () => {
  const long = 'x'.repeat(500);
  setStorage(`{"lines":4}&parts=a,{&note=b+of+no+item&note=a&note=&note=a+${long}&begun=x`);
  expect(loadPage().getState()).toMatchObject({
    lines: [{ id: 'a', quantity: 1, note: 'x'.repeat(200) }],
    begunAt: 0,
  });
  // Without a time of its last change, it would be kept for ever.
  setStorage('parts=a&saved=x');
  expect(listIds(loadPage())).toEqual([]);
});

it('reads what an earlier version has stored, and writes it in the same form', () => {
  const others = 'have=case-7585de5&have=supply+650&note=a+i5%2C+16+GB&begun=1796000000000';
  setStorage(`parts=a.30,b&for=one-pc&${others}`);
  sessionStorage.setItem('enquiry-details', 'postcode=DE1+1AA&floor=3&budget=');
  const page = loadPage();
  expect(page.getState()).toMatchObject({
    lines: [
      { id: 'a', quantity: 30, note: 'i5, 16 GB' },
      { id: 'b', quantity: 1 },
    ],
    purpose: 'one-pc',
    visitorPc: { case: { id: '7585de5' }, psu: { typed: '650' } },
    details: { postcode: 'DE1 1AA' },
    begunAt: 1_796_000_000_000,
  });
  page.update(setPurpose('built'));
  page.update(setDetail('notes', 'Soon\nplease'));
  expect(localStorage.getItem('enquiry')).toContain(`parts=a.30,b&for=built&${others}&saved=`);
  expect(sessionStorage.getItem('enquiry-details')).toBe(
    'budget=&postcode=DE1+1AA&notes=Soon%0Aplease',
  );
});

it('keeps the enquiries of two sites of one origin apart', () => {
  storePsu().update(setDetail('postcode', 'DE1 1AA'));
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/shop' });
  const other = loadPage('/shop/');
  expect(other.getState()).toMatchObject({ lines: [], details: {} });
  other.update(addLine('office-tower'));
  expect(listIds(loadPage('/shop/contact/'))).toEqual(['office-tower']);
  jest.restoreAllMocks();
  expect(loadPage('/').getState()).toMatchObject({
    lines: [PSU],
    details: { postcode: 'DE1 1AA' },
  });
});

it('keeps the details in one tab, and Undo until another tab acts', () => {
  const one = storePsu();
  one.update(setDetail('postcode', 'DE1 1AA & 2'));
  expect(JSON.stringify({ ...localStorage })).not.toContain('DE1');
  expect(loadPage('/contact/').getState().details).toEqual({ postcode: 'DE1 1AA & 2' });
  one.update(removeLine(PSU.id));
  loadPage().update(addLine('b'));
  one.update(undoChange);
  expect(listIds(one)).toEqual(['b']);
});

it('says since when there is an enquiry, and forgets it seven days after its last change', () => {
  const passDays = (days: number) => {
    const time = Date.now() + days * 24 * 60 * 60 * 1000;
    jest.spyOn(Date, 'now').mockImplementation(() => time);
  };
  const { begunAt } = storePsu().getState();
  passDays(6);
  loadPage().update(setQuantity(PSU.id, 31));
  passDays(7);
  const page = loadPage();
  expect(page.getState()).toMatchObject({ begunAt, lines: [{ ...PSU, quantity: 31 }] });
  page.update(setDetail('postcode', 'DE1 1AA'));
  passDays(0.001);
  expect(loadPage().getState()).toMatchObject({ begunAt: 0, lines: [], details: {} });
  expect(localStorage).toHaveLength(0);
});

it('opens a link’s enquiry once, and removes it from the address', () => {
  const { length } = history;
  const page = loadPage('/pc-components/?brand=A+B&parts=tuf-rtx-5080#enquiry-form');
  expect(listIds(page)).toEqual(['tuf-rtx-5080']);
  expect(location.href).toMatch(/\/pc-components\/\?brand=A\+B#enquiry-form$/);
  expect(history).toHaveLength(length + 1);
});

it('keeps the enquiry and a link’s address until the visitor accepts the link', () => {
  storePsu();
  const page = loadPage('/?parts=office-tower.2');
  expect([listIds(page), location.search]).toEqual([[PSU.id], '?parts=office-tower.2']);
  page.update(acceptOffer);
  expect([listIds(page), location.search]).toEqual([['office-tower'], '']);
});

it('keeps the enquiry in the page and in the address where the browser refuses storage', () => {
  for (const method of ['getItem', 'setItem'] as const) refuseStorage(method);
  const page = loadPage('/?q=a&parts=rm850e');
  expect(page.isPersistent()).toBe(false);
  page.update(addLine('office-tower'));
  page.update(setNote('office-tower', 'i5'));
  expect(listIds(loadStore())).toEqual(['rm850e', 'office-tower']);
  expect(location.search).toBe('?q=a&parts=rm850e,office-tower');
});

it('finds out at the first change that the storage is full', () => {
  const page = loadPage();
  expect(page.isPersistent()).toBe(true);
  refuseStorage('setItem');
  page.update(addLine(PSU.id));
  page.update(addLine('office-tower'));
  expect([page.isPersistent(), listIds(page)]).toEqual([false, [PSU.id, 'office-tower']]);
  expect(location.search).toBe('?parts=rm850e,office-tower');
});
