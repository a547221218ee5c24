const FORBIDDEN: readonly (readonly [pattern: RegExp, problem: string])[] = [
  // Letters that a wrong encoding leaves behind count as broken; some languages and emoji need the two joiners.
  [
    /(?![\u{200C}\u{200D}])[\p{C}\p{Zl}\p{Zp}\u{FFFD}]|â€|[ÂÃ][\u{80}-\u{BF}]/u,
    'has a line break, an invisible or a broken character: type it again instead of pasting it',
  ],
  [/<\/?[a-z!]|&(?:[a-z]\w+|#\w+);/i, 'has HTML: write plain text and the characters themselves'],
];

/** Returns why visitors could not read a text, as 'problem: fix'. */
export const findTextProblem = (text: string): string | undefined =>
  FORBIDDEN.find(([pattern]) => pattern.test(text))?.[1];

/** Formats a value for a message: as JSON on one line, cut after 80 characters. */
export function formatValue(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 80 ? `${json.slice(0, 80)}…` : json;
}
