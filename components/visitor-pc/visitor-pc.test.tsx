/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Catalogue } from '@/components/catalogue/catalogue';
import { createCatalogueItem, recipient } from '@/components/testing/fixtures';
import { categoryPages } from '@/data/shop';
import { pageStore } from '@/lib/page-state/page-store';
import type { VisitorPc } from '@/lib/visitor-pc/visitor-pc';

/** Covers details that e2e/everywhere/visitor-pc.spec.ts leaves out: keys in the list, unchanged fields and unknown parts. */
const sold = createCatalogueItem({ id: 'pulse-rx-9070-xt', category: 'Graphics Cards' });
const page = categoryPages.find(({ slug }) => slug === 'pc-components');

// A phone.
window.matchMedia = () => ({ matches: false }) as MediaQueryList;

async function renderCatalogue(visitorPc: VisitorPc = {}) {
  if (page?.kind !== 'catalogue') throw new Error('the page is no catalogue');
  pageStore.dispatch({ type: 'openLink', link: { visitorPc, unknownCount: 0 } });
  render(
    <Catalogue
      page={page}
      drawing={null}
      products={[sold]}
      recipient={recipient}
      pageSubject="Parts"
      pluralNamesByCategory={{}}
      quoteHref="mailto:ask@shop"
      uncheckedList={null}
    />,
  );
  await settle();
}
/** Waits until a list has loaded and the results are drawn. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));
const getField = (name: string) =>
  screen.getByRole<HTMLInputElement>('combobox', { name, hidden: true });
const readVerdict = () => document.querySelector('.own-verdict')?.textContent;
const readVisitorPc = () => pageStore.getState().visitorPc;

async function type(name: string, text: string) {
  fireEvent.focus(getField(name));
  await settle();
  fireEvent.input(getField(name), { target: { value: text } });
}
const press = async (name: string, ...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(getField(name), { key });
  await settle();
};

it('goes through what is offered by keys, round and round', async () => {
  await renderCatalogue();
  expect(document.body).toHaveTextContent(/We know parts up to [A-Z][a-z]+ 20\d\d\./);
  await type('Your case', 'nzxt h510');
  const options = within(screen.getByRole('listbox', { name: 'Your case', hidden: true }));
  const names = () => options.getAllByRole('option', { hidden: true });
  expect(names()).toHaveLength(5);
  await press('Your case', 'ArrowUp');
  expect(names()[4]).toHaveAttribute('aria-selected', 'true');
  await press('Your case', 'ArrowDown', 'ArrowDown');
  expect(getField('Your case')).toHaveAttribute('aria-activedescendant', names()[1]?.id);
  await press('Your case', 'Enter');
  expect(getField('Your case')).toHaveValue('NZXT H510 Flow');
  expect(getField('Your case')).toHaveAttribute('aria-expanded', 'false');
  expect(readVerdict()).toContain('Fits your H510 Flow');
  // Left as it was it stays the part, and emptied it is none.
  fireEvent.blur(getField('Your case'));
  await settle();
  expect(readVisitorPc()).toEqual({ case: { id: expect.stringMatching(/^[0-9a-f]{7}$/) } });
  await type('Your case', '');
  await press('Your case', 'Enter');
  expect(readVerdict()).toBeUndefined();
  expect(readVisitorPc()).toEqual({});
});

it('reports an unknown part of a link, and keeps words that are in no list', async () => {
  await renderCatalogue({ supply: { typed: 'an old one' }, case: { id: '0000000' } });
  expect(screen.getByText(/^The case in this link isn’t in our list/)).toBeVisible();
  expect(getField('Your power supply')).toHaveValue('an old one');
  expect(readVerdict()).toContain('We’ll check your power supply');
  await type('Your power supply', 'zzz 9');
  expect(screen.getByText('Not in our list: we’ll check it')).toBeInTheDocument();
  await type('Your power supply', '750');
  await press('Your power supply', 'Enter');
  expect(readVerdict()).toContain('750 W');
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /^Get Quote/ });
  expect(decodeURIComponent(href)).toContain('Power supply: 750 W, on its label');
  expect(readVisitorPc()).toEqual({ case: { id: '0000000' }, supply: { typed: '750' } });
});
