import { splitFirstSentence } from '@/lib/text/grammar';
import type { CatalogueItem } from './catalogue-item';

/** Fewer cards repeat their advice: a line under the heading would take as much room. */
const MIN_CARDS = 3;

/**
 * Returns the advice that a category's cards repeat, for its heading: 'First update the board’s
 * BIOS from a USB stick.' Returns '' unless each card has one line, which ends in this advice.
 */
export function findSharedAdvice(
  items: readonly Pick<CatalogueItem, 'compatibilityLines'>[],
): string {
  const advice = items.map(({ compatibilityLines: [line, ...others] }) =>
    line?.icon === 'advice' && others.length === 0 ? splitFirstSentence(line.text)[1] : '',
  );
  const [first = ''] = advice;
  return advice.length >= MIN_CARDS && advice.every((other) => other === first) ? first : '';
}
