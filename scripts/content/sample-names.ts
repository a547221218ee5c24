import type { Pack } from '@/lib/content/pack';

/**
 * What names the sample shop, and so must stand nowhere in another: its name, address, domain and customers. What the
 * other says of itself is its own, so that a real shop in Derby may say so.
 */
export function sampleNames(sample: Pack, shop: Pack): readonly string[] {
  const { name, email, address } = sample.company;
  const { street, locality, region, postcode } = address;
  const people = sample.testimonials.flatMap((one) => [one.name, one.company]);
  const names = [name, email.split('@')[1] ?? '', street, locality, region, postcode, ...people];
  const own = JSON.stringify([shop.company, shop.testimonials]);
  return names.filter((one) => !own.includes(one));
}

/** Which of some names a text has in it. */
export const namesIn = (text: string, names: readonly string[]): readonly string[] =>
  names.filter((name) => text.toLowerCase().includes(name.toLowerCase()));
