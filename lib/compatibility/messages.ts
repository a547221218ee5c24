/** Formats findings: the only English of the compatibility check. The templates are in data/compatibility.ts. */

import {
  clauses,
  compatibilityCopy as copy,
  factNames,
  kinds,
  lines,
  notes,
  resourceNames,
  sentences,
} from '@/data/compatibility';
import { visitorPcCopy } from '@/data/visitor-pc';
import type { FactName, PartKind } from '@/lib/content/facts';
import { capitalise, fillTemplate } from '@/lib/text/fill-template';
import { joinNames } from '@/lib/text/join-names';
import type { Finding, FindingCode, Outcome } from './findings';
import { type CheckedPart, filterByKind, type KnownPart } from './parts';

type Speaker = keyof typeof copy.speakers;

/** Names parts: 'the A, B and C', 'your case'; 'my case' where the visitor speaks. */
function nameParts(parts: readonly KnownPart[], speaker: Speaker = 'shop'): string {
  const sorted = parts.toSorted((one, other) => Number(!!one.isOwned) - Number(!!other.isOwned));
  const names = sorted.map(({ isOwned, facts: { short: name } }, index) => {
    if (isOwned) return fillTemplate(copy.speakers[speaker].owned, { name });
    return index === 0 ? fillTemplate(copy.the, { name }) : name;
  });
  return joinNames(names);
}

type NameParts = (parts: readonly KnownPart[]) => string;

/** Returns the parts that a finding is about, in its order. */
const selectParts = ({ partIds }: Finding, parts: readonly CheckedPart[]) =>
  partIds.flatMap((id) => {
    const part = parts.find((other) => other.id === id);
    return part?.facts ? [part as KnownPart] : [];
  });

const formatResource = (name: string, count: number) => {
  const names = resourceNames[name] ?? resourceNames.lead;
  return fillTemplate(names?.[count === 1 ? 0 : 1] ?? '', { name });
};

const formatCount = (count: string | number) => copy.counts[Number(count)] ?? count;

function nameBrand(gpus: readonly KnownPart[]): string {
  const [brand = copy.maker, ...others] = new Set(gpus.map((gpu) => gpu.brand));
  return others.length > 0 ? copy.makers : brand;
}

/** Fills in a template of data/compatibility.ts. */
function fillMessage(
  template: string,
  { params }: Finding,
  parts: readonly KnownPart[],
  speaker: Speaker = 'shop',
  name: NameParts = (some) => nameParts(some, speaker),
): string {
  const select = (group: string) => {
    if (group === 'parts') return parts;
    if (group === 'others') return parts.slice(1);
    if (group === 'subject') return filterByKind(parts, params.kind as PartKind);
    if (group !== 'rest') return filterByKind(parts, group as PartKind);
    // All but those that the finding is about, or that the template names itself.
    const isNamed = (part: KnownPart) =>
      params.kind === part.facts.part || template.includes(`{${part.facts.part}`);
    return parts.filter((part) => !isNamed(part));
  };
  const values: Readonly<Record<string, string | number>> = {
    ...copy.speakers[speaker],
    ...params,
    brand: nameBrand(filterByKind(parts, 'gpu')),
    slot: params.slot ?? copy.sharedSlot,
    pc: params.pc ?? visitorPcCopy.own.pc,
    profile: params.profile || copy.anyProfile,
    ...(params.slots === '' && { slots: copy.unknownSlots }),
    ...(params.fact && { fact: factNames[params.fact as FactName] ?? params.fact }),
    ...(params.kind && { kindName: kinds[params.kind as PartKind].one }),
    ...(params.resource && {
      resource: formatResource(String(params.resource), Number(params.need)),
    }),
    ...(params.has !== undefined && { has: formatCount(params.has) }),
    ...(params.need !== undefined && { need: formatCount(params.need) }),
  };
  const isKnown = (section: string) =>
    [...section.matchAll(/\{(\w+)\}/g)].every(([, key = '']) => values[key] !== undefined);
  return template
    .replaceAll(/\[(?:(\w+)\?)?([^\]]*)\]/g, (_, key: string | undefined, section: string) =>
      isKnown(key === undefined ? section : `{${key}}`) ? section : '',
    )
    .replaceAll(/\{(\w+)(?:([ :])(.*?)\|(.*?))?\}/g, (_, key: string, separator, one, many) => {
      if (separator === undefined) return String(values[key] ?? name(select(key)));
      const count = typeof params[key] === 'number' ? params[key] : select(key).length;
      const subject = separator === ' ' ? `${name(select(key))} ` : '';
      return subject + (count === 1 ? one : many);
    });
}

