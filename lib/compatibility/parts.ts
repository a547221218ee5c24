import type { FactsOf, PartFacts, PartKind } from '@/data/parts/facts';

/** The part kinds that go on a motherboard, in the order of the table's rows. */
export const KINDS_ON_MOTHERBOARD = ['cpu', 'memory', 'drive', 'gpu'] as const;

/** A part of an enquiry or of the visitor's PC: of kind `K`, or of any kind. */
export interface Part<K extends PartKind = PartKind> {
  readonly id: string;
  readonly facts: FactsOf<K>;
  readonly brand?: string | undefined;
  /** 1 by default. */
  readonly quantity?: number | undefined;
  /** True for a part of the visitor's PC. */
  readonly isOwned?: boolean | undefined;
  /** True for a part of a ready-made PC, whose sizes and connectors may be its maker's own. */
  readonly isReadyMade?: boolean | undefined;
  /** The name of the visitor's processor, if its motherboard is known only from that. */
  readonly cpuName?: string | undefined;
}

export type Cpu = Part<'cpu'>;
export type Motherboard = Part<'motherboard'>;
export type MemoryKit = Part<'memory'>;
export type Drive = Part<'drive'>;
export type Gpu = Part<'gpu'>;
export type Psu = Part<'psu'>;

/**
 * How parts are grouped into PCs. Drives and memory kits share one PC's slots unless separate.
 * Several graphics cards are checked together only if the visitor says that all is for one PC.
 */
export type Grouping = 'one-pc' | 'maybe-one-pc' | 'separate';

/** Returns the parts of one kind, with the facts of that kind. */
export const filterByKind = <P extends { readonly facts: PartFacts }, K extends PartKind>(
  parts: readonly P[],
  kind: K,
) => parts.filter((part): part is P & { readonly facts: FactsOf<K> } => part.facts.kind === kind);

/** Returns the only part of a kind. Of several, nobody knows which one is used: undefined. */
export function findOnlyPart<K extends PartKind>(parts: readonly Part[], kind: K) {
  const [part, ...others] = filterByKind(parts, kind);
  return others.length === 0 ? part : undefined;
}

/** Omits the visitor's part if there is a product of its kind, since the product replaces it. */
export function omitReplacedParts<P extends Part>(parts: readonly P[]): readonly P[] {
  const productKinds = new Set(parts.flatMap(({ isOwned, facts }) => (isOwned ? [] : facts.kind)));
  return parts.filter(({ isOwned, facts }) => !isOwned || !productKinds.has(facts.kind));
}

/** Returns each part once. */
export const omitRepeatedParts = (parts: readonly Part[]): readonly Part[] => [
  ...new Map(parts.map((part) => [part.id, part])).values(),
];

/** Adds up a figure of parts, each times the quantity of its part. Unknown figures count as 0. */
export const sumOfParts = <P extends Part>(
  parts: readonly P[],
  getFigure: (part: P) => number | undefined,
) => parts.reduce((total, part) => total + (getFigure(part) ?? 0) * (part.quantity ?? 1), 0);

/** Counts parts with their quantities. */
export const countParts = (parts: readonly Part[]) => sumOfParts(parts, () => 1);

/** Lists all pairs of different parts, each pair once. */
export const listPairs = <P>(parts: readonly P[]) =>
  parts.flatMap((one, index) => parts.slice(index + 1).map((other) => [one, other] as const));
