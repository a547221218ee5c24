import type { Metadata } from 'next';
import type { CategoryPageData } from '@/checks/schemas/category-pages';
import { categoryHref } from './navigation';
import { settings } from './settings';

/** Defaults of every page; each page adds its own title, description and address. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(`${settings.siteUrl}/`),
  title: settings.companyName,
  applicationName: settings.companyName,
  // Part numbers read as telephone numbers to some phones.
  formatDetection: { telephone: false },
};

/** Absolute address of a site-relative path such as '/about/'. */
export function canonicalUrl(path: string): string {
  return `${settings.siteUrl}${settings.basePath}${path}`;
}

/** Where the picture lies that a shared link to a page shows; scripts/pictures/share-pictures.ts makes it. */
export const sharePicture = (path: string): string =>
  `/share/${path === '/' ? 'home' : path.replaceAll('/', '')}.jpg`;

/** A page's title, description, canonical address and what a shared link shows of it. */
export function pageMetadata(
  path: string,
  search: { readonly title: string; readonly description: string },
): Metadata {
  const url = canonicalUrl(path);
  const title = `${search.title} | ${settings.companyName}`;
  const { description } = search;
  const share = canonicalUrl(sharePicture(path));
  const images = [{ url: share, width: 1200, height: 630, alt: search.title }];
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      locale: 'en_GB',
      siteName: settings.companyName,
      url,
      title,
      description,
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

/** The same of a category page. */
export const categoryMetadata = ({ slug, search }: Pick<CategoryPageData, 'slug' | 'search'>) =>
  pageMetadata(categoryHref(slug), search);
