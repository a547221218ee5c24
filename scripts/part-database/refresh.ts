/** Makes the lists of parts in data/parts/opendb/ from OpenDB's records. */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  DOUBTFUL_FACT,
  type Facts,
  groupBy,
  type OpenDbRecord,
  recordSchema,
} from './opendb-record';
import { KIND_MAPPINGS } from './part-facts';
import { createNameKey, type ListKind, parsePartName } from './part-names';

const SOURCE = 'https://github.com/buildcores/buildcores-open-db';
const LICENCE = 'https://opendatacommons.org/licenses/by/1-0/';
/** A line of a list: 'NZXT|H210|1a2b3c4|Mini-ITX|325|', where further ids of the part may follow its own. */
interface PartLine {
  /** The maker and the model: 'NZXT|H210'. */
  readonly name: string;
  readonly ids: readonly string[];
  readonly facts: Facts;
}

/** Formats a line, with its facts in the order of the columns. Leaves out up to two separators at its end. */
const formatLine = ({ name, ids, facts }: PartLine, columns: readonly string[]) =>
  [name, ids.join(), ...columns.map((column) => facts[column] ?? '')]
    .join('|')
    .replace(/\|\|?$/, '');

function parseLine(line: string, columns: readonly string[]): PartLine {
  const [maker, model, ids = '', ...values] = line.split('|');
  const facts = Object.fromEntries(columns.map((column, at) => [column, values[at] || undefined]));
  return { name: `${maker}|${model}`, ids: ids.split(','), facts };
}

/** Returns the beginning of a record's id, which is random. */
const getShortId = ({ opendb_id }: OpenDbRecord) => opendb_id.slice(0, 7);

/** Returns the most frequent name. Of equally frequent names, the shortest, then the first in the alphabet. */
function chooseName(names: readonly string[]): string {
  const count = (name: string) => names.filter((other) => other === name).length;
  const [name = ''] = names.toSorted(
    (one, other) =>
      count(other) - count(one) || one.length - other.length || (one < other ? -1 : 1),
  );
  return name;
}

/**
 * Reads the part that each record describes. Records of other colours or shops may describe the same part. Leaves out records that
 * lack a name or a required fact, and a second one of the same id.
 */
function readParts(kind: ListKind, records: readonly OpenDbRecord[]): readonly PartLine[] {
  const { createReader, columns } = KIND_MAPPINGS[kind];
  const requiredColumns = Object.keys(columns).filter((column) => columns[column]?.isRequired);
  const readFacts = createReader(records);
  const partsById = new Map<string, PartLine>();
  for (const record of records) {
    const id = getShortId(record);
    const name = parsePartName(kind, record);
    const facts = readFacts(record);
    const isComplete = requiredColumns.every((column) => facts[column] !== undefined);
    if (name !== undefined && isComplete && !partsById.has(id))
      partsById.set(id, { name, ids: [id], facts });
  }
  return [...partsById.values()];
}

/** Returns the key that all records of one part share: the words of its name, and the facts that distinguish parts. */
function getPartKey(kind: ListKind, { name, facts }: Pick<PartLine, 'name' | 'facts'>): string {
  const identity = Object.entries(KIND_MAPPINGS[kind].columns)
    .filter(([, { isIdentity }]) => isIdentity)
    .map(([column]) => (facts[column] === DOUBTFUL_FACT ? '' : facts[column]));
  return `${createNameKey(name)}|${identity.join(' ')}`;
}

/** Returns a fact of a part from its records, or undefined where it is unknown, doubtful or contradicted. */
function reconcileFact(kind: ListKind, parts: readonly PartLine[], column: string) {
  const values = [...new Set(parts.flatMap(({ facts }) => facts[column] ?? []))];
  if (values.includes(DOUBTFUL_FACT)) return undefined;
  return values.length < 2 ? values[0] : KIND_MAPPINGS[kind].columns[column]?.reconcile?.(values);
}

/** Returns the text that lines are sorted by, the part's name in lower case. */
const getSortKey = ({ name, ids }: PartLine) => `${name.toLowerCase().replace('|', ' ')}\t${ids}`;

