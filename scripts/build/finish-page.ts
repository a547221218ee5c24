import { deferChunks } from './defer-chunks';
import { fromRoot, inlineStyles } from './inline-styles';
import { withPolicy } from './page-policy';
import { pageStyles } from './page-styles';
import { preloadPicture } from './preload-picture';
import { classesIn, shortNames, withShortClasses } from './short-names';
import { withoutIdleMarks } from './text-marks';
import { withConstants, withoutIdleParts } from './tidy-styles';
import { wholeStyles, withoutFonts } from './unpack';
import { unpackScript } from './unpack-script';

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
 * 3. The picture that the page opens with is asked for first.
 * 4. The page gets its content-security policy, with the hashes of its style and of the one inline script left.
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
  let short = (page: string) => page;
  const styled = inlineStyles(html, (href) => {
    const css = withoutIdleParts(withConstants(fromRoot(readStylesheet(href), href)));
    const { own, cuts } = pageStyles(css, html);
    const known = classesIn(css);
    const { css: style, names } = shortNames(own, known);
    short = (page) => withShortClasses(page, names, known);
    if (wholeStyles(style, names, cuts) !== withoutFonts(css)) {
      throw new Error('its short names do not lead back to the long ones');
    }
    later.push(unpackScript(style.length, names, cuts));
    return style;
  });
  if (later.length > 1) throw new Error('there is more than one stylesheet');
  const deferred = deferChunks(short(styled), script, (data) =>
    saveData([...later, data].join(';')),
  );
  return withPolicy(preloadPicture(deferred), imageHost ?? undefined);
}
