const listFormat = new Intl.ListFormat('en-GB');

/** Joins all names: 'A, B and C'. */
export const joinNames = (names: readonly string[]): string => listFormat.format(names);

/**
 * Joins names, and counts those after the first `max`: 'A, B and 13 more'. A single name more is written out, since it is no longer
 * than its count.
 */
export function joinFirstNames(names: readonly string[], max: number): string {
  const omittedCount = names.length - max;
  return omittedCount > 1
    ? joinNames([...names.slice(0, max), `${omittedCount} more`])
    : joinNames(names);
}
