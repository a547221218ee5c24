import { z } from 'zod';

const text = z.string().nullish();
const number = z.number().nullish();

/** The fields that the lists are made from, of all kinds of part. */
export const recordSchema = z.object({
  opendb_id: z.uuid(),
  metadata: z.object({
    name: z.string(),
    manufacturer: text,
    part_numbers: z.array(z.string()).nullish(),
  }),
  form_factor: text,
  max_video_card_length: number,
  internal_3_5_bays: number,
  expansion_slots: number,
  supported_motherboard_form_factors: z.array(z.string()).nullish(),
  supported_power_supply_form_factors: z.array(z.string()).nullish(),
  dimensions_mm: z.record(z.string(), z.unknown()).nullish(),
  dimensions: text,
  wattage: number,
  socket: text,
  memory: z.object({ ram_type: text }).nullish(),
});

export type OpenDbRecord = z.infer<typeof recordSchema>;

/** A fact that other data contradict. Unlike an unknown fact, no other record may supply it. */
export const DOUBTFUL_FACT = '?';

/** Groups items by a key, in the order of their first items. */
export function groupBy<T, K>(
  items: readonly T[],
  getKey: (item: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = getKey(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
