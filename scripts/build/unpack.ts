import { type NameList, shortName } from './short-name';

/** What was cut out of a stylesheet: how much of what is left stands before it, and its text. */
export type Cut = readonly [before: number, text: string];

/** Fonts are in the page already, and a browser would look them up anew. */
const FONT_FACE = /@font-face\{[^}]*\}/g;
const NAME = /(?:\.|--)([a-z]{1,2})(?![\w-])/gi;

/** @returns the rules of a stylesheet without its fonts */
export const withoutFonts = (css: string): string => css.replace(FONT_FACE, '');

/**
 * Puts the site's stylesheet together again from what a page has of it.
 *
 * @param own the page's rules, in short names
 * @param names
 * @param cuts all others; in long names, and counted in those
 * @returns the whole, without its fonts
 */
export function wholeStyles(own: string, names: NameList, cuts: readonly Cut[]): string {
  const long = new Map(names.map((name, place) => [shortName(place), name]));
  const kept = withoutFonts(own).replace(NAME, (found, short: string) => long.get(short) || found);
  let place = 0;
  let whole = '';
  for (const [before, text] of cuts) {
    whole += kept.slice(place, place + before) + text;
    place += before;
  }
  return whole + kept.slice(place);
}

/**
 * Runs in the page, before React takes it over: gives it all styles, and its elements the classes that React knows
 * them by.
 *
 * @param length of the page's own style: an extension of the browser may have put others into the page
 * @param names
 * @param cuts
 * @see https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets
 */
export function unpack(length: number, names: NameList, cuts: readonly Cut[]): void {
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  const own = styles.find((text) => text.length === length) ?? '';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(wholeStyles(own, names, cuts));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const long = new Map(
    names.map((name, place) => [shortName(place), name.slice(1).replace(/\\(.)/g, '$1')]),
  );
  for (const element of document.querySelectorAll('[class]')) {
    const classes = element
      .getAttribute('class')
      ?.replace(/\S+/g, (name) => long.get(name) || name);
    element.setAttribute('class', classes ?? '');
  }
}
