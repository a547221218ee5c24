import type { Metadata } from 'next';
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

/** A page's title, description and canonical address. */
export function pageMetadata(
  path: string,
  search: { readonly title: string; readonly description: string },
): Metadata {
  return {
    title: `${search.title} | ${settings.companyName}`,
    description: search.description,
    alternates: { canonical: canonicalUrl(path) },
  };
}
