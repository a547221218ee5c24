import recordedVerdicts from '@/data/parts/opendb/recorded-verdicts.json';
import { products } from '@/data/shop/products';
import { formatCardLine } from '@/lib/compatibility/format-finding';
import { checkProduct } from './check-product';
import { loadPartIndexes } from './field-answers';
import type { PartIndexes } from './part-indexes';
import { resolveVisitorPc } from './resolve-visitor-pc';
import { parseAnswers } from './visitor-pc';

/** Returns a verdict's record: outcome, code, and the clearance stated for a card in a case. */
function reachVerdict(productId: string, answer: string, partIndexes: PartIndexes): string {
  const visitorParts = resolveVisitorPc(parseAnswers([answer]), partIndexes).parts;
  const product = products.find(({ id }) => id === productId);
  if (product === undefined) return 'no such product';
  const [worst] = checkProduct(product, visitorParts);
  if (worst === undefined) return 'no finding';
  const verdict = `${worst.outcome}: ${worst.code}`;
  if (!worst.code.startsWith('gpu-')) return verdict;
  const [clearance = '0 mm'] = /\d+ mm/.exec(formatCardLine(worst, productId)) ?? [];
  return `${verdict}, ${clearance}`;
}

it('reaches every recorded verdict', async () => {
  const partIndexes = await loadPartIndexes(['case', 'psu', 'motherboard']);
  const reachedVerdicts = recordedVerdicts.map((recorded) => ({
    ...recorded,
    verdict: reachVerdict(recorded.productId, recorded.answer, partIndexes),
  }));
  expect(reachedVerdicts).toEqual(recordedVerdicts);
});
