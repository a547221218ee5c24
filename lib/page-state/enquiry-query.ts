/** The ticked parts in a page's address, beside its filters: '?brand=ASUS&parts=tuf-rtx-5080,rm850e'. */

const NAME = 'parts';

/** The parts that an address names. */
export interface LinkedParts {
  /** Ids of the shop's products, each once, in the shop's order. */
  readonly parts: readonly string[];
  /** How many names were left out, since nothing is called so or it was named already. */
  readonly leftOut: number;
}

const named = (query: string): readonly string[] =>
  (new URLSearchParams(query).get(NAME) ?? '').split(',').filter((name) => name !== '');

/** Reads the parts from an address's query, which anybody may have written; `ids` are those of the shop's products. */
export function parseEnquiryParts(query: string, ids: readonly string[]): LinkedParts {
  const names = named(query);
  const parts = ids.filter((id) => names.includes(id));
  return { parts, leftOut: names.length - parts.length };
}

/** A query with these parts instead of its own, and all else that it had. */
export function setEnquiryParts(query: string, parts: readonly string[]): string {
  const others = new URLSearchParams(query);
  others.delete(NAME);
  // Ids need no encoding, and their commas are easier to read without.
  const own = parts.length > 0 ? `${NAME}=${parts.join(',')}` : '';
  const all = [others.toString(), own].filter(Boolean).join('&');
  return all && `?${all}`;
}

/** A query with the parts of another one; what can't be an id is left out. */
export function keepParts(query: string, from: string): string {
  const kept = named(from).filter((name) => /^[a-z0-9-]+$/.test(name));
  return setEnquiryParts(query, kept);
}
