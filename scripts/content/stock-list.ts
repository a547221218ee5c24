import { CsvError, parse } from 'csv-parse/sync';
import { shown } from '@/lib/content/plain-text';
import type { Mistake } from './parse';

/** The owner's list of what is in stock, as a shop program or a spreadsheet saves it. */
export const STOCK_FILE = 'stock.csv';

/** What it says of one part number, and on which line. */
interface StockLine {
  readonly sku: string;
  readonly inStock: boolean;
  /** The day of that, such as 2026-11-23. */
  readonly checkedOn: string | undefined;
  readonly line: number;
}

/** By part numbers in small letters. */
export type Stock = ReadonlyMap<string, StockLine>;

/** What a first line may call each column, where there is one; without one they are the first three. */
const COLUMNS = {
  sku: /^(?:sku|mpn|part[ _-]?(?:no|number)\.?|number)$/i,
  stock: /^(?:(?:in[ _-]?)?stock|available|quantity|qty)$/i,
  date: /^(?:date|day|checked(?:[ _-]?on)?|updated)$/i,
} as const;
const SEPARATORS = [',', ';', '\t'];

/** What it says of the stock: in words, or as a number of pieces. */
function isInStock(value: string): boolean | undefined {
  if (/^\d+$/.test(value)) return Number(value) > 0;
  if (/^(?:yes|y|true)$/i.test(value)) return true;
  return /^(?:no|n|false)$/i.test(value) ? false : undefined;
}

/** A day as 2026-11-23, from that or from 23/11/2026, with a time or without; undefined where there is none such. */
function dayOf(value: string): string | undefined {
  const iso = value.replace(/[T ].*$/, '').replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1');
  const time = /^\d{4}-\d\d-\d\d$/.test(iso) ? Date.parse(iso) : NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/** The rows of a CSV file by whichever separator its first line has most of, each with its line; throws a CsvError. */
function rowsOf(source: Buffer) {
  const [first = ''] = source.toString('utf8').split(/[\r\n]/, 1);
  const count = (separator: string) => first.split(separator).length;
  const [delimiter = ','] = SEPARATORS.toSorted((one, other) => count(other) - count(one));
  const options = { bom: true, info: true, trim: true, skip_empty_lines: true } as const;
  const lenient = { relax_column_count: true, relax_quotes: true } as const;
  return parse(source, { ...options, ...lenient, delimiter }) as unknown as {
    readonly record: readonly string[];
    readonly info: { readonly lines: number };
  }[];
}

/**
 * Reads the list of stock: a line for each part number with yes or no, or how many, and the day of that.
 *
 * @param today such as 2026-11-23, after which no stock can have been looked at
 * @returns what it says of each number, and what is wrong with it
 */
export function readStock(file: string, source: Buffer, today: string) {
  const lines = new Map<string, StockLine>();
  const mistakes: Mistake[] = [];
  const tell = (line: number, text: string) => mistakes.push({ file, line, column: 1, text });
  let rows: ReturnType<typeof rowsOf> = [];
  try {
    rows = rowsOf(source);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    tell(Number(error.lines ?? 1), `is no CSV: ${error.message.split(',')[0]}: save it anew`);
  }
  const head = rows[0]?.record ?? [];
  const isHead = !head.some((value) => isInStock(value) !== undefined);
  const [sku, stock, date] = Object.values(COLUMNS).map((name, index) =>
    isHead ? head.findIndex((value) => name.test(value)) : index,
  ) as [number, number, number];
  if (rows.length > 0 && (sku < 0 || stock < 0)) {
    tell(1, "must name its columns 'part number', 'in stock' and 'date', or have no such line");
    rows = [];
  }
  for (const { record, info } of rows.slice(isHead ? 1 : 0)) {
    const [number = '', said = '', day = ''] = [record[sku], record[stock], record[date]];
    const [inStock, checkedOn] = [isInStock(said), dayOf(day)];
    const called = number || 'this line';
    const before = lines.get(number.toLowerCase());
    if (number === '') tell(info.lines, 'has no part number: write it, or remove the line');
    else if (inStock === undefined)
      tell(info.lines, `${called}: ${shown(said)}: must be yes, no or a number of pieces`);
    else if (checkedOn === undefined && (inStock || day !== ''))
      tell(info.lines, `${called}: ${shown(day)}: must be a date such as 2026-11-23 or 23/11/2026`);
    else if (checkedOn !== undefined && checkedOn > today)
      tell(info.lines, `${called}: ${shown(day)}: is still to come: write the day of the look`);
    else if (before)
      tell(info.lines, `${called}: stands on line ${before.line}, too: remove one of the two`);
    else lines.set(number.toLowerCase(), { sku: number, inStock, checkedOn, line: info.lines });
  }
  return { stock: lines as Stock, mistakes };
}
