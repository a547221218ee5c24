import type { CatalogueArrangement } from '@/data/types';

/**
 * Whether a card takes a row of its own where two stand in one: the lead of its list does, and the last that would end
 * its row alone.
 *
 * @param index the card's place among the `count` that are shown
 */
export function isWide(arrangement: CatalogueArrangement, index: number, count: number): boolean {
  const leads = arrangement === 'lead' ? 1 : 0;
  if (index < leads) return true;
  return index === count - 1 && (count - leads) % 2 === 1;
}
