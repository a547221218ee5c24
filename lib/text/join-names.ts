const listFormat = new Intl.ListFormat('en-GB');

/** Joins names as 'A, B and C'. Of a list longer than `max` and one, counts those after the first `max`: 'A, B and 13 more'. */
export function joinNames(names: readonly string[], max = 4): string {
  const count = names.length - max;
  return listFormat.format(count > 1 ? [...names.slice(0, max), `${count} more`] : names);
}
