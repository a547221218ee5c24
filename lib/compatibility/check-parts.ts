/** Checks the parts of an enquiry, which may be for several PCs or leave a choice, together with the visitor's PC. */

import type { PartKind } from '@/data/parts/facts';
import type { Purpose } from '@/lib/enquiry/parse-state';
import { evaluateBuild } from './evaluate-build';
import { createFinding, type Finding, isClash, type Params } from './findings';
import { listBuilds, MAX_BUILDS, SINGLE_KINDS } from './list-builds';
import { keepLargestDraw, mergeFindings } from './merge-findings';
import {
  BOARD_KINDS,
  type CheckedPart,
  filterByKind,
  type KnownPart,
  listPairs,
  type PcBuild,
} from './parts';
import { TALL_MEMORY } from './rules';

interface CheckOptions {
  readonly purpose?: Purpose | undefined;
  /** The part kinds that the shop sells: nothing is asked for that can't be had. */
  readonly soldKinds: ReadonlySet<PartKind>;
}

type Builds = ReturnType<typeof listBuilds>;

/**
 * Returns the findings of the working builds, or of all builds if none works. Keeps a clash only if one of its parts has no
 * working build.
 */
function evaluateBuilds({ builds, clashes }: Builds): readonly Finding[] {
  const evaluated = builds.map((pcBuild) => ({ pcBuild, findings: evaluateBuild(pcBuild) }));
  const working = evaluated.filter(({ findings }) => !findings.some(isClash));
  const keepUnplaced = (findings: readonly Finding[], pcBuilds: readonly PcBuild[]) => {
    const placed = new Set(pcBuilds.flat().map(({ id }) => id));
    return findings.filter(({ partIds }) => partIds.some((id) => !placed.has(id)));
  };
  const all = evaluated.flatMap(({ findings }) => findings);
  const workingBuilds = working.map(({ pcBuild }) => pcBuild);
  const open = working.length > 0 ? working.flatMap(({ findings }) => findings) : all;
  return [
    ...keepUnplaced(clashes, builds),
    ...keepUnplaced(all.filter(isClash), workingBuilds),
    ...open.filter((finding) => !isClash(finding)),
  ];
}

/** Returns which options of two choices work together, where not all do. */
function findPartners({ builds, choices, clash }: Builds): readonly Finding[] {
  const used = choices.map(({ options }) =>
    options.filter((part) => builds.some((pcBuild) => pcBuild.includes(part))),
  );
  return listPairs(used).flatMap(([some, others]) => {
    const hasClash = some.some((one) => others.some((other) => clash(one, other)));
    if (!hasClash) return [];
    return some.map((part) => {
      const placed = builds.filter((pcBuild) => pcBuild.includes(part)).flat();
      const partners = others.filter((other) => placed.includes(other));
      return createFinding('goes-with', [part, ...partners], { kind: part.facts.part });
    });
  });
}

function askAboutChoices(choices: Builds['choices'], purpose: Purpose | undefined) {
  const all = choices.flatMap(({ options }) => options);
  if (purpose === undefined && all.length > 0)
    return [createFinding('ask-purpose', all, { askedKind: 'purpose' })];
  if (purpose !== 'one-pc') return [];
  return choices.map(({ kind, options }) => createFinding('ask-which', options, { kind }));
}

/** Asks about quantities that one PC has no place for. Until the answer, the parts count as those of several PCs. */
function askAboutQuantities(parts: readonly KnownPart[]): readonly Finding[] {
  const several = parts.filter(
    ({ facts, quantity = 1 }) => quantity > 1 && SINGLE_KINDS.includes(facts.part),
  );
  const kind = several[0]?.facts.part;
  return kind ? [createFinding('ask-several', several, { kind, askedKind: 'purpose' })] : [];
}

