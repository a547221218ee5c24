import { KINDS } from './pages-report.mjs';
import { median } from './statistics.mjs';

const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
};

/**
 * What the page bench keeps of one Lighthouse run.
 *
 * @param {import('lighthouse').Result} lhr
 * @returns score from 0 to 100; times in ms; CLS; transfer by kind in bytes; number of requests
 */
export function figures(lhr) {
  const { items } = lhr.audits['resource-summary'].details;
  return {
    score: lhr.categories.performance.score * 100,
    ...Object.fromEntries(
      Object.entries(METRICS).map(([name, id]) => [name, lhr.audits[id].numericValue]),
    ),
    bytes: Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        items.find(({ resourceType }) => resourceType === kind)?.transferSize ?? 0,
      ]),
    ),
    requests: items.find(({ resourceType }) => resourceType === 'total').requestCount,
  };
}

/**
 * @param {ReturnType<typeof figures>[]} all runs of one page
 * @returns medians; of LCP the mean too; of CLS the worst; bytes and requests, which do not change, of the first
 */
export function summary(all) {
  const middle = (name) => median(all.map((run) => run[name]));
  return {
    score: middle('score'),
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    meanLcp: all.reduce((total, { lcp }) => total + lcp, 0) / all.length,
    tbt: middle('tbt'),
    cls: Math.max(...all.map(({ cls }) => cls)),
    speedIndex: middle('speedIndex'),
    bytes: all[0].bytes,
    requests: all[0].requests,
  };
}
