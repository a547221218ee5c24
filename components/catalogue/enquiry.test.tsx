import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { item, recipient } from '@/components/testing/fixtures';
import { pcComponents } from '@/data/category-pages/pc-components';
import { enquiry } from '@/data/enquiry';
import { board, card, processor } from '@/lib/testing/parts';
import { Catalogue } from './catalogue';
import { BAR_PLACE } from './enquiry-ids';
import type { EnquiryShop } from './enquiry-shop';

const parts = [
  { ...card('card', { room: 350 }), brand: 'Acme', name: 'Card', sku: 'C-1' },
  { ...processor('six', { socket: 'S2' }), brand: 'Bolt', name: 'Six', sku: 'P-6' },
  { ...board('board'), brand: 'Acme', name: 'Board', sku: 'B-1' },
  { id: 'elsewhere', brand: 'Bolt', name: 'Elsewhere', sku: 'E-1' },
];
const items = parts.slice(0, 3).map(({ id, brand, name, sku }) => item({ id, brand, name, sku }));
const shop: EnquiryShop = {
  parts,
  kinds: { supply: { category: 'Power Supplies', href: '/parts/' } },
  pages: [{ href: '/other/', label: 'Other Page' }],
  prompts: ['Needed by'],
  plainHref: 'mailto:ask@shop?subject=Parts',
};

