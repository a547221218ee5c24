/** What a text that visitors read must not hold, each with the remedy. */
const FAULTS: readonly (readonly [found: RegExp, remedy: string])[] = [
  // Letters that a wrong encoding leaves behind count as broken; the two joiners belong to some languages, and to emoji.
  [
    /(?![\u{200C}\u{200D}])[\p{C}\p{Zl}\p{Zp}\u{FFFD}]|â€|[ÂÃ][\u{80}-\u{BF}]/u,
    'has a line break, an invisible or a broken character: type it again instead of pasting it',
  ],
  [
    /<\/?[a-z!]|&(?:[a-z]\w+|#\w+);/i,
    'has HTML in it: write plain text, and each character itself',
  ],
];

/** What is wrong with a text that visitors read, and what to do about it. */
export const faultOf = (text: string): string | undefined =>
  FAULTS.find(([found]) => found.test(text))?.[1];

/** A value as a message prints it: on one line, cut where long. */
export function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 80 ? `${json.slice(0, 80)}…` : json;
}
