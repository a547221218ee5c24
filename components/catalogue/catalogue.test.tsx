import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { item, recipient } from '@/components/testing/fixtures';
import { gamingHardware } from '@/data/category-pages/gaming-hardware';
import { ui } from '@/data/interface';
import { Catalogue } from './catalogue';
import type { EnquiryShop } from './enquiry-shop';

const items = [
  item({ id: 'a', name: 'Swift 1', brand: 'Acme', category: 'Graphics Cards' }),
  item({ id: 'b', name: 'Swift 2', brand: 'Bolt', category: 'Graphics Cards' }),
  item({ id: 'c', name: 'Base 9', brand: 'Acme', category: 'Processors' }),
  item({ id: 'd', name: 'Swift Pair', brand: 'Acme', category: 'Memory' }),
];
const labels = { ...gamingHardware, countNoun: 'things', emptyText: 'Nothing.' };

const shop: EnquiryShop = {
  parts: items.map(({ id, brand, name, sku }) => ({ id, brand, name, sku })),
  kinds: {},
  pages: [],
  prompts: [],
  plainHref: 'mailto:ask@shop?subject=Parts',
};

const catalogue = () => (
  <Catalogue
    labels={labels}
    products={items}
    shop={shop}
    recipient={recipient}
    quoteHref="mailto:ask@shop"
  />
);
const clock = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
function renderCatalogue() {
  const { unmount } = render(catalogue());
  return { user: clock(), unmount };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const search = () => field(ui.filters.search);
const clearButtons = () => screen.queryAllByRole('button', { name: 'Clear all filters' });
const tile = (label: string) => screen.getByRole('link', { name: new RegExp(`\\d ${label}$`) });

/** What fields, list, count, tiles and address say; all must agree. */
const shown = () => ({
  fields: [ui.filters.category.label, ui.filters.brand.label, ui.filters.search].map(
    (label) => field(label).value,
  ),
  names: screen
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent?.replace(/\u00A0/g, ' ')),
  line: screen.getByText(/ things$/).textContent,
  tiles: screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.endsWith('#catalogue'))
    .map(({ textContent }) => textContent),
  address: window.location.search,
});
const ALL = {
  fields: ['all', 'all', ''],
  names: ['Swift 1', 'Swift 2', 'Base 9', 'Swift Pair'],
  line: '4 things',
  tiles: ['2 GPUs', '1 CPUs', '1 Kits', '0 SSDs'],
  address: '',
};
const ONLY_SECOND = {
  fields: ['Graphics Cards', 'Bolt', 'swift'],
  names: ['Swift 2'],
  line: '1 things',
  tiles: ['1 GPUs', '0 CPUs', '0 Kits', '0 SSDs'],
  address: '?category=Graphics+Cards&brand=Bolt&q=swift',
};

/** Longer than any pause in typing. */
const pause = () => act(() => jest.advanceTimersByTime(1000));
const type = (value: string) => fireEvent.input(search(), { target: { value } });
async function setAllThree(user: ReturnType<typeof clock>) {
  await user.selectOptions(field(ui.filters.category.label), 'Graphics Cards');
  await user.selectOptions(field(ui.filters.brand.label), 'Bolt');
  await user.type(search(), 'swift');
}

let scrolledTo: Element | undefined;
beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState({ next: 'its own' }, '', '/gaming-hardware/#catalogue');
  scrolledTo = undefined;
  Element.prototype.scrollIntoView = function scroll() {
    scrolledTo = this;
  };
});
afterEach(() => jest.useRealTimers());

describe('the filters', () => {
  it('let every product through at first', () => {
    renderCatalogue();
    expect(shown()).toEqual(ALL);
  });

  it('change list, line, tiles and address together, and keep what else the address has', async () => {
    const { user } = renderCatalogue();
    await setAllThree(user);
    pause();
    expect(shown()).toEqual(ONLY_SECOND);
    expect(window.location).toMatchObject({ pathname: '/gaming-hardware/', hash: '#catalogue' });
    expect(window.history.state).toEqual({ next: 'its own' });
  });

  it('write a choice into the address at once, and what is typed after a pause', async () => {
    const { user } = renderCatalogue();
    await user.selectOptions(field(ui.filters.brand.label), 'Bolt');
    expect(window.location.search).toBe('?brand=Bolt');
    type('s');
    act(() => jest.advanceTimersByTime(200));
    type('sw');
    act(() => jest.advanceTimersByTime(200));
    expect(window.location.search).toBe('?brand=Bolt');
    expect(shown().names).toEqual(['Swift 2']);
    pause();
    expect(window.location.search).toBe('?brand=Bolt&q=sw');
  });

  it('write what is typed at once where the focus leaves or another filter is chosen, and not again later', async () => {
    const { user } = renderCatalogue();
    type('swift');
    fireEvent.blur(search());
    expect(window.location.search).toBe('?q=swift');
    type('swift 2');
    await user.selectOptions(field(ui.filters.brand.label), 'Bolt');
    expect(window.location.search).toBe('?brand=Bolt&q=swift+2');
    window.history.replaceState(null, '', '?q=other');
    pause();
    fireEvent.blur(search());
    expect(window.location.search).toBe('?q=other');
  });

  it('leave the address alone once the page is left', () => {
    const { unmount } = renderCatalogue();
    type('swift');
    unmount();
    pause();
    expect(window.location.search).toBe('');
    window.history.replaceState(null, '', '?brand=Bolt');
    expect(() => window.dispatchEvent(new PopStateEvent('popstate'))).not.toThrow();
  });

  it('are not sent anywhere by Enter', () => {
    renderCatalogue();
    const submit = createEvent.submit(screen.getByRole('search'));
    fireEvent(screen.getByRole('search'), submit);
    expect(submit.defaultPrevented).toBe(true);
  });
});

