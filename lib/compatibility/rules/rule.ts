import type { PartKind } from '@/data/parts/facts';
import type { Finding } from '../finding';
import type { KnownPart } from '../parts';

/**
 * Compares two parts. Returns no findings where they simply fit, and undefined where neither matters to the other.
 *
 * @param context all parts of the enquiry and the visitor's PC, for facts that depend on a third part
 */
export type Rule<A extends PartKind, B extends PartKind> = (
  a: KnownPart<A>,
  b: KnownPart<B>,
  context: readonly KnownPart[],
) => readonly Finding[] | undefined;