/** Returns the missing parts: kinds that the shop sells, and parts that only the visitor can name. */
function askForParts(parts: readonly KnownPart[], soldKinds: ReadonlySet<PartKind>) {
  const isMissing = (kind: PartKind) => filterByKind(parts, kind).length === 0;
  const sold = parts.filter(({ isOwned }) => !isOwned);
  const [gpus, boards] = [filterByKind(sold, 'gpu'), filterByKind(sold, 'motherboard')];
  const kits = filterByKind(sold, 'memory').filter(
    ({ facts: { height = 0 } }) => height > TALL_MEMORY,
  );
  const cpus = filterByKind(sold, 'cpu').filter(({ facts }) => facts.cooler === false);
  const onBoard = BOARD_KINDS.flatMap((kind) => filterByKind(sold, kind));
  const longest = Math.max(0, ...gpus.map(({ facts: { room = 0 } }) => room));
  const forms = [...new Set(boards.flatMap(({ facts: { form } }) => form ?? []))].join('/');
  const height = Math.max(0, ...kits.map(({ facts }) => facts.height ?? 0));
  const ask = (
    code: 'ask-case' | 'ask-cooler' | 'ask-cooler-height' | 'add-motherboard' | 'add-psu',
    askedKind: PartKind,
    about: readonly KnownPart[],
    params: Params = {},
  ) =>
    about.length > 0 && isMissing(askedKind)
      ? [createFinding(code, about, { askedKind, ...params })]
      : [];
  const cased = [...(longest > 0 ? gpus : []), ...boards.filter(({ facts }) => facts.form)];
  return [
    ...(soldKinds.has('motherboard') ? ask('add-motherboard', 'motherboard', onBoard) : []),
    ...(soldKinds.has('psu') ? ask('add-psu', 'psu', gpus) : []),
    ...ask('ask-case', 'case', cased, {
      ...(longest && { room: longest }),
      ...(forms && { forms }),
    }),
    ...ask('ask-cooler', 'cooler', cpus, height > 0 ? { height } : {}),
    ...(cpus.length > 0 ? [] : ask('ask-cooler-height', 'cooler', kits, { height })),
  ];
}

/** Without choices, merges all 'fits' into one finding. With choices, keeps each that has a part without another finding. */
function mergeFits(findings: readonly Finding[], hasChoices: boolean): readonly Finding[] {
  const others = findings.filter(({ code }) => code !== 'fits');
  const fits = findings.filter(({ code }) => code === 'fits');
  const [first] = fits;
  if (first === undefined) return others;
  if (!hasChoices)
    return [...others, { ...first, partIds: [...new Set(fits.flatMap(({ partIds }) => partIds))] }];
  const covered = new Set(others.flatMap(({ partIds }) => partIds));
  return [...others, ...fits.filter(({ partIds }) => partIds.some((id) => !covered.has(id)))];
}

/**
 * Returns all findings on an enquiry and the visitor's PC, the worst first. A visitor's part yields to a product of its kind.
 * Quantities count in one PC only, if one PC has a place for them; otherwise each build holds one PC's worth.
 *
 * @param parts in any order; parts without facts get no finding
 */
export function collectFindings(
  parts: readonly CheckedPart[],
  { purpose: statedPurpose, soldKinds }: CheckOptions,
): readonly Finding[] {
  const known = parts
    .filter((part): part is KnownPart => part.facts !== undefined)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const quantityQuestions = statedPurpose === 'one-pc' ? askAboutQuantities(known) : [];
  const purpose = quantityQuestions.length > 0 ? 'several-pcs' : statedPurpose;
  const isOnePc = purpose === 'one-pc';
  const isReplaced = (part: KnownPart) =>
    part.isOwned && known.some(({ isOwned, facts }) => !isOwned && facts.part === part.facts.part);
  const checked = known
    .filter((part) => !isReplaced(part))
    .map((part) => (isOnePc ? part : { ...part, quantity: 1 }));
  const kindById = new Map(checked.map(({ id, facts }) => [id, facts.part]));
  const enquiry = listBuilds(checked, isOnePc);
  const { choices, isTooMany } = enquiry;
  const tooMany = createFinding('too-many-builds', checked, { maxBuilds: MAX_BUILDS });
  const findings = mergeFindings(
    isTooMany ? [tooMany] : keepLargestDraw([...evaluateBuilds(enquiry), ...findPartners(enquiry)]),
    kindById,
  );
  return mergeFindings(
    [
      ...mergeFits(findings, choices.length > 0),
      ...quantityQuestions,
      ...askAboutChoices(choices, purpose),
      ...askForParts(checked, soldKinds),
    ],
    kindById,
  );
}

/** Returns the findings on two parts alone. Empty where they have no bearing on each other, or are of one kind. */
export function checkPair(one: CheckedPart, other: CheckedPart): readonly Finding[] {
  const pcBuild = [one, other].filter((part): part is KnownPart => part.facts !== undefined);
  const isPair = pcBuild.length === 2 && one.facts?.part !== other.facts?.part;
  const findings = isPair ? evaluateBuild(pcBuild) : [];
  return mergeFindings(findings, new Map(pcBuild.map(({ id, facts }) => [id, facts.part])));
}
