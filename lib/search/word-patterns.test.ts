import { createPattern, prepareText } from './word-patterns';

/** The captured characters before and after each match; '.' stands for none. */
it.each<[fact: string, word: string, text: string, ...surroundings: string[]]>([
  ['a word that goes on with letters', 'h510', 'NZXT H510i', ' |'],
  ['a number behind letters', '510', 'NZXT H510', '| '],
  ['the beginning of a word', 'fl', 'NZXT Flow', ' .'],
  ['each of several matches', 'b650', 'B650M B650', ' |', '  '],
  ['a word before a plus sign', 'ion', 'Ion+', ' +'],
  ['a plus sign', '+', 'Ion+', 'n '],
  ['no word with a plus sign in one without', 'ion+', 'Ion'],
  ['no number within another', '50', 'RM650'],
  ['no words that the text writes apart', 'h510flow', 'NZXT H510 Flow'],
])('finds %s: %j in %j', (_fact, word, text, ...surroundings) => {
  const matches = [...prepareText(text).matchAll(createPattern(word))];
  expect(matches.map(([, before, after = '.']) => `${before}${after}`)).toEqual(surroundings);
});
