/** From records to lines: what is believed of each part, records of one part as one, and ids that stay. */
import { KIND_MAPPINGS, type OpenRecord } from './opendb-mapping';
import { type DatabaseKind, parsePartName, splitWords } from './part-names';

/** A line of a list: 'NZXT|H210|1a2b3c4|Mini-ITX|325|', with further ids of the part behind its own. */
interface Line {
  /** Its maker's, and its own. */
  readonly name: string;
  readonly ids: readonly string[];
  readonly facts: readonly string[];
}

/** An empty last fact is left out, as it is of most cases. */
const written = ({ name, ids, facts }: Line) =>
  [name, ids.join(), ...facts].join('|').replace(/\|$/, '');

function read(line: string): Line {
  const [maker, model, ids = '', ...facts] = line.split('|');
  return { name: `${maker}|${model}`, ids: ids.split(','), facts };
}

/** An id is the beginning of its record's, which is random. */
const shortId = ({ opendb_id }: Pick<OpenRecord, 'opendb_id'>) =>
  opendb_id.replace('-', '').slice(0, 7);

/** A record that is believed. */
interface Believed {
  readonly id: string;
  readonly name: string;
  readonly facts: readonly string[];
}

const distinct = (values: readonly string[]) => [
  ...new Set(values.filter((value) => value !== '')),
];

function grouped<T>(
  all: readonly T[],
  keyOf: (one: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** The name that most records have, of equals the shortest, and then the first. */
function commonest(names: readonly string[]): string {
  const count = (name: string) => names.filter((other) => other === name).length;
  const order = (one: string, other: string) =>
    count(other) - count(one) || one.length - other.length || (one < other ? -1 : 1);
  return names.toSorted(order)[0] ?? '';
}

/** What a list was made of, by what is counted. */
export type Counts = Map<string, number>;

/**
 * The lines of one kind, sorted by name.
 *
 * @param previous the lines as they were, whose ids stay, so that links to them do
 * @param counts is told what was left out, and why
 */
export function buildPartLines(
  kind: DatabaseKind,
  records: readonly OpenRecord[],
  previous: readonly string[],
  counts: Counts,
): readonly string[] {
  const { facts: factsOf, apart, first, settle } = KIND_MAPPINGS[kind];
  const count = (what: string) => {
    counts.set(what, (counts.get(what) ?? 0) + 1);
    return '' as const;
  };

  const taken = new Set<string>();
  const believed = records.flatMap((record): readonly Believed[] => {
    count('records read');
    const [id, name] = [shortId(record), parsePartName(kind, record.metadata)];
    if (name === undefined) return count('left out: no name can be told') || [];
    const facts = factsOf(record, (reason) => count(`facts left out: ${reason}`));
    if (first && facts[0] === '')
      return count('left out: no watts, or no socket that takes processors') || [];
    if (taken.has(id)) return count('left out: another begins with its id') || [];
    taken.add(id);
    return [{ id, name, facts }];
  });

  const keyOf = (name: string, facts: readonly string[]) => `${splitWords(name)}|${apart(facts)}`;
  const groups = grouped(believed, ({ name, facts }) => keyOf(name, facts));

  const agreed = (members: readonly Believed[], at: number): string => {
    const values = distinct(members.map(({ facts }) => facts[at] ?? ''));
    if (values.length < 2) return values[0] ?? '';
    return settle[at]?.(values) ?? count('facts left out: records of one name disagree');
  };

  // Whose a previous id is: of the part that has its record, else of the part that is called so now.
  const owners = new Map(
    [...groups].flatMap(([key, all]) => all.map(({ id }) => [id, key] as const)),
  );
  const before = previous.map(read);
  const kept = before.flatMap(({ ids, name, facts }) =>
    ids.map((id) => ({ id, key: owners.get(id) ?? keyOf(name, facts) })),
  );
  const keptBy = grouped(kept, ({ key }) => key);

  const lines = [...groups].map(([key, members]): Line => {
    const own = keptBy.get(key)?.map(({ id }) => id) ?? [];
    const [fresh = ''] = members.map(({ id }) => id).sort();
    const facts = (members[0]?.facts ?? []).map((_, at) => agreed(members, at));
    return {
      name: commonest(members.map(({ name }) => name)),
      ids: own.length > 0 ? own : [fresh],
      facts,
    };
  });
  // What is gone keeps its name for those who have it, and is believed in nothing.
  const gone = before.filter(({ ids, name, facts }) =>
    ids.every((id) => !groups.has(owners.get(id) ?? keyOf(name, facts))),
  );
  for (const _ of gone) count('parts that are gone from the source, kept by name');
  const none = believed[0]?.facts.map(() => '') ?? [];
  const nameless = gone.map((line) => ({ ...line, facts: none }));
  const order = ({ name, ids }: Line) => `${name.toLowerCase().replace('|', ' ')}\t${ids}`;
  return [...lines, ...nameless]
    .toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
    .map(written);
}
