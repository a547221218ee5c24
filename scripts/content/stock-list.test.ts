import { formatContentIssue, formatIssues } from './content-issue';
import { readPack } from './read-shop';
import { findStockErrors, findStockWarnings } from './stock-issues';
import { readStock } from './stock-list';
import { sampleFiles, samplePack } from './testing/sample-pack';

const read = (source: string | Buffer, skus: readonly string[] = ['CP-1', 'CP-2']) => {
  const list = readStock('shop/stock.csv', Buffer.from(source), '2026-11-23');
  const { stock, issues } = list;
  const all = [...issues, ...findStockErrors(list, skus, undefined)];
  const lines = [...stock.values()].map(({ sku, inStock, checkedOn }) => [sku, inStock, checkedOn]);
  const formatted = all.map((issue) =>
    formatContentIssue(issue).replace(/^[^:]+:/, issue.severity === 'error' ? '' : 'Warning: '),
  );
  return { list, lines, issues: formatted };
};
const EXCEL = 'SKU\tStock\tDate\r\nCP-1\ttrue\t2026-11-20\r\n\r\ncp-2\tfalse\t2026-11-21';
const HEAD = 'Stock Code,In Stock,Available,Last Updated';
const CODES = 'Item Code;MPN;Stock Level;Date Checked\n7;CP-1;In stock;20-11-2026\n8;cp-2;;';
const QUOTED =
  '\ufeff"SKU","Name","Updated","Qty"\n"CP-1","A 4"" fan, grey","2026-11-20T09:30","10+"\n"cp-2","","2026-11-21","0"\n';

it.each<[string, string | Buffer]>([
  ['commas', 'CP-1,yes,2026-11-20\ncp-2,no,2026-11-21\n'],
  [
    'semicolons and CRLF',
    'Part number;In stock;Date\r\nCP-1;Yes;20/11/2026\r\ncp-2;NO;21/11/2026\r\n',
  ],
  ['a byte order mark, quotes and other columns', QUOTED],
  ['tabs in UTF-16, as Excel saves them', Buffer.from(`\ufeff${EXCEL}`, 'utf16le')],
  ["a till's names and dates", `${HEAD}\nCP-1,no,"1,204",20.11.2026\ncp-2,yes,-1,21.11.2026`],
  ["the till's own code beside the maker's number", `${CODES}21/11/2026 17:00`],
  ['no names and a level in words', 'CP-1,In stock,20/11/2026\ncp-2,Out of stock,21/11/2026'],
  ['decimals', 'CP-1;5.00;2026-11-20\ncp-2;0.00;2026-11-21'],
])('reads a list with %s', (_name, source) => {
  expect(read(source)).toMatchObject({
    lines: [
      ['CP-1', true, '2026-11-20'],
      ['cp-2', false, '2026-11-21'],
    ],
    issues: [],
  });
});

it.each<[string, source: string, ...lines: readonly unknown[][]]>([
  ['an empty list', ''],
  ['a product that is not in stock without a day', 'CP-1,no', ['CP-1', false, undefined]],
  ['a row of empty cells', 'CP-1,no,1/2/2026\n,,\n', ['CP-1', false, '2026-02-01']],
  ['the day of today', 'CP-1,yes,2026-11-23', ['CP-1', true, '2026-11-23']],
])('accepts %s', (_name, source, ...lines) => {
  expect(read(source)).toMatchObject({ lines, issues: [] });
});