describe('clearing the filters', () => {
  it('is offered where nothing matches, and resets all three', async () => {
    const { user } = renderCatalogue();
    await setAllThree(user);
    await user.type(search(), 'zzz');
    expect(screen.getByText('Nothing.')).toBeVisible();
    expect(shown().names).toEqual([]);
    const [clear, ...others] = clearButtons();
    expect(others).toEqual([]);
    await user.click(clear as HTMLElement);
    expect(shown()).toEqual(ALL);
    expect(field(ui.filters.category.label)).toHaveFocus();
    pause();
    expect(shown()).toEqual(ALL);
  });

  it('is offered once while some products match, and only while any filter is set', async () => {
    const { user } = renderCatalogue();
    expect(clearButtons()).toEqual([]);
    await user.selectOptions(field(ui.filters.category.label), 'Processors');
    expect(shown().names).toEqual(['Base 9']);
    expect(screen.queryByText('Nothing.')).not.toBeInTheDocument();
    expect(clearButtons()).toHaveLength(1);
  });
});

describe('what a visitor came with', () => {
  const open = (query: string) => window.history.replaceState(null, '', `/${query}`);

  it('is read from the address, without values that are not on offer', () => {
    open('?category=Memory&brand=Nobody');
    renderCatalogue();
    expect(shown()).toMatchObject({ fields: ['Memory', 'all', ''], names: ['Swift Pair'] });
    expect(window.location.search).toBe('?category=Memory&brand=Nobody');
  });

  it('or set before the script was there, goes over the address', () => {
    open('?brand=Acme&q=base');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(catalogue());
    type('swift');
    const { unmount } = render(catalogue(), { container, hydrate: true });
    expect(shown()).toMatchObject({ fields: ['all', 'Acme', 'swift'] });
    expect(shown().names).toEqual(['Swift 1', 'Swift Pair']);
    expect(window.location.search).toBe('?brand=Acme&q=swift');
    unmount();
    container.remove();
  });

  it('is told to the loader, so that it stops waiting', () => {
    renderCatalogue();
    expect(screen.getByRole('search')).toHaveAttribute('data-ready');
  });

  it('comes again with Back, over what is being typed', () => {
    renderCatalogue();
    type('base');
    open('?brand=Bolt');
    act(() => window.dispatchEvent(new PopStateEvent('popstate')));
    expect(shown()).toMatchObject({ fields: ['all', 'Bolt', ''], names: ['Swift 2'] });
    pause();
    expect(window.location.search).toBe('?brand=Bolt');
  });

  it.each([
    ['kept', true, ['all', 'Bolt', '']],
    ['loaded', false, ['all', 'all', '']],
  ])('comes again after the browser shows a page that it %s', (_name, persisted, fields) => {
    renderCatalogue();
    open('?brand=Bolt');
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    });
    // Browsers may empty fields after this event.
    expect(shown().fields).toEqual(['all', 'all', '']);
    pause();
    expect(shown().fields).toEqual(fields);
  });
});

describe('a tile', () => {
  it('has an address of its own, and steps back at zero', () => {
    renderCatalogue();
    expect(tile('GPUs')).toHaveAttribute('href', '?category=Graphics+Cards#catalogue');
    expect(tile('SSDs')).toHaveClass('text-muted');
    expect(tile('GPUs')).not.toHaveClass('text-muted');
  });

  it('sets the category alone and brings its products into view', async () => {
    const { user } = renderCatalogue();
    await user.selectOptions(field(ui.filters.brand.label), 'Bolt');
    await user.click(tile('GPUs'));
    expect(shown()).toMatchObject({ fields: ['Graphics Cards', 'Bolt', ''], names: ['Swift 2'] });
    expect(window.location.search).toBe('?category=Graphics+Cards&brand=Bolt');
    expect(scrolledTo).toBe(screen.getByRole('region', { name: labels.catalogueHeading }));
    expect(field(ui.filters.category.label)).toHaveFocus();
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('is a link like any other when pressed with %j', (how) => {
    renderCatalogue();
    const press = createEvent.click(tile('GPUs'), how);
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    let prevented: boolean | undefined;
    document.body.addEventListener('click', () => (prevented = press.defaultPrevented), {
      once: true,
    });
    fireEvent(tile('GPUs'), press);
    expect(prevented).toBe(false);
    expect(shown()).toEqual(ALL);
  });
});

describe('the dropdowns', () => {
  it.each([
    [ui.filters.category.label, ['All Categories', 'Graphics Cards', 'Processors', 'Memory']],
    [ui.filters.brand.label, ['All Brands', 'Acme', 'Bolt']],
  ])('%s offers all and the values present, each once', (label, offered) => {
    renderCatalogue();
    const options = within(field(label)).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(offered);
  });
});

it('a visitor who cannot choose is led to the page’s own quote', () => {
  renderCatalogue();
  expect(screen.getByRole('link', { name: labels.advice.linkLabel })).toHaveAttribute(
    'href',
    'mailto:ask@shop',
  );
});

it('tells screen readers how many of all products are left', async () => {
  const { user } = renderCatalogue();
  await user.selectOptions(field(ui.filters.brand.label), 'Bolt');
  pause();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('1 of 4 products shown');
});
