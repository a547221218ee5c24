import { deferChunks } from './defer-chunks';
import { fromRoot, inlineStyles } from './inline-styles';
import { withPolicy } from './page-policy';
import { pageStyles, withConstants } from './page-styles';
import { withoutIdleMarks } from './text-marks';

/** What finishing a page needs of the site it belongs to. */
export interface Workshop {
  /** Source of the one script that stands in each page. */
  readonly script: string;
  /** Origin of the stock-photo host, or null for our own pictures. */
  readonly imageHost: string | null;
  readonly readStylesheet: (href: string) => string;
  /** Keeps a page's data as a script of its own; gives its address. */
  readonly saveData: (script: string) => string;
}

/**
 * Finishes a page that Next has written:
 *
 * 1. What the page needs of the stylesheet is written into it, so that the first paint waits for nothing but the page;
 *    the rest comes with the scripts, which draw more than the page has.
 * 2. Next's chunks, and the data that the page hands them, wait for the visitor's first sign of wanting them. A
 *    pre-rendered page needs no script to be read, and everything but live filtering works without one.
 * 3. The page gets its content-security policy, with the hashes of its style and of the one inline script left.
 *
 * Marks and borders that depend on the machine's speed are evened out, so that the same commit builds the same bytes.
 *
 * @param exported the page as Next wrote it
 * @returns the finished page
 * @throws {Error} where the page does not have the markup that a step knows, so that a new version of Next cannot
 * silently load early again or be blocked
 */
export function finishPage(
  exported: string,
  { script, imageHost, readStylesheet, saveData }: Workshop,
): string {
  const html = withoutIdleMarks(exported);
  const later: string[] = [];
  const styled = inlineStyles(html, (href) => {
    const { own, rest } = pageStyles(withConstants(fromRoot(readStylesheet(href), href)), html);
    later.push(rest);
    return own;
  });
  const deferred = deferChunks(styled, script, (data) => saveData([...later, data].join(';')));
  return withPolicy(deferred, imageHost ?? undefined);
}
