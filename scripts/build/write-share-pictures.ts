import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { about } from '@/data/shop/about';
import { contact } from '@/data/shop/contact';
import { home } from '@/data/shop/home';
import { categoryPages } from '@/data/shop/pages';
import { type HeroPictureId, type PictureRecord, pictures } from '@/data/shop/pictures';
import { getCategoryHref, pageLinks } from '@/lib/site/navigation';
import { getDelivery, getPictureFileName } from '@/lib/site/picture-files';
import { getSharePicture } from '@/lib/site/seo';
import { settings } from '@/lib/site/settings';
import { PICTURES_FOLDER } from '../pictures/make-picture';
import { makeSharePicture } from './share-picture';

/** Headline and picture of each page, by its path. */
const heroesByPath = new Map<string, { readonly title: string; readonly image: HeroPictureId }>([
  [pageLinks.home.href, home.hero],
  [pageLinks.about.href, about.hero],
  [pageLinks.contact.href, contact.hero],
  ...categoryPages.map(({ slug, hero }) => [getCategoryHref(slug), hero] as const),
]);

/**
 * Writes the picture of shared links of each page into out/.
 *
 * @throws Error where a page has no hero in the data
 */
export async function writeSharePictures(paths: readonly string[]): Promise<void> {
  mkdirSync('out/share', { recursive: true });
  const [, width] = getDelivery('hero', 'whole').widths;
  for (const path of paths) {
    const hero = heroesByPath.get(path);
    if (hero === undefined)
      throw new Error(`${path} has no hero in scripts/build/write-share-pictures.ts`);
    const { title: headline, image } = hero;
    const { photograph: isPhotograph = false }: PictureRecord = pictures[image];
    const file = `${PICTURES_FOLDER}/${getPictureFileName(image, 'whole', width, 'avif')}`;
    const contents = { headline, hero: readFileSync(file), isPhotograph };
    const picture = await makeSharePicture({ name: settings.companyName, ...contents });
    writeFileSync(`out${getSharePicture(path)}`, picture);
  }
}
