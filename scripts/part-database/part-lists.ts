/** Builds the lines of a list from records: one line for each part, with ids that stay. */
import { groupBy } from './group-by';
import { DOUBT, KIND_MAPPINGS, type OpenDbRecord } from './opendb-mapping';
import { type ListKind, parsePartName, splitWords } from './part-names';

/** A line of a list: 'NZXT|H210|1a2b3c4|Mini-ITX|325|', where further ids of the part may follow its own. */
interface PartLine {
  /** Its maker's name and its own. */
  readonly name: string;
  readonly ids: readonly string[];
  readonly facts: readonly string[];
}

/** Leaves out an empty last fact, as most cases have. */
const formatLine = ({ name, ids, facts }: PartLine) =>
  [name, ids.join(), ...facts].join('|').replace(/\|$/, '');

function parseLine(line: string): PartLine {
  const [maker, model, ids = '', ...facts] = line.split('|');
  return { name: `${maker}|${model}`, ids: ids.split(','), facts };
}

/** Returns the beginning of a record's id, which is random. */
const getShortId = ({ opendb_id }: Pick<OpenDbRecord, 'opendb_id'>) =>
  opendb_id.replace('-', '').slice(0, 7);

/** A record with its name and facts. */
interface MappedRecord {
  readonly id: string;
  readonly name: string;
  readonly facts: readonly string[];
}

/** Returns the name that most records have; of equals the shortest, then the first. */
function chooseName(names: readonly string[]): string {
  const count = (name: string) => names.filter((other) => other === name).length;
  const compare = (one: string, other: string) =>
    count(other) - count(one) || one.length - other.length || (one < other ? -1 : 1);
  return names.toSorted(compare)[0] ?? '';
}

/** Counts of what went into a list and of what was left out, by description. */
export type Counts = Map<string, number>;

/**
 * Builds the lines of one list, sorted by name.
 *
 * @param previous the lines before, whose ids stay so that links to them do
 * @param counts receives the number of records read and, by reason, of what was left out
 */
export function buildPartLines(
  kind: ListKind,
  records: readonly OpenDbRecord[],
  previous: readonly string[],
  counts: Counts,
): readonly string[] {
  const { createFacts, getIdentity, isFirstRequired, reconcile } = KIND_MAPPINGS[kind];
  const count = (description: string) =>
    counts.set(description, (counts.get(description) ?? 0) + 1);
  const getFacts = createFacts(records);

  const ids = new Set<string>();
  const mapped = records.flatMap((record): readonly MappedRecord[] => {
    const leaveOut = (reason: string) => {
      count(`left out: ${reason}`);
      return [];
    };
    count('records read');
    const [id, name] = [getShortId(record), parsePartName(kind, record)];
    if (name === undefined) return leaveOut('no name in the record');
    const facts = getFacts(record, (reason) => {
      count(`facts left out: ${reason}`);
      return DOUBT;
    });
    if (isFirstRequired && facts[0] === '') return leaveOut('no watts or no socket for processors');
    if (ids.has(id)) return leaveOut('id that begins like another');
    ids.add(id);
    return [{ id, name, facts }];
  });

  const getKey = (name: string, facts: readonly string[]) =>
    `${splitWords(name)}|${getIdentity(facts.map((fact) => (fact === DOUBT ? '' : fact)))}`;
  const recordsByKey = groupBy(mapped, ({ name, facts }) => getKey(name, facts));

  const reconcileFact = (members: readonly MappedRecord[], at: number): string => {
    const values = [...new Set(members.map(({ facts }) => facts[at] ?? ''))].filter(Boolean);
    if (values.includes(DOUBT)) return '';
    if (values.length < 2) return values[0] ?? '';
    const value = reconcile[at]?.(values);
    if (value === undefined) count('facts left out: records of one name disagree');
    return value ?? '';
  };

  // A previous id belongs to the part that has its record, else to the part that now has its name.
  const keysById = new Map(
    [...recordsByKey].flatMap(([key, members]) => members.map(({ id }) => [id, key] as const)),
  );
  const previousLines = previous.map(parseLine);
  const previousIds = previousLines.flatMap(({ ids, name, facts }) =>
    ids.map((id) => ({ id, key: keysById.get(id) ?? getKey(name, facts) })),
  );
  const previousIdsByKey = groupBy(previousIds, ({ key }) => key);

  const lines = [...recordsByKey].map(([key, members]): PartLine => {
    const ids = previousIdsByKey.get(key)?.map(({ id }) => id) ?? [];
    const [newId = ''] = members.map(({ id }) => id).sort();
    const facts = (members[0]?.facts ?? []).map((_, at) => reconcileFact(members, at));
    const name = chooseName(members.map((member) => member.name));
    return { name, ids: ids.length > 0 ? ids : [newId], facts };
  });
  // A part that is gone keeps its name for the visitors who have it, and loses its facts.
  const gone = previousLines.filter(({ ids, name, facts }) =>
    ids.every((id) => !recordsByKey.has(keysById.get(id) ?? getKey(name, facts))),
  );
  for (const _ of gone) count('parts that are gone from the source, kept by name');
  const noFacts = mapped[0]?.facts.map(() => '') ?? [];
  const sortKey = ({ name, ids }: PartLine) => `${name.toLowerCase().replace('|', ' ')}\t${ids}`;
  return [...lines, ...gone.map((line) => ({ ...line, facts: noFacts }))]
    .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
    .map(formatLine);
}
