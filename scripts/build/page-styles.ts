import { type Selector, transform } from 'lightningcss';
import type { SiteFiles } from './built-site';

/**
 * Returns the rules of a stylesheet that a page's first paint may need: those that can match one of
 * the page's elements. Leaves out rules for print, for hover and of the layer `interaction`.
 *
 * @param names the element names, ids and classes that the page shows
 */
function selectFirstStyles(css: string, href: string, names: ReadonlySet<string>): string {
  const isUnneeded = (selector: Selector): boolean =>
    selector.some((simple) => {
      if (simple.type === 'class' || simple.type === 'id' || simple.type === 'type') {
        return !names.has(simple.name);
      }
      if (simple.type !== 'pseudo-class') return false;
      if (simple.kind === 'hover') return true;
      const hasAlternatives =
        simple.kind === 'is' || simple.kind === 'where' || simple.kind === 'has';
      return hasAlternatives && simple.selectors.every(isUnneeded);
    });
  const { code } = transform({
    filename: href,
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.every(isUnneeded) ? [] : undefined),
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
        'layer-block': ({ value }) => (value.name?.includes('interaction') ? [] : undefined),
      },
      // A relative address starts at the site's root instead of at the stylesheet.
      Url({ url, loc }) {
        if (/^(?:[a-z]+:|#)/i.test(url)) return { url, loc };
        const { pathname, search, hash } = new URL(url, `http://localhost${href}`);
        return { url: pathname + search + hash, loc };
      },
    },
  });
  // A second pass removes the blocks that the first pass has emptied.
  return String(transform({ filename: href, code, minify: true }).code);
}

/**
 * Inlines the styles that a page's first paint may need, so that it waits for no stylesheet.
 *
 * @returns links to the whole stylesheets, for print, interaction and elements that scripts add
 * @throws Error where the page has no stylesheet
 * @see https://html.spec.whatwg.org/multipage/semantics.html#attr-link-disabled
 */
export function inlineStyles(page: Document, { read, save }: SiteFiles): readonly Element[] {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  if (links.length === 0) throw new Error('no stylesheet was found');
  // A popover's contents are hidden until a press, which loads the whole stylesheets.
  const elements = [...page.querySelectorAll('*')].filter(
    (element) => !element.parentElement?.closest('[popover]'),
  );
  const names = new Set(
    elements.flatMap(({ localName, id, classList }) => [localName, id, ...classList]),
  );
  const style = page.createElement('style');
  links[0]?.before(style);
  return links.flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    const css = read(href);
    style.append(selectFirstStyles(css, href, names));
    if (!css.includes('@font-face')) return [link];
    // The page loads a copy without @font-face, which would load the font again. The link stays,
    // disabled, since React loads a stylesheet whose link is missing.
    const copy = page.createElement('link');
    copy.rel = 'stylesheet';
    copy.href = save(css.replace(/@font-face\s*\{[^}]*\}/g, ''), 'css');
    link.toggleAttribute('disabled', true);
    return [copy, link];
  });
}
