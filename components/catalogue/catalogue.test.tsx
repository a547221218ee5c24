import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item, recipient } from '@/components/testing/fixtures';
import { pcComponents } from '@/data/category-pages/pc-components';
import { ui } from '@/data/interface';
import { SEARCH_LIMIT } from '@/lib/filter-address';
import { Catalogue } from './catalogue';
import { countStrip } from './count-looks';

/** What e2e/everywhere/ does not see: pauses, what else the address has, keys held at a press, what cards leave out. */
const items = [
  item({ id: 'a', name: 'Swift 1', category: 'Graphics Cards' }),
  item({ id: 'b', name: 'Swift 2', brand: 'Bolt', category: 'Graphics Cards', inStock: false }),
  item({ id: 'c', name: 'Base 9', category: 'Processors' }),
];

const renderCatalogue = (products = items) =>
  render(
    <Catalogue
      labels={pcComponents}
      products={products}
      shop={{ parts: items, kinds: {}, pages: [], prompts: [], plainHref: 'mailto:ask@shop' }}
      recipient={recipient}
      quoteHref="mailto:ask@shop"
      look={countStrip}
    />,
  );
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const BRAND = ui.filters.brand.label;
const search = () => screen.getByLabelText(ui.filters.search);
const type = (value: string) => fireEvent.input(search(), { target: { value } });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** Longer than any pause in typing. */
const pause = () => wait(1000);

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState({ next: 'its own' }, '', '/pc-components/#catalogue');
});
afterEach(() => jest.useRealTimers());

it('what is chosen is in the address at once, what is typed and announced after a pause', async () => {
  renderCatalogue();
  const [status] = screen.getAllByRole('status');
  await user().selectOptions(screen.getByLabelText(BRAND), 'Bolt');
  expect(window.location.search).toBe('?brand=Bolt');
  for (const text of ['s', 'sw']) {
    type(text);
    wait(200);
  }
  expect(window.location.search).toBe('?brand=Bolt');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText('Processors', { selector: 'p' })).not.toBeVisible();
  expect(status).toBeEmptyDOMElement();
  pause();
  expect(window.location.search).toBe('?brand=Bolt&q=sw');
  expect(window.location).toMatchObject({ pathname: '/pc-components/', hash: '#catalogue' });
  expect(window.history.state).toEqual({ next: 'its own' });
  expect(status).toHaveTextContent('1 of 3 products shown');
  await user().click(screen.getByRole('button', { name: 'Clear all filters' }));
  pause();
  expect(status).toHaveTextContent('3 of 3 products shown');
});

it('what is typed is in the address where the page is left, and is not written again later', () => {
  renderCatalogue();
  type('swift');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(window.location.search).toBe('?q=swift');
  window.history.replaceState(null, '', '?q=other');
  pause();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(window.location.search).toBe('?q=other');
});

it('a search is no longer than an address may be, and not sent anywhere by Enter', () => {
  renderCatalogue();
  expect(search()).toHaveAttribute('maxlength', `${SEARCH_LIMIT}`);
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
});

it.each([
  [ui.filters.category.label, ['All Categories', 'Graphics Cards', 'Processors']],
  [BRAND, ['All Brands', 'Acme', 'Bolt']],
])('%s offers all and the values present, each once', (label, offered) => {
  renderCatalogue();
  const options = within(screen.getByLabelText(label)).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(offered);
});

it.each([
  [{}, true, 2],
  [{ ctrlKey: true }, false, 3],
  [{ metaKey: true }, false, 3],
  [{ shiftKey: true }, false, 3],
])('a tile pressed with %j shows its category in place: %s', (how, inPlace, count) => {
  renderCatalogue();
  Element.prototype.scrollIntoView = jest.fn();
  const tile = screen.getByRole('link', { name: '2 GPUs' });
  expect(tile).toHaveAttribute('href', '?category=Graphics+Cards#catalogue');
  const press = createEvent.click(tile, how);
  const seen = jest.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('click', seen, { once: true });
  fireEvent(tile, press);
  expect(seen).toHaveReturnedWith(inPlace);
  expect(screen.getAllByRole('article')).toHaveLength(count);
});

it('a card has three figures, three features and two tags, and its stock where there is any', () => {
  renderCatalogue();
  const texts = (css: string) =>
    [...(screen.getAllByRole('article')[0]?.querySelectorAll(css) ?? [])].map(
      ({ textContent }) => textContent,
    );
  expect(texts('dl > div')).toEqual(['Size1', 'Weight2', 'Noise3']);
  expect(texts('.card-points li')).toEqual(['One', 'Two', 'Three']);
  expect(texts('.card-codes li')).toEqual(['A', 'B']);
  expect(screen.getAllByText('In Stock')).toHaveLength(2);
  expect(document.querySelector('.long-list')).toBeNull();
});

it('sixty cards are a long list', () => {
  renderCatalogue(Array.from({ length: 60 }, (_, at) => item({ id: `${at}` })));
  expect(document.querySelectorAll('.long-list article')).toHaveLength(60);
});
