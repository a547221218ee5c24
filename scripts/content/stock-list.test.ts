/** @jest-environment node */

import { formatContentIssue } from './content-issue';
import { readPack } from './read-pack';
import { readStock } from './stock-list';
import { findStockIssues } from './stock-notices';
import { sampleFiles, samplePack } from './testing/sample-pack';

const TODAY = '2026-11-23';
const read = (source: string | Buffer) => {
  const { value, issues } = readStock('stock.csv', Buffer.from(source), TODAY);
  const lines = [...value.values()].map(({ sku, inStock, checkedOn }) => [sku, inStock, checkedOn]);
  return { lines, issues: issues.map(formatContentIssue) };
};
const TWO = [
  ['CP-1', true, '2026-11-20'],
  ['cp-2', false, '2026-11-21'],
];

it.each<[string, string | Buffer]>([
  ['commas', 'CP-1,yes,2026-11-20\ncp-2,no,2026-11-21\n'],
  [
    'a heading line, semicolons and Windows line endings',
    'Part number;In stock;Date\r\nCP-1;Yes;20/11/2026\r\ncp-2;NO;21/11/2026\r\n',
  ],
  [
    'a byte order mark, quotes and other columns',
    '\ufeff"SKU","Name","Updated","Qty"\n"CP-1","A 4"" fan, grey","2026-11-20 09:30","12"\n"cp-2","","2026-11-21","0"\n',
  ],
  [
    'tabs in UTF-16, as Excel saves them',
    Buffer.from(
      '\ufeffSKU\tStock\tDate\r\nCP-1\ttrue\t2026-11-20\r\n\r\ncp-2\tfalse\t2026-11-21',
      'utf16le',
    ),
  ],
])('reads a list with %s', (_name, source) => {
  expect(read(source)).toEqual({ lines: TWO, issues: [] });
});

it('accepts an empty list, and no day for what is not in stock', () => {
  expect(read('')).toEqual({ lines: [], issues: [] });
  expect(read('CP-1,no')).toEqual({ lines: [['CP-1', false, undefined]], issues: [] });
});

it.each([
  ['CP-1;yes;2026-11-20\n;no;2026-11-20', '2:1: has no part number'],
  [
    'CP-1,yes,2026-11-20\nCP-2,perhaps,2026-11-20',
    '2:1: CP-2: "perhaps": is not a stock level: write yes',
  ],
  ['CP-1,yes', '1:1: CP-1: "": is not a date: write it like 2026-11-23'],
  ['CP-1,yes,2026-02-30', '1:1: CP-1: "2026-02-30": is not a date'],
  ['CP-1,yes,11/20/2026', '1:1: CP-1: "11/20/2026": is not a date'],
  ['CP-1,yes,2026-11-24', '1:1: CP-1: "2026-11-24": is in the future'],
  ['CP-1,yes,2026-11-20\n\ncp-1,no,2026-11-21', '3:1: cp-1: is also on line 1'],
  ['Name;Price\nFan;10', '1:1: does not name the columns'],
  ['CP-1,"yes,2026-11-20\n', '1:1: is not CSV: Quote Not Closed'],
])('reports %j in one line', (source, line) => {
  expect(read(source).issues).toEqual([expect.stringContaining(line)]);
});

it('decides the stock of products, and doubts are warnings', () => {
  const own = sampleFiles.map((file) =>
    file.name === 'products/990-pro-2tb'
      ? { ...file, source: `${file.source}inStock: true\ncheckedOn: 2026-11-01\n` }
      : file,
  );
  const [listedId, , unlistedId] = ['rm850e', 'tuf-rtx-5080', '990-pro-2tb'];
  const sku = (id: string | undefined) =>
    samplePack.products.find((product) => product.id === id)?.sku ?? '';
  const source = `${sku(listedId).toLowerCase()};no;2026-11-20\nX-1;yes;2026-11-20`;
  const { value: stock } = readStock('', Buffer.from(source), TODAY);
  const listed = { file: 'shop/stock.csv', stock };
  const { pack = samplePack } = readPack(own, {}, { stock });
  const findProduct = (id: string | undefined) =>
    pack.products.find((product) => product.id === id);
  expect(findProduct(listedId)).toMatchObject({ inStock: false, checkedOn: '2026-11-20' });
  expect(findProduct(unlistedId)).toMatchObject({ inStock: true, checkedOn: '2026-11-01' });
  const unlisted = findProduct('tuf-rtx-5080');
  expect([unlisted?.inStock, unlisted?.checkedOn]).toEqual([false, undefined]);

  const getWarnings = (day?: string) =>
    findStockIssues(pack, own, listed, day).map(formatContentIssue);
  expect(getWarnings()).toContain(
    'shop/stock.csv:2:1: X-1: is no product’s part number: correct it where it should be one',
  );
  expect(getWarnings()).toHaveLength(pack.products.length - 1);
  expect(getWarnings().join()).toContain('tuf-rtx-5080: shop/stock.csv has no line of ');
  expect(getWarnings('2026-12-02').filter((line) => line.includes('last checked'))).toEqual([
    "data/sample/products/990-pro-2tb.yaml:1:1: 990-pro-2tb: 'In Stock' was last checked on 2026-11-01; look again and write the day, or that it is not there (DMCC Act 2024, s. 226)",
  ]);
});
