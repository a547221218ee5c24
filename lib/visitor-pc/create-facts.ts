import type { FactsOf, PartKind } from '@/lib/content/facts';

/** Leaves out unknown facts. */
export const createFacts = <K extends PartKind>(
  facts: {
    readonly [N in keyof FactsOf<K>]: FactsOf<K>[N] | undefined;
  },
) =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) as FactsOf<K>;

/** Returns memory by type; undefined without a type. Its speed is unknown, so no limit is reported. */
export const createMemory = (types: readonly (string | undefined)[] = []) => {
  const entries = types.flatMap((type) => (type ? [[type, Number.POSITIVE_INFINITY]] : []));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};
