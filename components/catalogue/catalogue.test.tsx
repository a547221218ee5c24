import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item, recipient } from '@/components/testing/fixtures';
import { gamingHardware } from '@/data/category-pages/gaming-hardware';
import { ui } from '@/data/interface';
import { SEARCH_LIMIT } from '@/lib/filter-address';
import { Catalogue } from './catalogue';
import { countStrip } from './count-looks';

/** What e2e/everywhere/ does not see: pauses, what else the address has, and presses with a key held. */
const items = [
  item({ id: 'a', name: 'Swift 1', brand: 'Acme', category: 'Graphics Cards' }),
  item({ id: 'b', name: 'Swift 2', brand: 'Bolt', category: 'Graphics Cards' }),
  item({ id: 'c', name: 'Base 9', brand: 'Acme', category: 'Processors' }),
];
const shop = { parts: items, kinds: {}, pages: [], prompts: [], plainHref: 'mailto:ask@shop' };

const renderCatalogue = () =>
  render(
    <Catalogue
      labels={gamingHardware}
      products={items}
      shop={shop}
      recipient={recipient}
      quoteHref="mailto:ask@shop"
      look={countStrip}
    />,
  );
const choose = (label: string, value: string) =>
  userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .selectOptions(screen.getByLabelText(label), value);
const BRAND = ui.filters.brand.label;
const search = () => screen.getByLabelText(ui.filters.search);
const type = (value: string) => fireEvent.input(search(), { target: { value } });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** Longer than any pause in typing. */
const pause = () => wait(1000);

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState({ next: 'its own' }, '', '/gaming-hardware/#catalogue');
});
afterEach(() => jest.useRealTimers());

describe('the address', () => {
  it('has a choice at once, and what is typed after a pause, beside what else it has', async () => {
    renderCatalogue();
    await choose(BRAND, 'Bolt');
    expect(window.location.search).toBe('?brand=Bolt');
    for (const text of ['s', 'sw']) {
      type(text);
      wait(200);
    }
    expect(window.location.search).toBe('?brand=Bolt');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    pause();
    expect(window.location.search).toBe('?brand=Bolt&q=sw');
    expect(window.location).toMatchObject({ pathname: '/gaming-hardware/', hash: '#catalogue' });
    expect(window.history.state).toEqual({ next: 'its own' });
  });

  it('has what is typed where the page is left or another filter is chosen, and not again later', async () => {
    renderCatalogue();
    type('swift');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(window.location.search).toBe('?q=swift');
    type('swift 2');
    await choose(BRAND, 'Bolt');
    expect(window.location.search).toBe('?brand=Bolt&q=swift+2');
    window.history.replaceState(null, '', '?q=other');
    pause();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(window.location.search).toBe('?q=other');
  });

  it('is left alone once the page is left', () => {
    const { unmount } = renderCatalogue();
    type('swift');
    unmount();
    pause();
    expect(window.location.search).toBe('');
    expect(() => window.dispatchEvent(new PopStateEvent('popstate'))).not.toThrow();
  });

  it('is what Back to another place on the page finds, not what its entry in the history was', () => {
    renderCatalogue();
    type('base');
    window.history.replaceState(null, '', '/?brand=Bolt#top');
    act(() => window.dispatchEvent(new PopStateEvent('popstate')));
    expect(window.location).toMatchObject({ search: '?q=base', hash: '#top' });
    expect(search()).toHaveValue('base');
  });

  it('filters nothing by values that are not on offer, and keeps them', () => {
    window.history.replaceState(null, '', '/?category=Processors&brand=Nobody');
    renderCatalogue();
    expect(screen.getByLabelText(BRAND)).toHaveValue('all');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(window.location.search).toBe('?category=Processors&brand=Nobody');
  });
});

it('a search is no longer than an address may be, and not sent anywhere by Enter', () => {
  renderCatalogue();
  expect(search()).toHaveAttribute('maxlength', `${SEARCH_LIMIT}`);
  const submit = createEvent.submit(screen.getByRole('search'));
  fireEvent(screen.getByRole('search'), submit);
  expect(submit.defaultPrevented).toBe(true);
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
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a tile is a link like any other when pressed with %j', (how) => {
  renderCatalogue();
  const tile = screen.getByRole('link', { name: '2 GPUs' });
  expect(tile).toHaveAttribute('href', '?category=Graphics+Cards#catalogue');
  const press = createEvent.click(tile, how);
  let prevented: boolean | undefined;
  const seen = (event: Event) => {
    prevented = press.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', seen, { once: true });
  fireEvent(tile, press);
  expect(prevented).toBe(false);
  expect(screen.getAllByRole('article')).toHaveLength(items.length);
});
