/** Builds the lines of a list from records: one line for each part, with ids that stay. */
import { groupBy } from './group-by';
import { DOUBT, type Facts, KIND_MAPPINGS, type OpenDbRecord } from './opendb-mapping';
import { type ListKind, parsePartName, splitWords } from './part-names';

/** A line of a list: 'NZXT|H210|1a2b3c4|Mini-ITX|325|', where further ids of the part may follow its own. */
interface PartLine {
  /** Its maker's name and its own. */
  readonly name: string;
  readonly ids: readonly string[];
  readonly facts: Facts;
}

/** Formats a line with its facts in the order of the columns. Leaves out an unknown last fact, as most cases have. */
const formatLine = ({ name, ids, facts }: PartLine, columns: readonly string[]) =>
  [name, ids.join(), ...columns.map((column) => facts[column] ?? '')].join('|').replace(/\|$/, '');

function parseLine(line: string, columns: readonly string[]): PartLine {
  const [maker, model, ids = '', ...values] = line.split('|');
  const facts = Object.fromEntries(columns.map((column, at) => [column, values[at] || undefined]));
  return { name: `${maker}|${model}`, ids: ids.split(','), facts };
}

/** Returns the beginning of a record's id, which is random. */
const getShortId = ({ opendb_id }: Pick<OpenDbRecord, 'opendb_id'>) =>
  opendb_id.replace('-', '').slice(0, 7);

/** A record with its name and facts. */
interface MappedRecord {
  readonly id: string;
  readonly name: string;
  readonly facts: Facts;
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
  const { createFacts, columns } = KIND_MAPPINGS[kind];
  const columnNames = Object.keys(columns);
  const requiredNames = columnNames.filter((column) => columns[column]?.isRequired);
  const identityNames = columnNames.filter((column) => columns[column]?.isIdentity);
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
    if (requiredNames.some((column) => facts[column] === undefined))
      return leaveOut('no watts or no socket for processors');
    if (ids.has(id)) return leaveOut('id that begins like another');
    ids.add(id);
    return [{ id, name, facts }];
  });

  const getKey = (name: string, facts: Facts) => {
    const identity = identityNames.map((column) => facts[column]);
    return `${splitWords(name)}|${identity.map((fact) => (fact === DOUBT ? '' : fact)).join(' ')}`;
  };
  const recordsByKey = groupBy(mapped, ({ name, facts }) => getKey(name, facts));

  const reconcileFact = (members: readonly MappedRecord[], column: string) => {
    const values = [...new Set(members.flatMap(({ facts }) => facts[column] ?? []))];
    if (values.includes(DOUBT)) return undefined;
    if (values.length < 2) return values[0];
    const value = columns[column]?.reconcile?.(values);
    if (value === undefined) count('facts left out: records of one name disagree');
    return value;
  };

  // A previous id belongs to the part that has its record, else to the part that now has its name.
  const keysById = new Map(
    [...recordsByKey].flatMap(([key, members]) => members.map(({ id }) => [id, key] as const)),
  );
  const previousLines = previous.map((line) => parseLine(line, columnNames));
  const previousIds = previousLines.flatMap(({ ids, name, facts }) =>
    ids.map((id) => ({ id, key: keysById.get(id) ?? getKey(name, facts) })),
  );
  const previousIdsByKey = groupBy(previousIds, ({ key }) => key);

  const lines = [...recordsByKey].map(([key, members]): PartLine => {
    const ids = previousIdsByKey.get(key)?.map(({ id }) => id) ?? [];
    const [newId = ''] = members.map(({ id }) => id).sort();
    const facts = Object.fromEntries(
      columnNames.map((column) => [column, reconcileFact(members, column)]),
    );
    const name = chooseName(members.map((member) => member.name));
    return { name, ids: ids.length > 0 ? ids : [newId], facts };
  });
  // A part that is gone keeps its name for the visitors who have it, and loses its facts.
  const gone = previousLines.filter(({ ids, name, facts }) =>
    ids.every((id) => !recordsByKey.has(keysById.get(id) ?? getKey(name, facts))),
  );
  for (const _ of gone) count('parts that are gone from the source, kept by name');
  const sortKey = ({ name, ids }: PartLine) => `${name.toLowerCase().replace('|', ' ')}\t${ids}`;
  return [...lines, ...gone.map((line) => ({ ...line, facts: {} }))]
    .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
    .map((line) => formatLine(line, columnNames));
}
