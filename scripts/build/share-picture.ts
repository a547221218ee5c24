import { parse } from 'parse5';
import { attribute, elementsIn } from './html';

/**
 * The picture that a page names for messengers and social sites.
 *
 * @param html a built page
 * @param basePath '' or the site's sub-path, such as /shop
 * @returns its path below the sub-path, such as /share/about.jpg
 * @throws {Error} where the page names none
 * @see https://ogp.me/
 */
export function sharePicture(html: string, basePath: string): string {
  const named = [...elementsIn(parse(html))].find(
    (each) => attribute(each, 'property') === 'og:image',
  );
  const address = named && attribute(named, 'content');
  if (address === undefined) throw new Error('no picture for shared links is named (og:image)');
  return new URL(address).pathname.slice(basePath.length);
}
