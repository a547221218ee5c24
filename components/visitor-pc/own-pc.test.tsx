import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Catalogue } from '@/components/catalogue/catalogue';
import { BAR_PLACE } from '@/components/enquiry/enquiry-ids';
import { createCatalogueItem, recipient } from '@/components/testing/fixtures';
import { categoryPages } from '@/data/shop';
import { gpu } from '@/lib/compatibility/testing/parts';

/** Covers details that e2e/everywhere/own-pc.spec.ts leaves out: keys in the list, unchanged fields, links and emptied fields. */
const sold = createCatalogueItem({
  id: 'c',
  name: 'Swift',
  sku: 'C-1',
  category: 'Graphics Cards',
});
const shop = {
  ...{ recipient, kinds: {}, many: {}, pages: [], prompts: {}, plainHref: 'mailto:ask@shop' },
  parts: [{ ...sold, ...gpu('c', { room: 340, minimumSupply: 750 }) }],
};
const page = categoryPages.find(({ slug }) => slug === 'pc-components');

// A phone.
window.matchMedia = () => ({ matches: false }) as MediaQueryList;

async function open(query = '') {
  window.history.replaceState(null, '', `/pc-components/${query}`);
  if (page?.kind !== 'catalogue') throw new Error('the page is no catalogue');
  render(
    <>
      <Catalogue
        page={page}
        drawing={null}
        products={[sold]}
        shop={shop}
        quoteHref="mailto:ask@shop"
        uncheckedList={null}
      />
      <div id={BAR_PLACE} />
    </>,
  );
  await settle();
}
/** Until a list has come, and what is said of it is drawn. */
const settle = () => act(() => new Promise((done) => setTimeout(done, 300)));
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('combobox', { name, hidden: true });
const said = () => document.querySelector('.own-verdict')?.textContent;

async function type(name: string, text: string) {
  fireEvent.focus(field(name));
  await settle();
  fireEvent.input(field(name), { target: { value: text } });
}
const press = async (name: string, ...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(field(name), { key });
  await settle();
};

it('goes through what is offered by keys, round and round', async () => {
  await open();
  expect(document.body).toHaveTextContent(/We know parts up to [A-Z][a-z]+ 20\d\d\./);
  await type('Your case', 'nzxt h510');
  const options = within(screen.getByRole('listbox', { name: 'Your case', hidden: true }));
  const names = () => options.getAllByRole('option', { hidden: true });
  expect(names()).toHaveLength(5);
  await press('Your case', 'ArrowUp');
  expect(names()[4]).toHaveAttribute('aria-selected', 'true');
  await press('Your case', 'ArrowDown', 'ArrowDown');
  expect(field('Your case')).toHaveAttribute('aria-activedescendant', names()[1]?.id);
  await press('Your case', 'Enter');
  expect(field('Your case')).toHaveValue('NZXT H510 Flow');
  expect(field('Your case')).toHaveAttribute('aria-expanded', 'false');
  expect(said()).toContain('Fits your H510 Flow with no front radiator: 20 mm to spare');
  // Left as it was it stays the part, and emptied it is none.
  fireEvent.blur(field('Your case'));
  await settle();
  expect(window.location.search).toMatch(/^\?have=case-[0-9a-f]{7}$/);
  await type('Your case', '');
  await press('Your case', 'Enter');
  expect(said()).toBeUndefined();
  expect(window.location.search).toBe('');
});

it('shows what a link says, and keeps words that are in no list', async () => {
  await open('?have=supply+an+old+one&have=case-0000000');
  expect(field('Your power supply')).toHaveValue('an old one');
  expect(said()).toContain('We’ll check your power supply');
  await type('Your power supply', 'zzz 9');
  expect(screen.getByText('Not in our list: we’ll check it')).toBeInTheDocument();
  await type('Your power supply', '750');
  await press('Your power supply', 'Enter');
  expect(said()).toContain('750 W meets Acme’s 750 W. Check your power supply for 2 × 8-pin');
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /^Get Quote/ });
  expect(decodeURIComponent(href)).toContain('Power supply: 750 W, on its label');
  expect(window.location.search).toBe('?have=case-0000000&have=supply+750');
});
