import type { PartKind } from '@/data/parts/facts';
import { evaluateBuild } from './evaluate-build';
import { isClash } from './findings';
import { filterByKind, type KnownPart, listPairs, type PcBuild } from './parts';

/** The kinds of which a PC has one; a PC may have several memory kits and graphics cards, and any number of drives. */
export const SINGLE_KINDS: readonly PartKind[] = ['cpu', 'motherboard', 'psu', 'case', 'cooler'];
const COUNTED_KINDS: readonly PartKind[] = [...SINGLE_KINDS, 'memory', 'gpu'];

/** The most PC builds that are evaluated. */
export const MAX_BUILDS = 64;

/**
 * Lists the PC builds that these parts could form, each with one part of every choice, without clashes where that is possible.
 *
 * @param isOnePc true where all memory kits and graphics cards go into one PC
 * @returns no builds where there are more than 64; the choices are the kinds of which one PC does not take all parts
 */
export function listBuilds(parts: PcBuild, isOnePc: boolean) {
  const choices = (isOnePc ? SINGLE_KINDS : COUNTED_KINDS)
    .map((kind) => ({ kind, options: filterByKind(parts, kind) }))
    .filter(({ options }) => options.length > 1);
  const kinds = new Set(parts.map(({ facts }) => facts.part));
  const clashes = listPairs(parts).flatMap((pair) => evaluateBuild(pair, kinds).filter(isClash));
  const clash = (one: KnownPart, other: KnownPart) =>
    clashes.some(({ partIds }) => partIds.includes(one.id) && partIds.includes(other.id));
  const fixed = parts.filter((part) => !choices.some(({ options }) => options.includes(part)));
  const combine = (canJoin: (part: KnownPart, pcBuild: PcBuild) => boolean) =>
    choices.reduce<readonly PcBuild[] | undefined>(
      (builds, { options }) => {
        const next = builds?.flatMap((pcBuild) =>
          options.filter((part) => canJoin(part, pcBuild)).map((part) => [...pcBuild, part]),
        );
        return next && next.length <= MAX_BUILDS ? next : undefined;
      },
      [fixed],
    );
  const working = combine((part, pcBuild) => !pcBuild.some((other) => clash(part, other)));
  const builds = working?.length === 0 ? combine(() => true) : working;
  return { builds: builds ?? [], isTooMany: builds === undefined, choices, clashes, clash };
}
