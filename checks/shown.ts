const LONGEST = 80;

/**
 * A value as a message prints it: as JSON on one line, cut where long, with every character that can't be seen or would
 * change the reading order written as an escape.
 */
export function shown(value: unknown): string {
  const json = (JSON.stringify(value) ?? 'nothing').replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
  return json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json;
}