/** Formats a finding as a sentence that names its parts, in the words of the shop or, for an email, of the visitor. */
export function formatFinding(
  finding: Finding,
  parts: readonly CheckedPart[],
  speaker: Speaker = 'shop',
): string {
  const { [finding.code]: sentence = '' } = sentences[finding.outcome] as Partial<
    Record<FindingCode, string>
  >;
  return capitalise(fillMessage(sentence, finding, selectParts(finding, parts), speaker));
}

/** Adds a finding's note or clause to its verdict, where the finding has one. */
const addNote = (verdict: string, finding: Finding, parts: readonly KnownPart[]) => {
  const { [finding.code]: note } = notes;
  const { [finding.code]: clause } = clauses;
  if (clause !== undefined) return `${verdict} ${fillMessage(clause, finding, parts)}`;
  if (note === undefined) return verdict;
  return fillTemplate(copy.verdict, { verdict, note: fillMessage(note, finding, parts) });
};

const selectVerb = (outcome: Outcome, verbs: { readonly verb: string; readonly not: string }) =>
  outcome === 'unverified' ? copy.check : outcome === 'incompatible' ? verbs.not : verbs.verb;

/** Formats a finding in a few words without names, as the table shows it. */
export const formatCell = (finding: Finding, parts: readonly CheckedPart[]): string =>
  addNote(selectVerb(finding.outcome, copy.cell), finding, selectParts(finding, parts));

/** The kinds that a line is about first, since they decide. */
const DECIDING_KINDS: readonly PartKind[] = ['motherboard', 'psu', 'case', 'cooler'];

/** Returns the parts that a line on one part's card is about: the visitor's, else those that decide, else all others. */
function selectOthers(parts: readonly KnownPart[], { facts: { part: kind } }: KnownPart) {
  const others = parts.filter(({ facts }) => facts.part !== kind);
  const groups = [
    others.filter(({ isOwned }) => isOwned),
    filterByKind(others, kinds[kind].card.with),
    others.filter(({ facts }) => DECIDING_KINDS.includes(facts.part)),
  ];
  return groups.find(({ length }) => length > 0) ?? others;
}

/**
 * Formats a finding in a few words, from the view of one part: 'Fits your H510: 60 mm to spare'.
 *
 * @param partId without it, the words begin with the first part's name
 * @param name names the other parts
 */
export function formatFindingSummary(
  finding: Finding,
  parts: readonly CheckedPart[],
  partId?: string,
  name: NameParts = nameParts,
): string {
  const about = selectParts(finding, parts);
  const subject = about.find(({ id }) => id === partId) ?? about.find(({ isOwned }) => !isOwned);
  if (subject === undefined) return formatFinding(finding, parts);
  const others = selectOthers(about, subject);
  const { [finding.code]: line } = lines;
  const { card } = kinds[subject.facts.part];
  const kind = others[0]?.facts.part;
  const verbs = kind === card.with ? card : kind === 'case' ? copy.cell : copy.line;
  const isUsable = line !== undefined && !line.includes(`{${subject.facts.part}`);
  const verdict = isUsable
    ? capitalise(fillMessage(line, finding, [subject, ...others], 'shop', name))
    : addNote(`${selectVerb(finding.outcome, verbs)} ${name(others)}`, finding, about);
  if (partId !== undefined) return verdict;
  return fillTemplate(copy.subject, { name: subject.facts.short, verdict });
}

/** Formats whose figure decides a product's verdict on a part of the database; '' where a figure without a source does. */
export function formatSource({ facts }: KnownPart, product: KnownPart): string {
  const { part: kind } = product.facts;
  const format = (source: string, figure: string | number = '') =>
    figure === '' ? '' : fillTemplate(source, { figure });
  const { cardRoom, watts, other } = copy.sources;
  if (kind === 'gpu' && facts.part === 'psu') return format(watts, facts.watts);
  if (kind === 'gpu' && facts.part === 'case') return format(cardRoom, facts.cardRoom);
  if (kind === 'motherboard' && facts.part === 'case') return format(other, facts.forms?.at(-1));
  if (facts.part !== 'motherboard') return '';
  if (kind === 'memory') return format(other, Object.keys(facts.memory ?? {}).join());
  return kind === 'cpu' || kind === 'gpu' ? format(other, facts.socket) : '';
}
