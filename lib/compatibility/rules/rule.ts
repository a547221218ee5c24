import type { PartKind } from '@/data/parts/facts';
import type { Finding } from '../finding';
import type { Part } from '../parts';

/**
 * Compares two parts. Where they simply fit, returns no findings, or one in the rule's own words. Returns undefined where neither
 * matters to the other.
 *
 * @param context all parts of the enquiry and the visitor's PC, for facts that depend on a third part
 */
export type Rule<A extends PartKind, B extends PartKind> = (
  a: Part<A>,
  b: Part<B>,
  context: readonly Part[],
) => readonly Finding[] | undefined;
