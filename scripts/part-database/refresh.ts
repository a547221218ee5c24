import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { KIND_MAPPINGS, type OpenRecord, recordSchema } from './opendb-mapping';
import { buildPartLines, type Counts } from './part-lists';
import type { DatabaseKind } from './part-names';

const SOURCE = 'https://github.com/buildcores/buildcores-open-db';
const LICENCE = 'https://opendatacommons.org/licenses/by/1-0/';
/** All lists together, so that the repository stays one that is quick to fetch. */
const MOST_BYTES = 1_000_000;

/** A record, checked; a mistake is told with its file, field and rule. */
function recordOf(file: string): OpenRecord {
  const content = (() => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      throw new Error(`${file}: is not JSON; fetch the database again`);
    }
  })();
  const { data, error } = recordSchema.safeParse(content);
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}; leave the file out`);
}

function recordsOf(folder: string, kind: DatabaseKind): readonly OpenRecord[] {
  const from = path.join(folder, 'open-db', KIND_MAPPINGS[kind].folder);
  if (!existsSync(from)) throw new Error(`${from}: is not there; name a checkout of ${SOURCE}`);
  const names = readdirSync(from).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => recordOf(path.join(from, name)));
}

/** The table beside the data: what was read, left out and merged, a column a kind. */
function table(counts: ReadonlyMap<DatabaseKind, Counts>): string {
  const kinds = [...counts.keys()];
  const named = [...new Set([...counts.values()].flatMap((of) => [...of.keys()]))].sort();
  const widest = Math.max(...named.map(({ length }) => length));
  const row = (first: string, cells: readonly string[]) =>
    `| ${first} | ${cells.map((cell, at) => cell.padStart(kinds[at]?.length ?? 0)).join(' | ')} |`;
  const amounts = (what: string) =>
    kinds.map((kind) => (counts.get(kind)?.get(what) ?? 0).toLocaleString('en-GB'));
  return [
    row(' '.repeat(widest), kinds),
    row(
      '-'.repeat(widest),
      kinds.map(({ length }) => `${'-'.repeat(length - 1)}:`),
    ),
    ...named.map((what) => row(what.padEnd(widest), amounts(what))),
  ].join('\n');
}

/**
 * Writes the lists of known parts from a checkout of BuildCores OpenDB, with its notice and a table of what was left out.
 *
 * @param folder the checkout, or an extract of its folder open-db/
 * @param commit the checkout's, as it is told in the notice
 * @param into where the lists are, whose ids stay
 * @throws {Error} with one line, where a file or a field is not as it should be
 */
export function refreshPartDatabase(folder: string, commit: string, into: string): void {
  const counts = new Map<DatabaseKind, Counts>();
  const lists = (Object.keys(KIND_MAPPINGS) as DatabaseKind[]).map((kind) => {
    const file = path.join(into, `${kind}.json`);
    const previous = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    const own: Counts = new Map();
    const lines = buildPartLines(kind, recordsOf(folder, kind), previous, own);
    const text = `${JSON.stringify(lines, null, 2)}\n`;
    own.set('lines', lines.length);
    own.set('kilobytes', Math.round(Buffer.byteLength(text) / 1000));
    own.set('kilobytes with Brotli', Math.round(brotliCompressSync(text).length / 1000));
    counts.set(kind, own);
    return { file, text };
  });
  const bytes = lists.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  if (bytes > MOST_BYTES) throw new Error(`the lists have ${bytes} bytes, more than ${MOST_BYTES}`);

  const notice = `Contains information from BuildCores OpenDB (${SOURCE}, commit ${commit}),
which is made available under the Open Data Commons Attribution License (${LICENCE}).`;
  mkdirSync(into, { recursive: true });
  for (const { file, text } of lists) writeFileSync(file, text);
  writeFileSync(path.join(into, 'NOTICE'), `${notice}\n`);
  writeFileSync(path.join(into, 'counts.md'), `${table(counts)}\n`);
}
