import type { PartKind } from '@/data/parts/facts';
import type { Finding } from '../finding';
import type { KnownPart } from '../parts';

/**
 * Compares two parts. A rule returns no finding where they simply fit, and undefined where they have no bearing on each other.
 *
 * @param context all parts of the enquiry and the visitor's PC, for what depends on a third part
 */
export type Rule<A extends PartKind, B extends PartKind> = (
  a: KnownPart<A>,
  b: KnownPart<B>,
  context: readonly KnownPart[],
) => readonly Finding[] | undefined;
