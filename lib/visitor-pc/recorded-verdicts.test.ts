import recorded from '@/data/parts/verdicts.json';
import { formatLine } from '@/lib/compatibility/format-finding';
import { products } from '@/lib/compatibility/testing/products';
import { checkProduct } from './check-product';
import { loadPartLists } from './part-lists';
import { createVisitorParts } from './visitor-parts';
import { parseAnswers } from './visitor-pc';

it('reaches every verdict that was looked up', async () => {
  const lists = await loadPartLists(['case', 'psu', 'motherboard']);
  const listed = recorded.map((row) => {
    const [id = '', answer = '', name = '', verdict = ''] = row.split('|');
    return { id, answer, name, verdict };
  });
  const reached = listed.map(({ id, answer, name }) => {
    const visitorParts = createVisitorParts(parseAnswers([answer]), lists);
    const product = products.find((other) => other.id === id) ?? { id };
    const [worst] = checkProduct(product, visitorParts);
    const text = worst ? formatLine(worst, [product, ...visitorParts], id) : '';
    const [, clearance = 0] = /(\d+) mm/.exec(text) ?? [];
    const figure = worst?.code.startsWith('gpu-') ? `, ${clearance} mm` : '';
    return { id, answer, name, verdict: `${worst?.outcome}: ${worst?.code}${figure}` };
  });
  expect(listed).toHaveLength(220);
  expect(reached).toEqual(listed);
});
