/** Fills in the square brackets of a finding's texts. */

import { kindNames } from '@/data/copy/compatibility';
import { joinFirstNames, joinNames } from '@/lib/text/join-names';
import type { Part } from './parts';

/** The voice of a text: a page speaks for the shop, and an email for the visitor. */
export type Voice = 'page' | 'email';

/** Names parts within a sentence. */
export type PartNamer = (parts: readonly Part[]) => string;

/** Says that the shop checks something, in the text of a finding. */
export const SHOP_CHECKS = '[We’ll check|Please check]';

/** Names parts, the visitor's last: 'the A, B and C', 'the A and your case' ('my' in emails). */
export function nameParts(parts: readonly Part[], voice: Voice = 'page'): string {
  const products = parts.filter(({ isOwned }) => !isOwned);
  const ownedParts = parts.filter(({ isOwned }) => isOwned);
  const owner = voice === 'page' ? 'your' : 'my';
  const names = [
    ...products.map(({ facts: { shortName } }, index) =>
      index === 0 ? `the ${shortName}` : shortName,
    ),
    ...ownedParts.map(({ facts: { shortName }, cpuName }) =>
      cpuName === undefined ? `${owner} ${shortName}` : `${owner} ${cpuName}’s ${shortName}`,
    ),
  ];
  // An email names all.
  return voice === 'page' ? joinFirstNames(names) : joinNames(names);
}

/** How `fillFindingText` names parts. */
interface NamingOptions {
  readonly voice?: Voice;
  /** Names the parts of one placeholder in place of `nameParts`; '' leaves the name out. */
  readonly nameOf?: PartNamer;
  /** The part on whose product card the text stands, which needs no name there. */
  readonly cardPart?: Part;
}

const VOICES = /\[([^[\]|]*)\|([^[\]]*)\]/g;
/** Matches a placeholder of names with the space before it: preposition, kinds and verb. */
const NAMES = /( ?)\[((?:for )?)([^[\] ]*) ?([^[\]]*)\]/g;

/**
 * Fills in a finding's text. Square brackets hold one of these, and a text has no other brackets:
 *
 * - `[cpu]`: the finding's processors by name, 'the P' or 'the P and Q'.
 * - `[cpu needs]`: the names and a verb in the singular, made to agree: 'the P and Q need'.
 * - `[for cpu]`: 'for' and the names.
 * - `[gpu+cpu draws]`: the parts of both kinds. `[parts]`: all parts of the finding.
 * - `[your|my]`: words of a page, then those of an email, which the visitor sends.
 *
 * A product's own card leaves its name out at the beginning of a text and after `for`: there
 * `[cpu needs]` becomes 'needs', while `[cpu is]` and `[for cpu]` become nothing.
 *
 * @param parts the parts that may be named
 * @throws if a placeholder names no kind of part
 */
export const fillFindingText = (
  text: string,
  parts: readonly Part[],
  { voice = 'page', nameOf = (named) => nameParts(named, voice), cardPart }: NamingOptions = {},
): string =>
  text
    .replaceAll(VOICES, voice === 'page' ? '$1' : '$2')
    .replaceAll(NAMES, (_all, space, preposition, subject: string, verb: string, position) => {
      const kinds = subject === 'parts' ? Object.keys(kindNames) : subject.split('+');
      // A misspelt kind would silently lose its name.
      if (!kinds.every((kind) => kind in kindNames))
        throw new Error(`'${text}': name kinds of part or 'parts' in place of '${subject}'`);
      const namedParts = parts.filter(({ facts }) => kinds.includes(facts.kind));
      const isOwnName = namedParts.every((part) => part === cardPart);
      const name = isOwnName && (position === 0 || preposition) ? '' : nameOf(namedParts);
      if (name === '') return verb === '' || verb === 'is' ? '' : space + verb;
      const agreeingVerb = namedParts.length > 1 ? pluralise(verb) : verb;
      return `${space}${preposition}${name} ${agreeingVerb}`.trimEnd();
    })
    .trimStart();

/** Returns a verb's plural: 'fit' for 'fits', 'are' for 'is', 'don’t' for 'doesn’t'. */
const pluralise = (verb: string) =>
  verb
    .replace(/^is\b/, 'are')
    .replace(/^has\b/, 'have')
    .replace(/^doesn’t\b/, 'don’t')
    .replace(/^(\w+)s\b/, '$1');

/** Returns 'fits' for a part that goes into a case or onto a motherboard, else 'works with'. */
export const getFitVerb = ({ facts: { kind } }: Part, { facts }: Part) =>
  facts.kind === 'case' || (facts.kind === 'motherboard' && kind !== 'psu') ? 'fits' : 'works with';
