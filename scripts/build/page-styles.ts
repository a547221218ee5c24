import { type Selector, transform, type Url } from 'lightningcss';

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
 * What a page needs of a stylesheet: the rules whose elements, ids and classes it has, whatever states and attributes
 * they come to have.
 *
 * @param href the stylesheet's own address
 * @param names all that the page may ever hold
 * @returns its rules, in their order
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
