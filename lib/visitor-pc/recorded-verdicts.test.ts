/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { products } from '@/data/shop';
import { ownParts } from './own-parts';
import { type DatabasePart, loadParts } from './part-database';
import { verdictOf } from './verdict';

/** The rows with verified verdicts: '| lot | rm850e | case 1a2b3c4 | its name | the verdict | …'. */
const ROW = /^\| (?:owned|lot) +\| (\S+) +\| (case|supply|board) (\w+) +\| [^|]+ \| ([^|]+?) +\|/gm;
const rows = [...readFileSync('data/part-database/verdicts.md', 'utf8').matchAll(ROW)].map(
  ([, product, kind, id, say]) => ({ product, kind, id, say }),
);

it('reaches every recorded verdict', async () => {
  const kinds = ['case', 'supply', 'board'] as const;
  const lists = new Map<string, readonly DatabasePart[]>();
  for (const kind of kinds) lists.set(kind, await loadParts(kind));
  const verdicts = rows.map(({ product, kind = '', id = '', ...row }) => {
    const visitorParts = ownParts({ [kind]: { id } }, lists.get(kind) ?? []);
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
