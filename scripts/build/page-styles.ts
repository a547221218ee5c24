import { type Selector, transform, type Url } from 'lightningcss';
import type { SiteFiles } from './built-site';

/** Writes an address in a stylesheet from the site's root, as it must be outside the stylesheet's folder. */
const fromRoot =
  (href: string) =>
  ({ url, loc }: Url): Url => {
    if (/^(?:[a-z]+:|#)/i.test(url)) return { url, loc };
    const { pathname, search, hash } = new URL(url, `http://localhost${href}`);
    return { url: pathname + search + hash, loc };
  };

/**
 * The rules of the stylesheet at `href` that a page's first paint may need: those whose elements, ids and classes are on the
 * page, in any state, without those for print and of the layer `use`.
 */
function firstStyles(css: string, href: string, names: ReadonlySet<string>): string {
  const isMissing = (selector: Selector): boolean =>
    selector.some((simple) => {
      if (simple.type === 'class' || simple.type === 'id' || simple.type === 'type') {
        return !names.has(simple.name);
      }
      if (simple.type !== 'pseudo-class') return false;
      const isChoice = simple.kind === 'is' || simple.kind === 'where' || simple.kind === 'has';
      return isChoice && simple.selectors.every(isMissing);
    });
  const { code } = transform({
    filename: href,
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.every(isMissing) ? [] : undefined),
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
        'layer-block': ({ value }) => (value.name?.includes('use') ? [] : undefined),
      },
      Url: fromRoot(href),
    },
  });
  // A second pass takes out blocks that the first has emptied.
  return String(transform({ filename: href, code, minify: true }).code);
}

/**
 * Writes into a page what its first paint may need of its stylesheets, in their place, which saves it a round trip.
 *
 * @returns links of all of them, which are left to be brought when the page is there: for paper, for what is seen only in
 * use, and for what scripts draw
 * @throws {Error} where the page has no stylesheet
 * @see https://html.spec.whatwg.org/multipage/semantics.html#attr-link-disabled
 */
export function inlineStyles(page: Document, { read, save }: SiteFiles): readonly Element[] {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  if (links.length === 0) throw new Error('no stylesheet was found');
  const all = [...page.querySelectorAll('*')];
  const names = new Set(
    all.flatMap(({ localName, id, classList }) => [localName, id, ...classList]),
  );
  const style = page.createElement('style');
  links[0]?.before(style);
  return links.flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    const css = read(href);
    style.append(firstStyles(css, href, names));
    if (!css.includes('@font-face')) return [link];
    // Without its @font-face, which would load the font again; linked, since React loads a stylesheet whose link is missing.
    const faceless = page.createElement('link');
    faceless.rel = 'stylesheet';
    faceless.href = save(css.replace(/@font-face\s*\{[^}]*\}/g, ''), 'css');
    link.toggleAttribute('disabled', true);
    return [faceless, link];
  });
}
