import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { about } from '@/data/shop/about';
import { contact } from '@/data/shop/contact';
import { home } from '@/data/shop/home';
import { categoryPages } from '@/data/shop/pages';
import { type PictureRecord, pictures } from '@/data/shop/pictures';
import { getCategoryHref, pageLinks } from '@/lib/site/navigation';
import { getDelivery, getPictureFileName } from '@/lib/site/picture-files';
import { getSharePicture } from '@/lib/site/seo';
import { settings } from '@/lib/site/settings';
import { PICTURES_FOLDER } from '../pictures/make-picture';
import { makeSharePicture } from './share-picture';

const pages = [
  { href: pageLinks.home.href, hero: home.hero },
  { href: pageLinks.about.href, hero: about.hero },
  { href: pageLinks.contact.href, hero: contact.hero },
  ...categoryPages.map(({ slug, hero }) => ({ href: getCategoryHref(slug), hero })),
];

/** Writes into out/ the picture that a shared link to each page shows. */
export async function writeSharePictures(): Promise<void> {
  mkdirSync('out/share', { recursive: true });
  const defaultWidth = getDelivery('hero', 'whole').widths[1];
  for (const { href, hero } of pages) {
    const { photograph = false }: PictureRecord = pictures[hero.image];
    const fileName = getPictureFileName(hero.image, 'whole', defaultWidth, 'avif');
    const picture = await makeSharePicture({
      name: settings.companyName,
      headline: hero.title,
      hero: readFileSync(`${PICTURES_FOLDER}/${fileName}`),
      isPhotograph: photograph,
    });
    writeFileSync(`out${getSharePicture(href)}`, picture);
  }
}
