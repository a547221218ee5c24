import { CsvError, parse } from 'csv-parse/sync';
import { formatValue } from '@/lib/content/plain-text';
import type { ContentIssue } from './content-issue';

/** The owner's stock list, as a shop program or a spreadsheet saves it. */
export const STOCK_FILE = 'stock.csv';

interface StockLine {
  readonly sku: string;
  readonly inStock: boolean;
  /** The day on which somebody looked, such as 2026-11-23; company.yaml's stockCheckedOn by default. */
  readonly checkedOn: string | undefined;
  readonly line: number;
  /** The line's problem, which matters only where the shop sells the product. */
  readonly issue?: ContentIssue;
}

/** Stock lines by normalised part number. */
export type Stock = ReadonlyMap<string, StockLine>;

/** A stock list with the issues of the file as a whole. */
export interface StockList {
  readonly file: string;
  readonly stock: Stock;
  readonly issues: readonly ContentIssue[];
}

/** Returns a part number without its spaces and capitals, which tills and makers write differently. */
export const normaliseSku = (sku: string): string => sku.toLowerCase().replaceAll(/\s/g, '');

/** Returns the date where the shop is, such as 2026-11-23. */
export const getToday = (): string =>
  new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });

/**
 * The names of columns in lower-case letters, the best first, as in a list with an MPN and the till's own code. Without a
 * line of names these are the first three columns.
 */
const COLUMNS = [
  'mpn manufacturerpartnumber partnumber partno partcode sku stockcode productcode itemcode itemnumber itemno number code',
  'available qtyavailable availableqty availablestock freestock instock qtyinstock qtyonhand quantityonhand stockonhand onhand stocklevel level stockqty stockquantity currentstock stock quantity qty stockstatus availability',
  'checkedon checked lastchecked datechecked laststocktake lastcounted lastupdated lastupdate dateupdated updated updatedon updatedat stockdate date day',
].map((names) => names.split(' '));
/** Names of columns with what only the shop should know. */
const PRIVATE_COLUMN = /cost|price|supplier|vendor|margin|mark ?up|profit|rrp|\bbuy/i;
const SEPARATORS = [',', ';', '\t'];
const IN_STOCK = ['yes', 'y', 'true', 'in stock', 'instock', 'available', 'low stock'];
const OUT_OF_STOCK = ['no', 'n', 'false', 'out of stock', 'none', 'sold out', 'discontinued', '-'];

/** Parses yes, no or a number of pieces, such as -1, 5.00 or 1,204. */
function parseInStock(value: string): boolean | undefined {
  const text = value.toLowerCase();
  if (/^-?\d[\d,]*(?:\.\d*)?\+?$/.test(text))
    return Number.parseFloat(text.replaceAll(',', '')) > 0;
  return IN_STOCK.includes(text) || (OUT_OF_STOCK.includes(text) ? false : undefined);
}