/**
 * Builds the lines of one list, sorted by name.
 *
 * @param previous the present lines. Their ids are kept, since visitors' links name them.
 */
function buildPartLines(
  kind: ListKind,
  records: readonly OpenDbRecord[],
  previous: readonly string[],
): readonly string[] {
  const columns = Object.keys(KIND_MAPPINGS[kind].columns);
  const recordedParts = readParts(kind, records);
  const partsByKey = groupBy(recordedParts, (part) => getPartKey(kind, part));

  const keyByRecordId = new Map(
    recordedParts.map((part) => [`${part.ids}`, getPartKey(kind, part)]),
  );
  const previousLines = previous.map((line) => parseLine(line, columns));
  // An earlier id belongs to the part that its record describes now or, if that is gone, to the part of its name.
  const previousIds = previousLines.flatMap((line) =>
    line.ids.map((id) => ({ id, line, key: keyByRecordId.get(id) ?? getPartKey(kind, line) })),
  );
  const previousIdsByKey = groupBy(previousIds, ({ key }) => key);
  const keptLines = new Set(
    previousIds.flatMap(({ line, key }) => (partsByKey.has(key) ? line : [])),
  );

  const lines = [...partsByKey].map(([key, sameParts]): PartLine => {
    const keptIds = previousIdsByKey.get(key)?.map(({ id }) => id);
    const [newId = ''] = sameParts.flatMap(({ ids }) => ids).sort();
    const facts = columns.map((column) => [column, reconcileFact(kind, sameParts, column)]);
    const name = chooseName(sameParts.map((part) => part.name));
    return { name, ids: keptIds ?? [newId], facts: Object.fromEntries(facts) };
  });
  // A part that OpenDB no longer has keeps its name, for visitors who have chosen it, and loses its facts.
  const goneLines = previousLines
    .filter((line) => !keptLines.has(line))
    .map((line) => ({ ...line, facts: {} }));
  return [...lines, ...goneLines]
    .toSorted((one, other) => (getSortKey(one) < getSortKey(other) ? -1 : 1))
    .map((line) => formatLine(line, columns));
}

function readRecord(file: string): OpenDbRecord {
  const { data, error } = recordSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}; leave the file out`);
}

function readRecords(folder: string, kind: ListKind): readonly OpenDbRecord[] {
  const from = path.join(folder, 'open-db', KIND_MAPPINGS[kind].folder);
  if (!existsSync(from)) throw new Error(`${from}: is not there; name a checkout of ${SOURCE}`);
  const names = readdirSync(from).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => readRecord(path.join(from, name)));
}

/**
 * Writes the lists of parts from a checkout of BuildCores OpenDB, with a notice and the month for the page.
 *
 * @param version the checkout's commit, and its day as '2026-08-17'
 * @param into the folder of the lists. Their present ids are kept.
 * @throws Error that names a missing folder, or the field of a record that is not as it should be
 */
export function refreshPartDatabase(
  folder: string,
  version: { readonly commit: string; readonly date: string },
  into: string,
): void {
  const lists = (Object.keys(KIND_MAPPINGS) as ListKind[]).map((kind) => {
    const file = path.join(into, `${kind}.json`);
    const previous = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    const lines = buildPartLines(kind, readRecords(folder, kind), previous);
    return { file, text: `${JSON.stringify(lines, null, 2)}\n` };
  });
  const { commit, date } = version;
  const notice = `Contains information from BuildCores OpenDB (${SOURCE}, commit ${commit} of ${date}),
which is made available under the Open Data Commons Attribution License (${LICENCE}).`;
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const month = new Date(date).toLocaleDateString('en-GB', options);
  mkdirSync(into, { recursive: true });
  for (const { file, text } of lists) writeFileSync(file, text);
  writeFileSync(path.join(into, 'NOTICE'), `${notice}\n`);
  writeFileSync(path.join(into, 'version.json'), `${JSON.stringify({ month }, null, 2)}\n`);
}
