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

interface Hero {
  readonly title: string;
  readonly image: HeroPictureId;
}

/** The hero of each page, by its address. */
const heroesByHref: readonly (readonly [string, Hero])[] = [
  [pageLinks.home.href, home.hero],
  [pageLinks.about.href, about.hero],
  [pageLinks.contact.href, contact.hero],
  ...categoryPages.map(({ slug, hero }) => [getCategoryHref(slug), hero] as const),
];

/** Writes into out/ the picture that a shared link to each page shows. */
export async function writeSharePictures(): Promise<void> {
  mkdirSync('out/share', { recursive: true });
  const defaultWidth = getDelivery('hero', 'whole').widths[1];
  for (const [href, { title: headline, image }] of heroesByHref) {
    const { photograph: isPhotograph = false }: PictureRecord = pictures[image];
    const file = `${PICTURES_FOLDER}/${getPictureFileName(image, 'whole', defaultWidth, 'avif')}`;
    const contents = { headline, hero: readFileSync(file), isPhotograph };
    const picture = await makeSharePicture({ name: settings.companyName, ...contents });
    writeFileSync(`out${getSharePicture(href)}`, picture);
  }
}
