import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KIND_MAPPINGS } from './kind-mappings';
import { type OpenDbRecord, recordSchema } from './opendb-record';
import { buildPartLines } from './part-lists';
import type { ListKind } from './part-names';

const SOURCE = 'https://github.com/buildcores/buildcores-open-db';
const LICENCE = 'https://opendatacommons.org/licenses/by/1-0/';
/** The limit for all lists together, so that the repository stays quick to fetch. */
const MAX_BYTES = 1_000_000;

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

interface Version {
  readonly commit: string;
  /** The day of the commit: '2026-08-17'. */
  readonly date: string;
}

/**
 * Writes the lists of parts from a checkout of BuildCores OpenDB, with a notice and the month for the page.
 *
 * @param into the folder of the lists, whose ids stay
 * @throws Error that names a missing folder, or the field of a record that is not as it should be
 */
export function refreshPartDatabase(folder: string, { commit, date }: Version, into: string): void {
  const lists = (Object.keys(KIND_MAPPINGS) as ListKind[]).map((kind) => {
    const file = path.join(into, `${kind}.json`);
    const previous = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    const lines = buildPartLines(kind, readRecords(folder, kind), previous);
    return { file, text: `${JSON.stringify(lines, null, 2)}\n` };
  });
  const bytes = lists.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  if (bytes > MAX_BYTES) throw new Error(`the lists have ${bytes} bytes, more than ${MAX_BYTES}`);

  const notice = `Contains information from BuildCores OpenDB (${SOURCE}, commit ${commit} of ${date}),
which is made available under the Open Data Commons Attribution License (${LICENCE}).`;
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const month = new Date(date).toLocaleDateString('en-GB', options);
  mkdirSync(into, { recursive: true });
  for (const { file, text } of lists) writeFileSync(file, text);
  writeFileSync(path.join(into, 'NOTICE'), `${notice}\n`);
  writeFileSync(path.join(into, 'version.json'), `${JSON.stringify({ month }, null, 2)}\n`);
}
