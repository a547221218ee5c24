import type { Result } from 'lighthouse';
import { KINDS, type Summary } from './lighthouse-figures';
import type { PageTimes } from './slow-load';
import { median, milliseconds, table } from './statistics';
import { type OfEach, VARIANTS } from './variants';

type Row<T> = OfEach<T> & { readonly page: string };

/** Each cell is ours / the twin's / plain Next's. */
const cell = <T>(row: Row<T>, format: (value: T) => string | number) =>
  VARIANTS.map((variant) => format(row[variant])).join(' / ');

/** Ours to the twin's, and to plain Next's. */
const ratios = ({ ours, twin, plain }: OfEach<number>) =>
  `${(ours / twin).toFixed(3)}, ${(ours / plain).toFixed(3)}`;

/** Score and times of each page. */
export const timesTable = (rows: readonly Row<Summary>[]): string =>
  table(
    ['page', 'score', 'FCP ms', 'LCP ms', 'LCP ratios', 'TBT ms', 'CLS', 'Speed Index ms'],
    rows.map((row) => [
      row.page,
      cell(row, ({ score }) => Math.round(score)),
      cell(row, ({ fcp }) => milliseconds(fcp)),
      cell(row, ({ lcp }) => milliseconds(lcp)),
      ratios({ ours: row.ours.meanLcp, twin: row.twin.meanLcp, plain: row.plain.meanLcp }),
      cell(row, ({ tbt }) => milliseconds(tbt)),
      cell(row, ({ cls }) => cls.toFixed(3)),
      cell(row, ({ speedIndex }) => milliseconds(speedIndex)),
    ]),
  );

const middle = (loads: readonly PageTimes[], name: keyof PageTimes) =>
  median(loads.map((load) => load[name]));

/** Times of many loads of each page, in the order they were taken. */
export const loadsTable = (rows: readonly Row<readonly PageTimes[]>[]): string =>
  table(
    ['page', 'FCP ms', 'LCP ms', 'LCP ratios', 'TBT ms', 'TBT less the twin’s, ms'],
    rows.map((row) => {
      const lcp = (loads: readonly PageTimes[]) => middle(loads, 'lcp');
      return [
        row.page,
        cell(row, (loads) => milliseconds(middle(loads, 'fcp'))),
        cell(row, (loads) => milliseconds(lcp(loads))),
        ratios({ ours: lcp(row.ours), twin: lcp(row.twin), plain: lcp(row.plain) }),
        cell(row, (loads) => milliseconds(middle(loads, 'tbt'))),
        milliseconds(
          median(row.ours.map(({ tbt }, index) => tbt - (row.twin[index]?.tbt ?? Number.NaN))),
        ),
      ];
    }),
  );

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** Bytes of each page by kind, in KB. */
export const bytesTable = (rows: readonly Row<Summary>[]): string =>
  table(
    ['page', 'HTML', 'CSS', 'JS', 'fonts', 'pictures', 'total', 'requests'],
    rows.map((row) => [
      row.page,
      ...KINDS.map((kind) => cell(row, ({ bytes }) => kilobytes(bytes[kind]))),
      cell(row, ({ requests }) => requests),
    ]),
  );

/** The other three categories' scores of each page. */
export const categoriesTable = (
  rows: readonly { readonly page: string; readonly categories: Result['categories'] }[],
): string =>
  table(
    ['page', 'accessibility', 'best practices', 'SEO'],
    rows.map(({ page, categories }) => [
      page,
      ...['accessibility', 'best-practices', 'seo'].map((id) =>
        Math.round((categories[id]?.score ?? Number.NaN) * 100),
      ),
    ]),
  );
