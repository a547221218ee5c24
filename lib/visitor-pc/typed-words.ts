/** Splits names of parts into words, and knows the words that describe parts but name none. */

import { splitWords } from '@/lib/search/word-patterns';
import type { DatabaseField } from './visitor-pc';

/** Replaces full-width characters by ordinary ones, and an O before digits by a zero, since people type both 'O11' and '011'. */
export const normaliseText = (text: string) =>
  text.normalize('NFKC').replaceAll(/\bo(?=\d)/gi, '0');

/** Returns the words of a normalised name, in lower case. */
export const splitName = (name: string) => splitWords(normaliseText(name));

const COLOURS = 'black white grey gray silver red blue green pink orange yellow purple beige gold';
const DESCRIPTIVE_WORDS: Readonly<Record<DatabaseField, string>> = {
  case: `${COLOURS} bronze titanium case chassis pc atx mid full tower tempered glass tg window windowed side panel with mm cm in inch inches`,
  psu: `${COLOURS} bronze platinum titanium 80 80+ 80plus plus certified fully semi modular atx atx3 pcie pcie5 gen5 power supply psu unit watt watts`,
  motherboard: `${COLOURS} amd intel socket motherboard mainboard board`,
};

/** Words that are in the names of some cases, but only describe a case where nobody types others: 'midi tower'. */
const GENERIC_WORDS =
  'mini midi micro itx matx sff htpc small big large form factor silent quiet gaming server cube desktop compact rgb flow mesh airflow';

/** Returns the words that describe parts of a kind, but don't distinguish one from others in its list. */
export const getDescriptiveWords = (kind: DatabaseField): readonly string[] =>
  DESCRIPTIVE_WORDS[kind].split(' ');

/** Returns the words that name no model: 'silent', 'midi' and 'tower'. */
export const getGenericWords = (kind: DatabaseField): readonly string[] => [
  ...getDescriptiveWords(kind),
  ...GENERIC_WORDS.split(' '),
];

/** Returns true if a typed name has these watts in it, as 'RM650' has. A series without them has power supplies of several. */
export const namesWatts = (typed: string, watts: number | undefined): boolean =>
  typed.includes(`${watts}`);

/** Splits a typed text into words. '650W' becomes two words, and 'rev. 1.0' is left out, since no name in the lists has one. */
export const splitTyped = (typed: string): readonly string[] =>
  splitName(
    normaliseText(typed)
      .replace(/\brev\.? ?[\d.x]+/i, '')
      .replaceAll(/(?<=\d)w(?:atts?)?\b/gi, ' w'),
  );
