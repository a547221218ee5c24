import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, elementsIn, makeElement, part } from './html';

const AVIF = 'image/avif';

/** The cuts of the picture that a page opens with, in the order in which a browser asks for the first that fits. */
function firstCuts(page: Tree.Document): readonly Tree.Element[] {
  const first = [...elementsIn(page)].find(
    (each) => each.tagName === 'img' && attribute(each, 'fetchpriority') === 'high',
  );
  const picture = first?.parentNode;
  if (!picture || !('tagName' in picture) || picture.tagName !== 'picture') return [];
  return [...elementsIn(picture)].filter((each) => attribute(each, 'type') === AVIF);
}

/**
 * Has the picture that a page opens with asked for before its fonts and in front of its styles: where a browser finds it
 * by itself is 6 KB of the compressed page later.
 *
 * A browser that cannot read the format passes over the links. Unlike sources they do not exclude each other, so a cut
 * for other screens is not for those of the cuts before it.
 *
 * @param html the page
 * @returns the page with a link for each cut
 */
export function preloadPicture(html: string): string {
  const page = parse(html);
  const head = part(page, 'head');
  const taken: string[] = [];
  const links = firstCuts(page).map((cut) => {
    const own = attribute(cut, 'media');
    const media = own ?? (taken.length === 0 ? undefined : `not all and ${taken.join()}`);
    if (own !== undefined) taken.push(own);
    return makeElement(head, 'link', {
      rel: 'preload',
      as: 'image',
      type: AVIF,
      ...(media !== undefined && { media }),
      imagesrcset: attribute(cut, 'srcset') ?? '',
      imagesizes: attribute(cut, 'sizes') ?? '',
      fetchpriority: 'high',
    });
  });
  if (taken.length > 1)
    throw new Error('its first picture has more cuts than a link can tell apart');
  const others = head.childNodes.findIndex(
    (node) => 'attrs' in node && (node.tagName === 'style' || attribute(node, 'rel') === 'preload'),
  );
  head.childNodes.splice(others, 0, ...links);
  return serialize(page);
}
