import { joinFirstNames, joinNames } from '@/lib/text/join-names';
import type { Part } from './parts';

/** The voice of a text: a page speaks for the shop, and an email for the visitor. */
export type Voice = 'page' | 'email';

/** Says that the shop checks something, in the text of a finding. */
export const CHECK = '[We’ll check|Please check]';

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
      cpuName === undefined
        ? `${owner} ${shortName}`
        : `the ${shortName} ${owner} ${cpuName} is in`,
    ),
  ];
  // An email names all.
  return voice === 'page' ? joinFirstNames(names) : joinNames(names);
}

/**
 * Fills in a finding's text: for '[cpu needs]' 'the P needs' or 'the P and Q need', for '[gpu+cpu
 * draws]' both kinds, and for '[We’ll check|Please check]' the words of a page or of an email.
 *
 * @param parts the parts that the finding is about
 * @param nameOf names the parts of a placeholder's kinds
 */
export const fillInPartNames = (
  text: string,
  parts: readonly Part[],
  nameOf: (parts: readonly Part[]) => string,
  voice: Voice = 'page',
): string =>
  text.replaceAll(/\[([^[\]]*)\]/g, (_placeholder, content: string) => {
    const [pageWords = '', emailWords] = content.split('|');
    if (emailWords !== undefined) return voice === 'page' ? pageWords : emailWords;
    const [kinds = '', ...words] = content.split(' ');
    const verb = words.join(' ');
    const namedParts = parts.filter(({ facts }) => kinds.split('+').includes(facts.kind));
    return `${nameOf(namedParts)} ${namedParts.length > 1 ? pluralise(verb) : verb}`.trim();
  });

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

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Formats a count of things in words: 'one M.2 slot', 'three leads'. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${COUNTS[count] ?? count} ${count === 1 ? one : many}`;
