import { type Selector, transform, type Url } from 'lightningcss';
import postcss from 'postcss';
import type { SiteFiles } from './built-site';
import { makeElement } from './html';

/** What stands between the words of a script: `className:"grid gap-4"`. */
const BETWEEN_WORDS = /[\s"'`]+/;

/**
 * What a page may ever hold that a selector can name: elements, ids and classes of its markup, and each word of the
 * sources of the scripts that go on drawing it.
 */
export function namesOn(page: Document, scripts: readonly string[]): ReadonlySet<string> {
  const names = new Set(scripts.flatMap((source) => source.split(BETWEEN_WORDS)));
  for (const { localName, id, classList } of page.querySelectorAll('*')) {
    for (const name of [localName, id, ...classList]) names.add(name);
  }
  return names;
}

/** Writes an address in a stylesheet from the site's root, as it must be outside the stylesheet's folder. */
const fromRoot =
  (href: string) =>
  ({ url, loc }: Url): Url => {
    if (/^(?:[a-z]+:|#)/i.test(url)) return { url, loc };
    const { pathname, search, hash } = new URL(url, `http://localhost${href}`);
    return { url: pathname + search + hash, loc };
  };

/**
 * What a page needs of a stylesheet, which is found at `href`: the rules whose elements, ids and classes are among its
 * names, whatever states and attributes they come to have, in their order.
 */
export function pageStyles(css: string, href: string, names: ReadonlySet<string>): string {
  const isMissing = (selector: Selector): boolean =>
    selector.some((part) => {
      if (part.type === 'class' || part.type === 'id' || part.type === 'type') {
        return !names.has(part.name);
      }
      if (part.type !== 'pseudo-class') return false;
      const isChoice = part.kind === 'is' || part.kind === 'where' || part.kind === 'has';
      return isChoice && part.selectors.every(isMissing);
    });
  const { code } = transform({
    filename: href,
    code: Buffer.from(css),
    visitor: {
      Rule: { style: ({ value }) => (value.selectors.every(isMissing) ? [] : undefined) },
      Url: fromRoot(href),
    },
  });
  // Once more, since what a visitor has emptied stays.
  return String(transform({ filename: href, code, minify: true }).code);
}

/** Parts from styles what no first paint needs, in its layers: what is for print, and what is seen only in use. */
function apart(styles: string): readonly [first: string, later: string] {
  const first = postcss.parse(styles);
  // A prefixed declaration stands there once for each time that the styles were minified.
  first.walkDecls((each) => {
    if (String(each.next()) === String(each)) each.remove();
  });
  const later = postcss.root();
  first.walkAtRules(/^(?:layer|media)$/, (rule) => {
    if (rule.nodes === undefined || !['print', 'use'].includes(rule.params)) return;
    const layer = rule.parent as postcss.Container;
    rule.remove();
    later.append(layer.type === 'root' ? rule : layer.clone({ nodes: [rule] }));
  });
  return [String(first), String(later)];
}

/**
 * Writes what a page needs of its stylesheets into it as one, which saves the first paint a round trip.
 *
 * @param names all that the page may ever hold
 * @returns the link of a file with what no first paint needs; and markup for React, which takes a stylesheet for loaded
 * when it finds its link: a browser does not load such a link while it is disabled
 * @throws {Error} where the page has no stylesheet
 * @see https://html.spec.whatwg.org/multipage/semantics.html#attr-link-disabled
 */
export function inlineStyles(page: Document, names: ReadonlySet<string>, files: SiteFiles) {
  const sheets = [...page.querySelectorAll('link[rel=stylesheet]')];
  if (sheets.length === 0) throw new Error('no stylesheet was found');
  const hrefs = sheets.map((sheet) => sheet.getAttribute('href') ?? '');
  const needed = hrefs.map((href) => pageStyles(files.read(href), href, names));
  const [first, later] = apart(needed.join(''));
  sheets[0]?.before(makeElement(page, 'style', {}, first));
  for (const sheet of sheets) sheet.remove();
  const disabled = hrefs.map(
    (own) => `<link rel="stylesheet" href="${own}" data-precedence="next" disabled>`,
  );
  const href = files.save(later, 'css');
  return {
    later: makeElement(page, 'link', { rel: 'stylesheet', href }),
    links: disabled.join(''),
  };
}
