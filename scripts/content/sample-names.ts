import type { Pack } from '@/lib/content/pack';

/**
 * Returns the sample's name, address, domain and customers, which no other shop may show. Names that the other shop uses
 * itself are left out, so that a real shop may be in Derby.
 */
export function listSampleNames(sample: Pack, shop: Pack): readonly string[] {
  const { name, email, address } = sample.company;
  const { street, locality, region, postcode } = address;
  const people = sample.testimonials.flatMap((one) => [one.name, one.company]);
  const names = [name, email.split('@')[1] ?? '', street, locality, region, postcode, ...people];
  const shopText = JSON.stringify([shop.company, shop.testimonials]);
  return names.filter((one) => !shopText.includes(one));
}

/** Returns the names that a text contains. */
export const findNames = (text: string, names: readonly string[]): readonly string[] =>
  names.filter((name) => text.toLowerCase().includes(name.toLowerCase()));

/** Domains that can never belong to anybody (RFC 2606). */
const RESERVED = /\.(?:example|invalid|test|localhost)$|(?:^|\.)example\.(?:com|net|org)$/i;

/** Returns true for a hostname that is not public: a sample's, or this machine's. */
export const isSampleDomain = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.startsWith('127.') || RESERVED.test(hostname);
