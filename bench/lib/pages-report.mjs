import { median, table } from './statistics.mjs';

/** What Lighthouse adds bytes up by. */
export const KINDS = ['document', 'stylesheet', 'script', 'font', 'image', 'total'];

/** Each cell is ours / the twin's. */
const pair = (row, format) => `${format(row.ours)} / ${format(row.twin)}`;
const milliseconds = (value) => Math.round(value).toLocaleString('en-GB');

/** Score and times of each page and its twin. */
export const timesTable = (rows) =>
  table(
    ['page', 'score', 'FCP ms', 'LCP ms', 'LCP ratio', 'TBT ms', 'CLS', 'Speed Index ms'],
    rows.map((row) => [
      row.page,
      pair(row, ({ score }) => Math.round(score)),
      pair(row, ({ fcp }) => milliseconds(fcp)),
      pair(row, ({ lcp }) => milliseconds(lcp)),
      (row.ours.meanLcp / row.twin.meanLcp).toFixed(3),
      pair(row, ({ tbt }) => milliseconds(tbt)),
      pair(row, ({ cls }) => cls.toFixed(3)),
      pair(row, ({ speedIndex }) => milliseconds(speedIndex)),
    ]),
  );

/** Times of many loads of each page and its twin, in the order they were taken. */
export const loadsTable = (rows) =>
  table(
    ['page', 'LCP ms', 'LCP ratio', 'TBT ms', 'TBT difference ms'],
    rows.map(({ page, ours, twin }) => {
      const middle = (name) => [ours, twin].map((loads) => median(loads.map((load) => load[name])));
      const [lcp, twinLcp] = middle('lcp');
      return [
        page,
        [lcp, twinLcp].map(milliseconds).join(' / '),
        (lcp / twinLcp).toFixed(3),
        middle('tbt').map(milliseconds).join(' / '),
        milliseconds(median(ours.map(({ tbt }, index) => tbt - twin[index].tbt))),
      ];
    }),
  );

const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

/** Bytes of each page and its twin, by kind, in KB. */
export const bytesTable = (rows) =>
  table(
    ['page', 'HTML', 'CSS', 'JS', 'fonts', 'pictures', 'total', 'requests'],
    rows.map((row) => [
      row.page,
      ...KINDS.map((kind) => pair(row, ({ bytes }) => kilobytes(bytes[kind]))),
      pair(row, ({ requests }) => requests),
    ]),
  );

/** The other three categories' scores of each page. */
export const categoriesTable = (rows) =>
  table(
    ['page', 'accessibility', 'best practices', 'SEO'],
    rows.map(({ page, categories }) => [
      page,
      ...['accessibility', 'best-practices', 'seo'].map((id) =>
        Math.round(categories[id].score * 100),
      ),
    ]),
  );
