import { act, fireEvent, render, screen } from '@testing-library/react';
import { item, recipient } from '@/components/testing/fixtures';
import { pcComponents } from '@/data/category-pages/pc-components';
import { board, card, processor, supply } from '@/lib/testing/parts';
import { Catalogue } from './catalogue';
import { countStrip } from './count-looks';
import { BAR_LINK, BAR_PLACE } from './enquiry-ids';
import type { EnquiryShop } from './enquiry-shop';

/** What e2e/everywhere/enquiry.spec.ts does not see: pauses, what else the address has, and wordings for one and many. */
const parts = [
  { ...card('card', { room: 350 }), brand: 'Acme', name: 'Card', sku: 'C-1' },
  { ...processor('six', { socket: 'S2' }), brand: 'Bolt', name: 'Six', sku: 'P-6' },
  { ...board('board'), brand: 'Acme', name: 'Board', sku: 'B-1' },
  { ...supply('supply'), brand: 'Bolt', name: 'Supply', sku: 'S-1' },
];
const shop: EnquiryShop = {
  parts,
  kinds: { supply: { category: 'Power Supplies', href: '/parts/' } },
  pages: [{ href: '/more/', label: 'More' }],
  prompts: [],
  plainHref: 'mailto:ask@shop?subject=Parts',
};

const open = (query: string) => window.history.replaceState({ next: 'its own' }, '', `/${query}`);
async function renderPage() {
  const rendered = render(
    <>
      <Catalogue
        labels={pcComponents}
        products={parts.map(({ id, brand, name, sku }) => item({ id, brand, name, sku }))}
        shop={shop}
        recipient={recipient}
        quoteHref="mailto:ask@shop"
        look={countStrip}
      />
      <div id={BAR_PLACE} />
    </>,
  );
  // The check comes a moment after what it checks.
  await act(async () => {});
  return rendered;
}
const pause = () => act(() => jest.advanceTimersByTime(1000));
const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Include ${name} in my enquiry` });
/** Presses a box, and waits until that is painted. */
const tick = (name: string) =>
  act(async () => {
    fireEvent.click(box(name));
    jest.advanceTimersByTime(40);
  });
const barLink = () => document.querySelector<HTMLAnchorElement>(BAR_LINK);

beforeEach(() => {
  jest.useFakeTimers();
  open('');
});
afterEach(() => jest.useRealTimers());

it('writes ticks into the address after a pause, beside what else it has', async () => {
  open('?brand=Acme');
  await renderPage();
  expect(barLink()).toBeNull();
  await tick('Card');
  await tick('Board');
  expect(barLink()).toHaveTextContent('Get one quote for 2 parts');
  expect(window.location.search).toBe('?brand=Acme');
  pause();
  expect(window.location.search).toBe('?brand=Acme&parts=card,board');
  expect(window.history.state).toEqual({ next: 'its own' });
});

it('follows the address on a page that the browser has kept, over what waits to be written', async () => {
  await renderPage();
  await tick('Card');
  open('?parts=six');
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    jest.advanceTimersByTime(0);
  });
  pause();
  expect([box('Card').checked, box('Six').checked]).toEqual([false, true]);
  expect(window.location.search).toBe('?parts=six');
});

it('tells what was left out of a link, with nothing ticked, too', async () => {
  open('?parts=toaster');
  await renderPage();
  expect(screen.getByText(/^One part of this link/)).toBeVisible();
});

it('leads to parts that are missing, with what is ticked', async () => {
  open('?parts=card');
  await renderPage();
  expect(screen.getByRole('link', { name: /^Add a power supply/ })).toHaveAttribute(
    'href',
    '/parts/?category=Power+Supplies&parts=card#catalogue',
  );
});

it('goes along by any link to a page of the site, and gives its own address to keep', async () => {
  document.body.innerHTML = '<a href="/more/?brand=Acme#catalogue">More</a><a href="#top">Top</a>';
  await renderPage();
  await tick('Card');
  expect([...document.links].slice(0, 2).map((link) => link.getAttribute('href'))).toEqual([
    'http://localhost/more/?brand=Acme&parts=card#catalogue',
    '#top',
  ]);
  expect(screen.getByText('http://localhost/?parts=card#enquiry-form')).toBeVisible();
  await tick('Card');
  expect(document.links[0]).toHaveAttribute('href', 'http://localhost/more/?brand=Acme#catalogue');
});

it('asks by its link where the form is sent, as Enter in a box does', async () => {
  open('?parts=card');
  await renderPage();
  let pressed: Element | null = null;
  const seen = (event: Event) => {
    event.preventDefault();
    pressed = (event.target as Element).closest('a');
  };
  window.addEventListener('click', seen, { once: true });
  fireEvent.submit(box('Card').form as HTMLFormElement);
  expect(pressed).toBe(barLink());
});

describe('the quote sheet', () => {
  const press = (link: HTMLElement) => {
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link);
  };

  it('tells of one ticked part at another link, and of none that is unticked', async () => {
    document.body.innerHTML =
      '<div id="quote-sheet"><div data-request><p data-body></p></div></div>';
    open('?parts=card');
    await renderPage();
    press(screen.getByRole('link', { name: pcComponents.advice.linkLabel }));
    const said = () => screen.queryByText(/^Your ticked part is not in this message/);
    expect(said()).toBeVisible();
    await tick('Card');
    expect(said()).toBeNull();
  });
});
