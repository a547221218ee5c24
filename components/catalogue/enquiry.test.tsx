import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { QuoteSheet } from '@/components/layout/quote-sheet';
import { item, recipient } from '@/components/testing/fixtures';
import { pcComponents } from '@/data/category-pages/pc-components';
import { card, supply } from '@/lib/testing/parts';
import { Catalogue } from './catalogue';
import { countStrip } from './count-looks';
import { BAR_LINK, BAR_PLACE } from './enquiry-ids';
import type { EnquiryShop } from './enquiry-shop';

/** What e2e/everywhere/enquiry.spec.ts does not see: where links lead, Enter in a box, and wordings for one part. */
const part = item({ id: 'card', name: 'Card', sku: 'C-1' });
const shop: EnquiryShop = {
  parts: [
    { ...part, ...card('card', { room: 350 }) },
    { ...part, ...supply('supply'), sku: 'S-1' },
  ],
  kinds: { supply: { category: 'Power Supplies', href: '/parts/' } },
  pages: [],
  prompts: [],
  plainHref: 'mailto:ask@shop?subject=Parts',
};
const box = () => screen.getByRole<HTMLInputElement>('checkbox');
/** Presses the box, and waits until that is painted. */
const tick = () =>
  act(async () => {
    fireEvent.click(box());
    jest.advanceTimersByTime(40);
  });

async function open(query: string) {
  window.history.replaceState(null, '', `/${query}`);
  render(
    <>
      <a href="/more/?brand=Acme#catalogue">More</a>
      <a href="#top">Top</a>
      <Catalogue
        labels={pcComponents}
        products={[part]}
        shop={shop}
        recipient={recipient}
        quoteHref="mailto:ask@shop"
        look={countStrip}
      />
      <div id={BAR_PLACE} />
      <QuoteSheet />
    </>,
  );
  // The check comes a moment after what it checks.
  await act(async () => {});
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tells what was left out of a link, with nothing ticked, too', async () => {
  await open('?parts=toaster');
  expect(screen.getByText(/^One part of this link/)).toBeVisible();
});

it('goes along by any link to a page of the site, to parts that are missing, too', async () => {
  await open('');
  const more = () => screen.getByText('More');
  await tick();
  expect(more()).toHaveAttribute('href', 'http://localhost/more/?brand=Acme&parts=card#catalogue');
  expect(screen.getByText('Top')).toHaveAttribute('href', '#top');
  expect(screen.getByText(/^Add a power supply/)).toHaveAttribute(
    'href',
    '/parts/?category=Power+Supplies&parts=card#catalogue',
  );
  await tick();
  expect(more()).toHaveAttribute('href', 'http://localhost/more/?brand=Acme#catalogue');
});

it('asks by its link where the form is sent, as Enter in a box does', async () => {
  await open('?parts=card');
  const link = document.querySelector(BAR_LINK) as HTMLElement;
  const pressed = jest.spyOn(link, 'click').mockImplementation();
  fireEvent.submit(box().form as HTMLFormElement);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('has the quote sheet tell of one ticked part at another link, and of none that is unticked', async () => {
  await open('?parts=card');
  const link = screen.getByText(pcComponents.advice.linkLabel);
  const press = createEvent.click(link);
  window.addEventListener('click', () => press.preventDefault(), { once: true });
  fireEvent(link, press);
  const said = () => screen.queryByText(/^Your ticked part is not in this message/);
  expect(said()).toBeInTheDocument();
  await tick();
  expect(said()).toBeNull();
});
