import { parse, serialize } from 'parse5';
import { chunksOf, deferChunks } from './defer-chunks';
import { inlineStyles } from './inline-styles';
import { addPolicy } from './page-policy';
import { namesOn, pageStyles } from './page-styles';
import { preloadPicture } from './preload-picture';

/** What finishing a page needs of the site it belongs to. */
export interface SiteParts {
  /** Source of the one script that stands in each page. */
  readonly script: string;
  /** Origin of the stock-photo host, or null for our own pictures. */
  readonly imageHost: string | null;
  /** The text of a file, by its address. */
  readonly read: (address: string) => string;
  /** Keeps a page's data as a script of its own; gives its address. */
  readonly saveData: (script: string) => string;
}

/**
 * Finishes a page that Next has written:
 *
 * 1. What the page needs of its stylesheets is written into it, so that the first paint waits for nothing but the page.
 * 2. Next's chunks, and the data that the page hands them, wait until a visitor uses what needs them. A pre-rendered page
 *    needs no script to be read, and everything but live filtering works without one.
 * 3. The picture that the page opens with is asked for first.
 * 4. The page gets its content-security policy, with the hashes of its style and of the one inline script left.
 *
 * @param exported the page as Next wrote it
 * @returns the finished page
 * @throws {Error} where the page does not have the markup that a step knows, so that a new version of Next cannot
 * silently load early again or be blocked
 */
export function finishPage(
  exported: string,
  { script, imageHost, read, saveData }: SiteParts,
): string {
  const page = parse(exported);
  const names = namesOn(page, chunksOf(page).map(read));
  inlineStyles(page, (href) => pageStyles(read(href), href, names));
  deferChunks(page, script, saveData);
  preloadPicture(page);
  addPolicy(page, imageHost ?? undefined);
  return serialize(page);
}
