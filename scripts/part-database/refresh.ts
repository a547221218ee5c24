import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { KIND_MAPPINGS, type OpenDbRecord, recordSchema } from './opendb-mapping';
import { buildPartLines, type Counts } from './part-lists';
import type { ListKind } from './part-names';

const SOURCE = 'https://github.com/buildcores/buildcores-open-db';
const LICENCE = 'https://opendatacommons.org/licenses/by/1-0/';
/** The limit for all lists together, so that the repository stays quick to fetch. */
const MAX_BYTES = 1_000_000;

/** Reads and checks one record. */
function readRecord(file: string): OpenDbRecord {
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

function readRecords(folder: string, kind: ListKind): readonly OpenDbRecord[] {
  const from = path.join(folder, 'open-db', KIND_MAPPINGS[kind].folder);
  if (!existsSync(from)) throw new Error(`${from}: is not there; name a checkout of ${SOURCE}`);
  const names = readdirSync(from).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => readRecord(path.join(from, name)));
}

/** Formats the table beside the data, with a column for each list. */
function formatCounts(countsByKind: ReadonlyMap<ListKind, Counts>): string {
  const kinds = [...countsByKind.keys()];
  const descriptions = [
    ...new Set([...countsByKind.values()].flatMap((counts) => [...counts.keys()])),
  ];
  const width = Math.max(...descriptions.map(({ length }) => length));
  const widths = kinds.map(({ length }) => Math.max(length, '9,999'.length));
  const formatRow = (first: string, cells: readonly string[]) =>
    `| ${first} | ${cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join(' | ')} |`;
  const rule = widths.map((length) => `${'-'.repeat(length - 1)}:`);
  return [
    formatRow(' '.repeat(width), kinds),
    formatRow('-'.repeat(width), rule),
    ...descriptions.sort().map((description) => {
      const amounts = kinds.map((kind) => countsByKind.get(kind)?.get(description) ?? 0);
      return formatRow(
        description.padEnd(width),
        amounts.map((amount) => amount.toLocaleString('en-GB')),
      );
    }),
  ].join('\n');
}

/** The state of OpenDB from which the lists are made. */
interface Version {
  readonly commit: string;
  /** The day of the commit: '2026-08-17'. */
  readonly date: string;
}

/**
 * Writes the lists of parts from a checkout of BuildCores OpenDB, with a notice, a table of counts and the month for the
 * page.
 *
 * @param folder the checkout, or an extract with its folder open-db/
 * @param into the folder of the lists, whose ids stay
 * @throws {Error} with one line, if the date, a file or a field is not as it should be
 */
export function refreshPartDatabase(folder: string, { commit, date }: Version, into: string): void {
  const day = new Date(/^\d{4}-\d\d-\d\d$/.test(date) ? date : Number.NaN);
  if (Number.isNaN(day.valueOf())) throw new Error(`"${date}" is no day; write it as 2026-08-17`);
  const countsByKind = new Map<ListKind, Counts>();
  const lists = (Object.keys(KIND_MAPPINGS) as ListKind[]).map((kind) => {
    const file = path.join(into, `${kind}.json`);
    const previous = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    const counts: Counts = new Map();
    const lines = buildPartLines(kind, readRecords(folder, kind), previous, counts);
    const text = `${JSON.stringify(lines, null, 2)}\n`;
    counts.set('lines', lines.length);
    counts.set('kilobytes', Math.round(Buffer.byteLength(text) / 1000));
    counts.set('kilobytes with Brotli', Math.round(brotliCompressSync(text).length / 1000));
    countsByKind.set(kind, counts);
    return { file, text };
  });
  const bytes = lists.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  if (bytes > MAX_BYTES) throw new Error(`the lists have ${bytes} bytes, more than ${MAX_BYTES}`);

  const notice = `Contains information from BuildCores OpenDB (${SOURCE}, commit ${commit} of ${date}),
which is made available under the Open Data Commons Attribution License (${LICENCE}).`;
  const month = day.toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  mkdirSync(into, { recursive: true });
  for (const { file, text } of lists) writeFileSync(file, text);
  writeFileSync(path.join(into, 'NOTICE'), `${notice}\n`);
  writeFileSync(path.join(into, 'version.json'), `${JSON.stringify({ month }, null, 2)}\n`);
  writeFileSync(path.join(into, 'counts.md'), `${formatCounts(countsByKind)}\n`);
}