it.each([
  ['CP-1,yes,2026-11-20\nCP-2,perhaps,2026-11-20', '2:1: CP-2: "perhaps": is not a stock level: '],
  ['CP-1,yes,2026-02-30', '1:1: CP-1: "2026-02-30": is not a date'],
  ['CP-1,yes,11/20/2026', '1:1: CP-1: "11/20/2026": is not a date'],
  ['CP-1,yes,2026-11-24', '1:1: CP-1: "2026-11-24": is in the future'],
  ['CP-1,yes,2026-11-20\n\nc p-1,no,2026-11-21', '3:1: c p-1: is also on line 1'],
  ['SKU;Price\nCP-1;10', '1:1: does not name the columns'],
  ['CP-1,"yes,2026-11-20\n', '1:1: has a quote that is not closed, here'],
  [
    'SKU,Name,Qty,Date\nCP-1,"A 4 fan,5,2026-11-20\nCP-2,"B" fan,4,2026-11-20\nCP-3,C,1,2026-11-20',
    '3:1: has a quote that is not closed, here or on a line before: remove',
  ],
  [
    'SKU,Name,Qty,Date\nCP-1,"A 4,5,2026-11-20\nCP-2,B 5",4,2026-11-20',
    'Warning: 2:1: has a text over several lines, maybe since a quote is not closed: remove the quote',
  ],
  ['SKU,Name,Qty,Date\nCP-2,"A,\nB",0', '2:1: has a text over several lines'],
  ['SKU,Qty,Date,Cost Price\nCP-1,3,2026-11-20,10', 'Warning: 1:1: Cost Price: everybody'],
  ['Supplier;SKU;Qty;Date\nAcme;CP-1;3;2026-11-20', 'Warning: 1:1: Supplier: everybody'],
  [
    'SKU,Qty\nCP-1,3\nCP-2,4\nCP-3,5',
    '2:1: 2 items are in stock without a date: add a column named Date, or write the day of the list in company.yaml, such as stockCheckedOn: 20',
  ],
])('reports %j in one line', (source, line) => {
  expect(read(source).issues.map((issue) => issue.slice(0, line.length))).toEqual([line]);
});

it('lets other products’ lines say anything, and needs no date beside company.yaml’s', () => {
  const source = 'SKU,Qty,Date\nCP-1,1,2026-11-20\nX-1,call us,soon\n,3,\nX-1,3,';
  expect(read(source)).toMatchObject({ issues: [] });
  const { list } = read('SKU,Qty\nCP-1,3');
  expect(findStockErrors(list, ['CP-1'], '2026-11-20')).toEqual([]);
});

describe('a list of some products', () => {
  const getSku = (id: string) => samplePack.products.find((one) => one.id === id)?.sku ?? '';
  const files = sampleFiles.map(({ source, ...file }) => {
    const day = /990-pro-2tb|9100-pro-h/.test(file.name) ? 'checkedOn: 2026-11-01\n' : '';
    const level = /rm850e/.test(file.name) ? 'inStock: true\n' : '';
    return { ...file, source: `${source}${day}${level}` };
  });
  const source = `${getSku('rm850e').toLowerCase()};no;2026-11-20\nX-1;yes;\nX-2;9;2026-11-20\n;2\nX-3;1\n${getSku('9100-pro-heatsink-2tb')};2;`;
  const { list } = read(source);
  const { pack = samplePack, issues } = readPack(files, {}, { stock: list.stock });

  it('warns of a product’s own stock, of unknown items and of missing lines', () => {
    expect(issues.map(formatContentIssue)).toEqual([
      expect.stringMatching(/9100-pro-.+, checkedOn: "2026-11-01": is ignored, .+ line 6: remove/),
      expect.stringMatching(
        /rm850e\.yaml:\d+:10: rm850e, inStock: "true": is ignored, since stock\.csv has the product on line 1: remove it here or there$/,
      ),
    ]);
    const [unknown, missing] = formatIssues(findStockWarnings(list, pack.products)).split('\n');
    expect(unknown).toBe(
      'Warning: shop/stock.csv:2:1: 4 items are not on the site (X-1, X-2, line 4 and X-3): correct the part number of any that should be',
    );
    const count = pack.products.length - 3;
    expect(missing).toMatch(
      RegExp(`^Warning: .+csv:1:1: has no line of tuf-.+ and ${count - 4} more: add it`),
    );
  });
});
