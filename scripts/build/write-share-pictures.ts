import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { about } from '@/data/shop/about';
import { contact } from '@/data/shop/contact';
import { home } from '@/data/shop/home';
import { categoryPages } from '@/data/shop/pages';
import { getCategoryHref, pageLinks } from '@/lib/site/navigation';
import { getPictureFileName, WHOLE_HERO_CROP } from '@/lib/site/picture-files';
import { getSharePicture } from '@/lib/site/seo';
import { PICTURES_FOLDER } from '../pictures/make-picture';

const pages = [
  { href: pageLinks.home.href, hero: home.hero },
  { href: pageLinks.about.href, hero: about.hero },
  { href: pageLinks.contact.href, hero: contact.hero },
  ...categoryPages.map(({ slug, hero }) => ({ href: getCategoryHref(slug), hero })),
];
/** The part of a hero's largest file that holds its subject, in pixels. */
const SUBJECT = { left: 560, top: 40, width: 1840, height: 966 };

/** Writes each page's picture for shared links: its hero as JPEG, which every program knows. */
export async function writeSharePictures(): Promise<void> {
  mkdirSync('out/share', { recursive: true });
  for (const { href, hero } of pages)
    await sharp(
      `${PICTURES_FOLDER}/${getPictureFileName(hero.image, WHOLE_HERO_CROP, 2400, 'avif')}`,
    )
      .extract(SUBJECT)
      .resize({ width: 1200, height: 630 })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(`out${getSharePicture(href)}`);
}