const page = () => (
  <>
    <Catalogue
      labels={pcComponents}
      products={items}
      shop={shop}
      recipient={recipient}
      quoteHref="mailto:ask@shop"
    />
    <div id={BAR_PLACE} />
  </>
);
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const open = (query: string) => window.history.replaceState({ next: 'its own' }, '', `/${query}`);
const pause = () => act(() => jest.advanceTimersByTime(1000));
const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Include ${name} in my enquiry` });
const bar = () => screen.queryByRole('region', { name: enquiry.bar });
const region = () => screen.queryByRole('region', { name: enquiry.heading });
const named = () => {
  const found = region();
  return found === null
    ? []
    : within(found)
        .queryAllByRole('listitem')
        .map((li) => li.textContent);
};

beforeEach(() => {
  jest.useFakeTimers();
  open('');
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => jest.useRealTimers());

it('says nothing until something is ticked', () => {
  render(page());
  expect(bar()).toBeNull();
  expect(region()).toBeNull();
});

it('counts ticks in the bar, names them in the region and writes them into the address after a pause', async () => {
  open('?brand=Acme');
  render(page());
  await user().click(box('Card'));
  expect(within(bar() as HTMLElement).getByRole('link')).toHaveTextContent(
    'Get a quote for 1 part',
  );
  await user().click(box('Board'));
  expect(bar()).toHaveTextContent('2 ticked');
  expect(named()[0]).toContain('Acme Card');
  expect(window.location.search).toBe('?brand=Acme');
  pause();
  expect(window.location.search).toBe('?brand=Acme&parts=card,board');
  expect(window.history.state).toEqual({ next: 'its own' });
  const href =
    within(bar() as HTMLElement)
      .getByRole('link')
      .getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toContain('1 × Acme Card, SKU C-1');
});

it('says a clash in the bar, in the region and at both cards', async () => {
  open('?parts=six,board');
  render(page());
  const clash = 'The six does not fit the board';
  expect(bar()).toHaveTextContent(clash);
  expect(region()).toHaveTextContent(clash);
  const cards = screen.getAllByRole('article');
  expect(cards.map((one) => within(one).queryByText(/^Does not fit/)?.textContent)).toEqual([
    undefined,
    'Does not fit the board',
    'Does not fit the six',
  ]);
});

it('holds parts of other pages, and leads to them', () => {
  open('?parts=elsewhere,card');
  render(page());
  expect(bar()).toHaveTextContent('2 ticked');
  expect(bar()).not.toHaveTextContent('hidden');
  expect(screen.getByRole('link', { name: 'Take them along to Other Page' })).toHaveAttribute(
    'href',
    '/other/?parts=card,elsewhere#catalogue',
  );
});

it('says how many the filters hide, and shows them', async () => {
  open('?brand=Bolt&parts=card,six');
  render(page());
  expect(bar()).toHaveTextContent('2 ticked, 1 hidden by the filters');
  await user().click(screen.getByRole('button', { name: enquiry.show }));
  expect(bar()).toHaveTextContent('2 ticked');
  expect(window.location.search).toBe('?parts=card,six');
});

it('unticks one, then all, and leaves the focus where there is something', async () => {
  open('?parts=card,board');
  render(page());
  await user().click(screen.getByRole('button', { name: 'Untick Card' }));
  expect(box('Card')).not.toBeChecked();
  expect(box('Board')).toBeChecked();
  expect(document.activeElement).toContainElement(region());
  await user().click(screen.getByRole('button', { name: enquiry.untickAll }));
  expect(bar()).toBeNull();
  expect(box('Card')).toHaveFocus();
  pause();
  expect(window.location.search).toBe('');
});

it.each([
  ['?parts=card,toaster', 'One part of this link'],
  ['?parts=card,toaster,card', '2 parts of this link'],
  ['?parts=toaster', 'One part of this link'],
])('tells what was left out of %s', (query, said) => {
  open(query);
  render(page());
  expect(region()).toHaveTextContent(said);
});

it('keeps what was ticked before the script was there, beside the address', () => {
  open('?parts=board');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page());
  box('Card').checked = true;
  const { unmount } = render(page(), { container, hydrate: true });
  expect([box('Card').checked, box('Six').checked, box('Board').checked]).toEqual([
    true,
    false,
    true,
  ]);
  pause();
  expect(window.location.search).toBe('?parts=card,board');
  unmount();
  container.remove();
});

it('follows the address on Back and on a kept page, over what waits to be written', async () => {
  render(page());
  await user().click(box('Card'));
  open('?parts=six');
  act(() => window.dispatchEvent(new PopStateEvent('popstate')));
  expect([box('Card').checked, box('Six').checked]).toEqual([false, true]);
  pause();
  expect(window.location.search).toBe('?parts=six');
  open('?parts=board');
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  pause();
  expect([box('Six').checked, box('Board').checked]).toEqual([false, true]);
});

it('writes the address at once where a link is pressed or the page is left', async () => {
  const { unmount } = render(page());
  await user().click(box('Card'));
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
  });
  expect(window.location.search).toBe('?parts=card');
  await user().click(box('Board'));
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user().click(screen.getByRole('link', { name: 'Take them along to Other Page' }));
  expect(window.location.search).toBe('?parts=card,board');
  unmount();
});

it('asks by its link where the form is sent, as Enter in a box does', () => {
  open('?parts=card');
  render(page());
  const pressed: (string | null)[] = [];
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      pressed.push((event.target as Element).closest('a')?.textContent ?? null);
    },
    { once: true },
  );
  fireEvent.submit(box('Card').form as HTMLFormElement);
  expect(pressed).toEqual(['Get a quote for 1 part']);
});

describe('the quote sheet', () => {
  const sheet = document.createElement('div');
  sheet.id = 'quote-sheet';
  beforeEach(() => {
    sheet.innerHTML = '<div data-request><p data-body></p></div>';
    document.body.append(sheet);
  });
  afterEach(() => sheet.remove());
  const press = (link: HTMLElement) => {
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link);
  };

  it('says at another link that the ticked parts are not in it, and at their own has the whole message', () => {
    open('?parts=card,six,board');
    render(page());
    press(screen.getByRole('link', { name: pcComponents.advice.linkLabel }));
    expect(sheet).toHaveTextContent('Your 3 ticked parts are not in this message');
    press(within(bar() as HTMLElement).getByRole('link'));
    expect(sheet).not.toHaveTextContent('not in this message');
    expect(sheet).toHaveTextContent('1 × Bolt Six, SKU P-6');
  });

  it('says nothing of ticks where there are none', async () => {
    open('?parts=card');
    render(page());
    press(screen.getByRole('link', { name: pcComponents.advice.linkLabel }));
    expect(sheet).toHaveTextContent('Your ticked part is not in this message');
    await user().click(box('Card'));
    expect(sheet).not.toHaveTextContent('not in this message');
  });
});
