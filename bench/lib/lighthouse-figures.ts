import type { Result } from 'lighthouse';
import { median } from './statistics';

/** What Lighthouse adds bytes up by. */
export const KINDS = ['document', 'stylesheet', 'script', 'font', 'image', 'total'] as const;

/** Score from 0 to 100; times in ms; CLS; transfer by kind in bytes; number of requests. */
export interface Figures {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly speedIndex: number;
  readonly bytes: Readonly<Record<(typeof KINDS)[number], number>>;
  readonly requests: number;
}

/** @returns what the page bench keeps of one Lighthouse run */
export function figures({ audits, categories }: Result): Figures {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const resources = audits['resource-summary']?.details.items ?? [];
  const ofKind = (kind: string) => resources.find(({ resourceType }) => resourceType === kind);
  const bytes = (kind: string) => ofKind(kind)?.transferSize ?? 0;
  return {
    score: (categories.performance?.score ?? Number.NaN) * 100,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    bytes: {
      document: bytes('document'),
      stylesheet: bytes('stylesheet'),
      script: bytes('script'),
      font: bytes('font'),
      image: bytes('image'),
      total: bytes('total'),
    },
    requests: ofKind('total')?.requestCount ?? 0,
  };
}

/** Figures of several runs, with the mean of LCP beside its median. */
export interface Summary extends Figures {
  readonly meanLcp: number;
}

/**
 * @param all runs of one page, at least one
 * @returns medians; of CLS the worst; bytes and requests, which do not change, of the first
 */
export function summary(all: readonly Figures[]): Summary {
  const [first] = all;
  if (first === undefined) throw new Error('There are no runs to sum up.');
  const middle = (pick: (run: Figures) => number) => median(all.map(pick));
  return {
    score: middle(({ score }) => score),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    meanLcp: all.reduce((total, { lcp }) => total + lcp, 0) / all.length,
    tbt: middle(({ tbt }) => tbt),
    cls: Math.max(...all.map(({ cls }) => cls)),
    speedIndex: middle(({ speedIndex }) => speedIndex),
    bytes: first.bytes,
    requests: first.requests,
  };
}
