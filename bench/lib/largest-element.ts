import type { Browser } from 'playwright';
import { onSlowLine, type Screen } from './slow-load';
import { milliseconds, table } from './statistics';

/** The element of a page's largest paint, and when what it waits for was there; in ms after the visit began. */
export interface LargestElement {
  /** Such as `h1`, or a picture's file. */
  readonly name: string;
  readonly firstByte: number;
  /** When its picture was asked for, and had come; undefined for a text, which waits for the page alone. */
  readonly askedFor: number | undefined;
  readonly arrived: number | undefined;
  readonly firstPaint: number;
  readonly painted: number;
}

/** Runs in the page. */
async function readLargest(): Promise<LargestElement> {
  const paints = await new Promise<PerformanceEntryList>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  const largest = paints.at(-1) as PerformanceEntry & {
    readonly url: string;
    readonly element: Element | null;
  };
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [file] = performance.getEntriesByName(largest.url) as PerformanceResourceTiming[];
  const words = largest.element?.textContent?.trim().slice(0, 40);
  return {
    name: largest.url.split('/').at(-1) || `${largest.element?.tagName.toLowerCase()} ‘${words}’`,
    firstByte: page?.responseStart ?? Number.NaN,
    askedFor: file?.startTime,
    arrived: file?.responseEnd,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    painted: largest.startTime,
  };
}

/** Loads a page on the slow line, and names the element that it painted last and largest. */
export const largestElement = (
  browser: Browser,
  url: string,
  screen: Screen,
): Promise<LargestElement> => onSlowLine(browser, url, screen, readLargest);

/** Each page's largest element on each screen, and what it waited for. */
export const largestTable = (
  rows: readonly (LargestElement & { readonly page: string; readonly screen: string })[],
): string =>
  table(
    ['page', 'screen', 'largest element', 'first byte', 'asked for', 'arrived', 'FCP', 'painted'],
    rows.map(({ page, screen, name, ...times }) => [
      page,
      screen,
      name,
      ...[times.firstByte, times.askedFor, times.arrived, times.firstPaint, times.painted].map(
        (time) => (time === undefined ? '–' : milliseconds(time)),
      ),
    ]),
  );
