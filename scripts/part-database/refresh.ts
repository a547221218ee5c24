/** Makes the lists of parts in data/parts/opendb/ from OpenDB's records. */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  DATABASE_KINDS,
  type DatabaseKind,
  FACT_COLUMNS,
  type FactColumn,
  type FactTexts,
  formatPartLine,
  formatPartName,
  type PartLine,
  parsePartLine,
} from '@/lib/part-database/part-line';
import { DOUBTFUL_FACT, groupBy, type OpenDbRecord, recordSchema } from './opendb-record';
import { IDENTITY_COLUMNS, KIND_MAPPINGS, RECONCILERS, REQUIRED_COLUMNS } from './part-facts';
import { createNameKey, parsePartName } from './part-names';

const SOURCE = 'https://github.com/buildcores/buildcores-open-db';
const LICENCE = 'https://opendatacommons.org/licenses/by/1-0/';
/** Returns the beginning of a record's id, which is random. */
const getShortId = ({ opendb_id }: OpenDbRecord) => opendb_id.slice(0, 7);

/** Returns the part whose name is the most frequent, else the shortest, else the first in order. */
function chooseNamedPart(parts: readonly PartLine[]): PartLine | undefined {
  const names = parts.map(formatPartName);
  const count = (part: PartLine) => names.filter((name) => name === formatPartName(part)).length;
  const [chosenPart] = parts.toSorted((one, other) => {
    const [name, otherName] = [formatPartName(one), formatPartName(other)];
    return (
      count(other) - count(one) || name.length - otherName.length || (name < otherName ? -1 : 1)
    );
  });
  return chosenPart;
}

/**
 * Reads the part that each record describes. Several, such as those of its colours, may describe
 * one. Leaves out records that lack a name or a required fact, and a second record of one id.
 */
function readParts(kind: DatabaseKind, records: readonly OpenDbRecord[]): readonly PartLine[] {
  const readFacts = KIND_MAPPINGS[kind].createReader(records);
  const requiredColumn = REQUIRED_COLUMNS[kind];
  const partsById = new Map<string, PartLine>();
  for (const record of records) {
    const id = getShortId(record);
    const name = parsePartName(kind, record);
    const factTexts: FactTexts = readFacts(record);
    const isComplete = requiredColumn === undefined || factTexts[requiredColumn] !== undefined;
    if (name !== undefined && isComplete && !partsById.has(id))
      partsById.set(id, { ...name, ids: [id], factTexts });
  }
  return [...partsById.values()];
}

/** Returns the key that a part's records share: its name's words and the facts that identify it. */
function getPartKey(part: PartLine): string {
  const texts = IDENTITY_COLUMNS.map((column) => part.factTexts[column]);
  const identity = texts.filter((fact) => fact !== DOUBTFUL_FACT);
  return `${createNameKey(formatPartName(part))}|${identity.join(' ')}`;
}

/** Returns a fact of a part's records; undefined where unknown, doubtful or contradicted. */
function reconcileFact(parts: readonly PartLine[], column: FactColumn) {
  const values = [...new Set(parts.flatMap(({ factTexts }) => factTexts[column] ?? []))];
  if (values.includes(DOUBTFUL_FACT)) return undefined;
  return values.length < 2 ? values[0] : RECONCILERS[column]?.(values);
}

/** Returns the text that lines are sorted by, the part's name in lower case. */
const getSortKey = (line: PartLine) => `${formatPartName(line).toLowerCase()}\t${line.ids}`;

/**
 * Builds the lines of one list, sorted by name.
 *
 * @param previous the present lines. Their ids are kept, since visitors' links name them.
 */
function buildPartLines(
  kind: DatabaseKind,
  records: readonly OpenDbRecord[],
  previous: readonly string[],
): readonly string[] {
  const recordedParts = readParts(kind, records);
  const partsByKey = groupBy(recordedParts, getPartKey);

  const keyByRecordId = new Map(recordedParts.map((part) => [`${part.ids}`, getPartKey(part)]));
  const previousLines = previous.map((line): PartLine => parsePartLine(kind, line));
  /**
   * Finds the part that an earlier id belongs to now: the one that its record describes, else the
   * one with the same name, else that of another id on the line. So a line keeps all its ids.
   */
  const findKey = (id: string, line: PartLine) =>
    [
      keyByRecordId.get(id),
      getPartKey(line),
      ...line.ids.map((otherId) => keyByRecordId.get(otherId)),
    ].find((key) => key !== undefined && partsByKey.has(key));
  const previousIds = previousLines.flatMap((line) =>
    line.ids.map((id) => ({ id, line, key: findKey(id, line) })),
  );
  const previousIdsByKey = groupBy(previousIds, ({ key }) => key);
  const goneLines = new Set(
    previousIds.flatMap(({ line, key }) => (key === undefined ? line : [])),
  );

  const lines = [...partsByKey].flatMap(([key, sameParts]) => {
    const namedPart = chooseNamedPart(sameParts);
    const keptIds = previousIdsByKey.get(key)?.map(({ id }) => id);
    const [newId = ''] = sameParts.flatMap(({ ids }) => ids).sort();
    const columns: readonly FactColumn[] = FACT_COLUMNS[kind];
    const factTexts: FactTexts = Object.fromEntries(
      columns.map((column) => [column, reconcileFact(sameParts, column)]),
    );
    return namedPart ? { ...namedPart, ids: keptIds ?? [newId], factTexts } : [];
  });
  // A part that OpenDB no longer has keeps its name, for visitors who chose it, without facts.
  const namesOfGoneParts = [...goneLines].map((line) => ({ ...line, factTexts: {} }));
  return [...lines, ...namesOfGoneParts]
    .toSorted((one, other) => (getSortKey(one) < getSortKey(other) ? -1 : 1))
    .map((line) => formatPartLine(kind, line));
}

function readRecord(file: string): OpenDbRecord {
  const { data, error } = recordSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}; leave the file out`);
}

function readRecords(folder: string, kind: DatabaseKind): readonly OpenDbRecord[] {
  const from = path.join(folder, 'open-db', KIND_MAPPINGS[kind].folder);
  if (!existsSync(from)) throw new Error(`${from}: is not there; name a checkout of ${SOURCE}`);
  const names = readdirSync(from).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => readRecord(path.join(from, name)));
}

/**
 * Writes the lists of parts from a checkout of OpenDB, with a notice and the month for the page.
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
  const lists = DATABASE_KINDS.map((kind) => {
    const file = path.join(into, `${kind}s.json`);
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
