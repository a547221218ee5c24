/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { products } from '@/data/shop';
import { loadPartLists } from './part-lists';
import { verdictOf } from './verdict';
import { createVisitorParts } from './visitor-parts';

/** The rows with verified verdicts: '| lot | rm850e | case 1a2b3c4 | its name | the verdict | …'. */
const ROW = /^\| (?:owned|lot) +\| (\S+) +\| (case|supply|board) (\w+) +\| [^|]+ \| ([^|]+?) +\|/gm;
const rows = [...readFileSync('data/part-database/verdicts.md', 'utf8').matchAll(ROW)].map(
  ([, product, kind, id, say]) => ({ product, kind, id, say }),
);

it('reaches every recorded verdict', async () => {
  const lists = await loadPartLists(['case', 'supply', 'board']);
  const verdicts = rows.map(({ product, kind = '', id = '', ...row }) => {
    const visitorParts = createVisitorParts({ [kind]: { id } }, lists);
    const soldProduct = products.find(({ id }) => id === product);
    return {
      product,
      kind,
      id,
      ...row,
      say: soldProduct && verdictOf(soldProduct, visitorParts)?.say,
    };
  });
  expect(rows).toHaveLength(100);
  expect(verdicts).toEqual(rows);
});
