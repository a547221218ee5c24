/** Builds the lines of a list from records: one line for each part, with ids that stay. */
import { groupBy } from './group-by';
import { KIND_MAPPINGS } from './kind-mappings';
import { DOUBT, type Facts, type OpenDbRecord } from './opendb-record';
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
const getShortId = ({ opendb_id }: OpenDbRecord) => opendb_id.replace('-', '').slice(0, 7);

/** Returns the name that most records have; of equals the shortest, then the first. */
function chooseName(names: readonly string[]): string {
  const count = (name: string) => names.filter((other) => other === name).length;
  const compare = (one: string, other: string) =>
    count(other) - count(one) || one.length - other.length || (one < other ? -1 : 1);
  return names.toSorted(compare)[0] ?? '';
}

/**
 * Builds the lines of one list, sorted by name.
 *
 * @param previous the lines before, whose ids stay so that links to them do
 */
export function buildPartLines(
  kind: ListKind,
  records: readonly OpenDbRecord[],
  previous: readonly string[],
): readonly string[] {
  const { createReader, columns } = KIND_MAPPINGS[kind];
  const columnNames = Object.keys(columns);
  const requiredNames = columnNames.filter((column) => columns[column]?.isRequired);
  const identityNames = columnNames.filter((column) => columns[column]?.isIdentity);
  const readFacts = createReader(records);

  const ids = new Set<string>();
  const parts = records.flatMap((record) => {
    const [id, name, facts] = [getShortId(record), parsePartName(kind, record), readFacts(record)];
    const isComplete = requiredNames.every((column) => facts[column] !== undefined);
    if (name === undefined || !isComplete || ids.has(id)) return [];
    ids.add(id);
    return [{ id, name, facts }];
  });

  const getKey = ({ name, facts }: Pick<PartLine, 'name' | 'facts'>) => {
    const identity = identityNames.map((column) => facts[column]);
    return `${splitWords(name)}|${identity.map((fact) => (fact === DOUBT ? '' : fact)).join(' ')}`;
  };
  const partsByKey = groupBy(parts, getKey);

  const reconcileFact = (members: typeof parts, column: string) => {
    const values = [...new Set(members.flatMap(({ facts }) => facts[column] ?? []))];
    if (values.includes(DOUBT)) return undefined;
    return values.length < 2 ? values[0] : columns[column]?.reconcile?.(values);
  };

  // A previous id belongs to the part that has its record, else to the part that now has its name.
  const keysById = new Map(
    [...partsByKey].flatMap(([key, members]) => members.map(({ id }) => [id, key] as const)),
  );
  const previousIds = previous
    .map((line) => parseLine(line, columnNames))
    .flatMap((line) => line.ids.map((id) => ({ id, line, key: keysById.get(id) ?? getKey(line) })));
  const previousIdsByKey = groupBy(previousIds, ({ key }) => key);

  const lines = [...partsByKey].map(([key, members]): PartLine => {
    const keptIds = previousIdsByKey.get(key)?.map(({ id }) => id);
    const [newId = ''] = members.map(({ id }) => id).sort();
    const facts = columnNames.map((column) => [column, reconcileFact([...members], column)]);
    const name = chooseName(members.map((member) => member.name));
    return { name, ids: keptIds ?? [newId], facts: Object.fromEntries(facts) };
  });
  // A part that is gone keeps its name for the visitors who have it, and loses its facts.
  const keptLines = new Set(
    previousIds.filter(({ key }) => partsByKey.has(key)).map(({ line }) => line),
  );
  const goneLines = new Set(
    previousIds.map(({ line }) => line).filter((line) => !keptLines.has(line)),
  );
  const sortKey = ({ name, ids }: PartLine) => `${name.toLowerCase().replace('|', ' ')}\t${ids}`;
  return [...lines, ...[...goneLines].map((line) => ({ ...line, facts: {} }))]
    .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
    .map((line) => formatLine(line, columnNames));
}