/** Parses a day such as 2026-11-23, 23/11/2026 or 23.11.2026, with or without a time, to 2026-11-23. */
function parseDay(value: string): string | undefined {
  const iso = value
    .replace(/[T ].*$/, '')
    .replace(/^(\d\d?)([/.-])(\d\d?)\2(\d{4})$/, (_, day, __, month, year) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    );
  const time = /^\d{4}-\d\d-\d\d$/.test(iso) ? Date.parse(iso) : NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/** Returns the index of each column, and whether the first line names them. */
function findColumns(head: readonly string[]) {
  const names = head.map((value) => value.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const indexes = COLUMNS.map((column) =>
    names.indexOf(column.find((name) => names.includes(name)) ?? '\0'),
  ) as [number, number, number];
  const [sku, , date] = indexes;
  // 'In stock' names a column or says that a product is in stock.
  const hasHead = sku >= 0 || date >= 0 || !head.some((value) => parseInStock(value) !== undefined);
  return { hasHead, columns: hasHead ? indexes : ([0, 1, 2] as const) };
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
  const skipped = { skip_records_with_empty_values: true } as const;
  const lenient = { relax_column_count: true, relax_quotes: true } as const;
  return parse(source, { ...options, ...lenient, ...skipped, delimiter }) as unknown as {
    readonly record: readonly string[];
    readonly info: { readonly lines: number };
  }[];
}

const QUOTE_FIX = 'remove the quote, or write another where the text ends';

/** Parses the level and day of a line; `problem` is a wrong value and what is wrong with it. */
function parseLevel(amount: string, day: string, today: string) {
  const inStock = amount === '' ? false : parseInStock(amount);
  const checkedOn = parseDay(day);
  const problems: readonly (readonly [isPresent: boolean, value: string, message: string])[] = [
    [inStock === undefined, amount, 'is not a stock level: write yes, no or a number of pieces'],
    [!checkedOn && day !== '', day, 'is not a date: write it like 2026-11-23 or 23/11/2026'],
    [(checkedOn ?? '') > today, day, 'is in the future: write the day on which you looked'],
  ];
  const [, ...problem] = problems.find(([isPresent]) => isPresent) ?? [];
  return { inStock: inStock ?? false, checkedOn, problem };
}

/**
 * Reads a stock list: a line for each part number with yes, no or an amount, and the day of that.
 *
 * @param today such as 2026-11-23; later days are an issue
 * @returns the lines, those of the till's other products included
 */
export function readStock(file: string, source: Buffer, today: string): StockList {
  const stock = new Map<string, StockLine>();
  const issues: ContentIssue[] = [];
  const error = { severity: 'error', file, column: 1 } as const;
  const list = { file, stock, issues };
  let rows: ReturnType<typeof parseRows>;
  try {
    rows = parseRows(source);
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    // The parser notices most wrong quotes on a later line.
    const [, openingLine] = /opening quote at line (\d+)/.exec(cause.message) ?? [];
    const message = cause.code.includes('QUOTE')
      ? `has a quote that is not closed, here or on a line before: ${QUOTE_FIX}`
      : `is not CSV: ${cause.message}: save it again`;
    issues.push({ ...error, line: Number(openingLine ?? cause.lines ?? 1), message });
    return list;
  }
  const { hasHead, columns } = findColumns(rows[0]?.record ?? []);
  if (rows.length > 0 && (columns[0] < 0 || columns[1] < 0)) {
    const message =
      "does not name the columns: name them 'part number', 'in stock' and 'date', or remove the line";
    issues.push({ ...error, line: 1, message });
    return list;
  }
  const head = hasHead ? (rows[0]?.record ?? []) : [];
  for (const name of head.filter((each) => PRIVATE_COLUMN.test(each))) {
    const message = 'everybody can read this column in a public repository: remove it';
    issues.push({ ...error, severity: 'warning', line: 1, path: name, message });
  }
  for (const { record, info } of rows.slice(hasHead ? 1 : 0)) {
    const joinedLines = record.find((text) => /\n.*[,;\t]|[,;\t].*\n/.test(text));
    if (joinedLines !== undefined) {
      const severity = record.length < head.length ? 'error' : 'warning';
      const firstLine = info.lines - joinedLines.split('\n').length + 1;
      const message = `has a text over several lines, maybe since a quote is not closed: ${QUOTE_FIX}`;
      issues.push({ ...error, severity, line: firstLine, message });
    }
    const [code = '', amount = '', day = ''] = columns.map((column) => record[column]);
    const { lines: line } = info;
    const sku = code || `line ${line}`;
    const first = stock.get(normaliseSku(sku));
    if (first) {
      const message = `is also on line ${first.line}: remove one of the two`;
      const issue = { ...error, line, path: sku, message };
      stock.set(normaliseSku(sku), { issue, ...first });
      continue;
    }
    const { problem, ...level } = parseLevel(amount, day, today);
    const [value, message] = problem;
    const issue = message && { ...error, line, path: `${sku}: ${formatValue(value)}`, message };
    stock.set(normaliseSku(sku), { sku, ...level, line, ...(issue && { issue }) });
  }
  return list;
}
