/** Matches digits, which may be in groups of three: '1,000' and '1 000'. */
const WHOLE_NUMBER = /^(?:\d+|\d{1,3}(?:[, ]\d{3})+)$/;

/**
 * Parses a typed quantity as a whole number of 0 or more. Full-width digits count as ordinary ones
 * (Unicode's NFKC). Returns undefined for any other text, such as '1.5', '-1' and ''.
 */
export function parseQuantity(typed: string): number | undefined {
  const text = typed.normalize('NFKC').trim();
  return WHOLE_NUMBER.test(text) ? Number(text.replace(/\D/g, '')) : undefined;
}
