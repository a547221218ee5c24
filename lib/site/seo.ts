import type { Metadata } from 'next';
import type { ComputerStore, WithContext } from 'schema-dts';
import { company } from '@/data/shop/company';
import { hours } from '@/data/shop/hours';
import { registration } from '@/data/shop/legal-details';
import type { CategoryPageData } from '@/data/shop/page';
import { getCategoryHref, pageLinks } from './navigation';
import { settings } from './settings';

/** The metadata that all pages share. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(company.siteUrl),
  title: company.name,
  applicationName: company.name,
  // Some phones would make links of part numbers that look like telephone numbers.
  formatDetection: { telephone: false },
};

/** Returns the absolute URL of a site-relative path such as '/about/'. */
export const buildCanonicalUrl = (path: string): string =>
  `${company.siteUrl}${settings.basePath}${path}`;

/** Returns the path of the picture that the build makes for shared links to a page. */
export const getSharePicture = (path: string): string =>
  `/share/${path === '/' ? 'home' : path.replaceAll('/', '')}.jpg`;

/** Builds a page's title, description, canonical URL and the data of shared links. */
export function buildPageMetadata(
  path: string,
  { title: heading, description }: { readonly title: string; readonly description: string },
): Metadata {
  const url = buildCanonicalUrl(path);
  const shared = {
    title: `${heading} | ${company.name}`,
    description,
    images: [
      { url: buildCanonicalUrl(getSharePicture(path)), width: 1200, height: 630, alt: heading },
    ],
  };
  return {
    title: shared.title,
    description,
    alternates: { canonical: url },
    openGraph: { ...shared, type: 'website', locale: 'en_GB', siteName: company.name, url },
  };
}

/** Builds the metadata of a category page. */
export const buildCategoryMetadata = (page: Pick<CategoryPageData, 'slug' | 'metadata'>) =>
  buildPageMetadata(getCategoryHref(page.slug), page.metadata);

/** Builds the shop's structured data for search engines. */
export function buildShopData(): WithContext<ComputerStore> {
  const { areasServed, established, address } = company;
  const { registeredName, vatNumber } = registration;
  const url = buildCanonicalUrl(pageLinks.home.href);
  return {
    '@context': 'https://schema.org',
    '@type': 'ComputerStore',
    '@id': `${url}#shop`,
    name: company.name,
    url,
    email: company.email,
    foundingDate: established,
    ...(registeredName && { legalName: registeredName }),
    ...(vatNumber && { vatID: vatNumber }),
    areaServed: areasServed.map((name) => ({ '@type': 'AdministrativeArea' as const, name })),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postcode,
      addressCountry: address.countryCode,
    },
    openingHoursSpecification: hours
      .filter((line) => 'days' in line)
      .map(({ days, ...times }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: [...days],
        ...times,
      })),
  };
}

/**
 * Serialises data for a JSON-LD script element. Escapes '<', so that no text ends the element.
 *
 * @see https://nextjs.org/docs/app/guides/json-ld
 */
export const serialiseJsonLd = (thing: object): string =>
  JSON.stringify(thing).replaceAll('<', '\\u003c');
