const listFormat = new Intl.ListFormat('en-GB');

/** Joins all names: 'A, B and C'. */
export const joinNames = (names: readonly string[]): string => listFormat.format(names);

/** The number of names in a text before it counts the others. */
const MAX_NAMES = 4;

/** Joins four names and counts the rest: 'A, B, C, D and 13 more'. A fifth alone is written out. */
export function joinFirstNames(names: readonly string[]): string {
  const omittedCount = names.length - MAX_NAMES;
  return omittedCount > 1
    ? joinNames([...names.slice(0, MAX_NAMES), `${omittedCount} more`])
    : joinNames(names);
}
