import type { CatalogueItem } from './catalogue-item';

/** Fewer cards than this repeat their advice, since a line under the heading would take as much room. */
const MIN_CARDS = 3;

/**
 * Returns the advice that the cards of a category's products repeat, so that its heading can say it once: 'First update the
 * board’s BIOS from a USB stick.' Returns undefined unless each card has one line, and all of them end in the same advice.
 */
export function findSharedAdvice(
  items: readonly Pick<CatalogueItem, 'compatibilityLines'>[],
): string | undefined {
  const advice = items.map(({ compatibilityLines: [line, ...others] }) =>
    line?.icon === 'advice' && others.length === 0 ? line.advice : undefined,
  );
  const [first] = advice;
  return advice.length >= MIN_CARDS && advice.every((other) => other === first) ? first : undefined;
}
