import { readFileSync } from 'node:fs';
import { formatLine } from '@/lib/compatibility/format-finding';
import { products } from '@/lib/compatibility/testing/products';
import { checkProduct } from './check-product';
import { loadPartLists } from './part-lists';
import { createVisitorParts } from './visitor-parts';
import { parseAnswers } from './visitor-pc';

/** The rows with verified verdicts: '| lot | rm850e | case 1a2b3c4 | its name | outcome: code, clearance | …'. */
const ROW = /^\| (?:owned|lot) +\| (\S+) +\| (case|supply|board) (\w+) +\| [^|]+ \| ([^|]+?) +\|/gm;
const rows = ['verdicts.md', 'verdicts-2026-11-24.md'].flatMap((name) =>
  [...readFileSync(`data/parts/${name}`, 'utf8').matchAll(ROW)].map(
    ([, product, kind, id, verdict]) => ({ product, kind, id, verdict }),
  ),
);

it('reaches every recorded verdict', async () => {
  const lists = await loadPartLists(['case', 'psu', 'motherboard']);
  const verdicts = rows.map(({ product, kind, id }) => {
    const visitorParts = createVisitorParts(parseAnswers([`${kind}-${id}`]), lists);
    const soldProduct = products.find((other) => other.id === product);
    const [worst] = soldProduct ? checkProduct(soldProduct, visitorParts) : [];
    const isClearance = kind === 'case' && worst?.code.startsWith('gpu-');
    const text =
      worst && soldProduct ? formatLine(worst, [soldProduct, ...visitorParts], soldProduct.id) : '';
    const [, spare = 0] = /(\d+) mm/.exec(text) ?? [];
    const figure = isClearance ? `, ${spare} mm` : '';
    return { product, kind, id, verdict: worst && `${worst.outcome}: ${worst.code}${figure}` };
  });
  expect(rows).toHaveLength(220);
  expect(verdicts).toEqual(rows);
});
