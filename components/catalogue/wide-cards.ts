import type { CatalogueArrangement } from '@/data/vocabulary';

/**
 * Which cards take a row of their own where two stand in one: the lead of its list, and the last where it would end
 * its row alone.
 *
 * @param shown those that are shown, in their order
 */
export function wideCards<Item>(
  arrangement: CatalogueArrangement,
  shown: readonly Item[],
): readonly Item[] {
  const leads = arrangement === 'lead' ? 1 : 0;
  return [...shown.slice(0, leads), ...((shown.length - leads) % 2 === 1 ? shown.slice(-1) : [])];
}
