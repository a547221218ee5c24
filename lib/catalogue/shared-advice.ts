import type { CatalogueItem } from './catalogue-item';

/** Fewer cards repeat their advice: a line under the heading would take as much room. */
const MIN_CARDS = 3;

/**
 * Returns the advice that a category's cards repeat, for its heading: 'First update the board’s
 * BIOS from a USB stick.' Returns undefined unless each card has one line with this advice.
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
