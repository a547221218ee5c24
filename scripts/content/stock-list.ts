import { CsvError, parse } from 'csv-parse/sync';
import { formatValue } from '@/lib/content/plain-text';
import type { ContentIssue, StageResult } from './content-issue';

/** The owner's stock list, as a shop program or a spreadsheet saves it. */
export const STOCK_FILE = 'stock.csv';

/** A line of the stock list. */
interface StockLine {
  readonly sku: string;
  readonly inStock: boolean;
  /** The day on which somebody looked, such as 2026-11-23. */
  readonly checkedOn: string | undefined;
  readonly line: number;
}

/** Stock lines by part number in lower case. */
export type Stock = ReadonlyMap<string, StockLine>;

/** The names of columns in a first line; without such a line these are the first three columns. */
const COLUMNS = {
  sku: /^(?:sku|mpn|part[ _-]?(?:no|number)\.?|number)$/i,
  stock: /^(?:(?:in[ _-]?)?stock|available|quantity|qty)$/i,
  date: /^(?:date|day|checked(?:[ _-]?on)?|updated)$/i,
} as const;
const SEPARATORS = [',', ';', '\t'];

/** Parses yes, no or a number of pieces. */
function parseInStock(value: string): boolean | undefined {
  if (/^\d+$/.test(value)) return Number(value) > 0;
  if (/^(?:yes|y|true)$/i.test(value)) return true;
  return /^(?:no|n|false)$/i.test(value) ? false : undefined;
}

/** Parses 2026-11-23 or 23/11/2026, with or without a time, to 2026-11-23. */
function parseDay(value: string): string | undefined {
  const iso = value.replace(/[T ].*$/, '').replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1');
  const time = /^\d{4}-\d\d-\d\d$/.test(iso) ? Date.parse(iso) : NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/**
 * Parses the rows of a CSV file, with the separator that its first line has most of.
 *
 * @throws {CsvError}
 */
function parseRows(source: Buffer) {
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
 * Reads a stock list: a line for each part number with yes, no or an amount, and the day of that.
 *
 * @param today such as 2026-11-23; later days are an error
 */
export function readStock(file: string, source: Buffer, today: string): StageResult<Stock> {
  const lines = new Map<string, StockLine>();
  const issues: ContentIssue[] = [];
  const report = (line: number, path: string, message: string, fix: string) =>
    issues.push({ severity: 'error', file, line, column: 1, path, message, fix });
  let rows: ReturnType<typeof parseRows> = [];
  try {
    rows = parseRows(source);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const [message] = error.message.split(',');
    report(Number(error.lines ?? 1), '', `is not CSV: ${message}`, 'save it again');
  }
  const head = rows[0]?.record ?? [];
  const hasHead = !head.some((value) => parseInStock(value) !== undefined);
  const [skuColumn, stockColumn, dateColumn] = Object.values(COLUMNS).map((name, index) =>
    hasHead ? head.findIndex((value) => name.test(value)) : index,
  ) as [number, number, number];
  if (rows.length > 0 && (skuColumn < 0 || stockColumn < 0)) {
    const fix = "name them 'part number', 'in stock' and 'date', or remove the line";
    report(1, '', 'does not name the columns', fix);
    rows = [];
  }
  for (const { record, info } of rows.slice(hasHead ? 1 : 0)) {
    const [sku = '', amount = '', day = ''] = [skuColumn, stockColumn, dateColumn].map(
      (column) => record[column],
    );
    const [inStock, checkedOn] = [parseInStock(amount), parseDay(day)];
    const first = lines.get(sku.toLowerCase());
    const dayPath = `${sku}: ${formatValue(day)}`;
    if (sku === '') report(info.lines, '', 'has no part number', 'add it, or remove the line');
    else if (inStock === undefined)
      report(
        info.lines,
        `${sku}: ${formatValue(amount)}`,
        'is not a stock level',
        'write yes, no or a number of pieces',
      );
    else if (checkedOn === undefined && (inStock || day !== ''))
      report(info.lines, dayPath, 'is not a date', 'write it like 2026-11-23 or 23/11/2026');
    else if (checkedOn !== undefined && checkedOn > today)
      report(info.lines, dayPath, 'is in the future', 'write the day on which you looked');
    else if (first)
      report(info.lines, sku, `is also on line ${first.line}`, 'remove one of the two');
    else lines.set(sku.toLowerCase(), { sku, inStock, checkedOn, line: info.lines });
  }
  return { value: lines, issues };
}
