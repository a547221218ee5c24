import { renderToStaticMarkup } from 'react-dom/server';
import { recipient } from '@/components/testing/fixtures';
import { products } from '@/lib/compatibility/testing/products';
import { buildVisitorPcReport } from './visitor-pc-report';

const sold = products.map((product) => ({
  ...{ brand: 'Acme', ...product },
  ...{ name: product.facts.short, category: '', sku: 'S', href: '/' },
}));
const page = {
  recipient,
  productSubject: 'Quote for',
  pageSubject: 'Parts',
  cardDrawing: undefined,
};
const CARD = 'tuf-rtx-5080';

const readReport = (includedIds: readonly string[]) => {
  const visitorPc = { psu: { typed: '650' }, cpu: { typed: '5600X' } };
  return buildVisitorPcReport({ page, visitorPc, lists: {}, sold, shownIds: [CARD], includedIds });
};

function build(includedIds: readonly string[], pc?: string) {
  const visitorPc = {
    psu: { typed: '650' },
    cpu: { typed: '5600X' },
    ...(pc && { pc: { typed: pc } }),
  };
  const options = { page, visitorPc, lists: {}, sold, shownIds: [CARD], includedIds };
  const report = buildVisitorPcReport(options);
  return renderToStaticMarkup(
    <>
      {report?.cards.get(CARD)}
      {report?.summary.map(({ text, wayOn }) => (
        <p key={text}>
          {text} {wayOn}
        </p>
      ))}
    </>,
  ).replaceAll(/<[^>]+>/g, '');
}

it('offers a supply on a page that lists none, and judges by it once it is included', () => {
  const before = build([]);
  expect(before).toContain('200 W short');
  expect(before).toContain('Below the maker’s recommendation: TUF RTX 5080');
  expect(before.match(/Include the RM850e/g)).toHaveLength(2);
  const after = build(['rm850e']);
  expect(after).toContain('Works with the RM850e, using up to 448 of 850 W');
  expect(after).toContain('Enough power: TUF RTX 5080');
  expect(after).not.toMatch(/short|Include/);
});

it('asks for a supply that fits where the PC is ready-made', () => {
  const text = build([], 'Dell XPS');
  expect(text).not.toContain('Include');
  expect(text).toContain('Ask for one that fits');
});

it('says in the email of a product what its card says, and which items of the enquiry that counts', () => {
  const check = 'Website check (please confirm):';
  expect(readReport([])?.checks.get(CARD)).toBe(
    `${check}\n- My power supply is 200 W short of what ASUS recommends for the TUF RTX 5080. The TUF RTX 5080 and my processor draw up to 448 of 650 W.`,
  );
  expect(readReport(['rm850e'])?.checks.get(CARD)).toBe(
    `${check}\n- The TUF RTX 5080 works with the RM850e, using up to 448 of 850 W with my processor.\n- This counts the RM850e from my enquiry.`,
  );
});
