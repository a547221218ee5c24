import type { BreadcrumbList, ComputerStore, Graph, Thing } from 'schema-dts';
import type { Company } from '@/checks/schemas/company';
import { company } from '@/data/company';
import { legalNameOf, vatNumberOf } from './legal';
import { type NavigationLink, pageLinks } from './navigation';
import { canonicalUrl } from './seo';
import { settings } from './settings';

const shopId = `${canonicalUrl(pageLinks.home.href)}#shop`;

/** A property, or none where there is nothing to say. */
const stated = <K extends string>(name: K, value: string) =>
  (value === '' ? {} : { [name]: value }) as { readonly [N in K]?: string };

/** The shop as search engines know it: names, address, hours, e-mail, areas served. */
export function shopData(shop: Company = company): ComputerStore {
  const { registration, areasServed, hours, established } = shop;
  const { street, locality, region, postcode, countryCode } = shop.address;
  return {
    '@type': 'ComputerStore',
    '@id': shopId,
    name: settings.companyName,
    url: canonicalUrl(pageLinks.home.href),
    email: settings.companyEmail,
    foundingDate: established,
    ...stated('legalName', legalNameOf(registration)),
    ...stated('vatID', vatNumberOf(registration)),
    areaServed: areasServed.map((name) => ({ '@type': 'AdministrativeArea' as const, name })),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode: postcode,
      addressCountry: countryCode,
    },
    openingHoursSpecification: hours
      .flatMap(({ schema }) => schema ?? [])
      .map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: [...days],
        opens,
        closes,
      })),
  };
}

/** The way from the home page to a page. */
export function breadcrumbData(page: NavigationLink): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [pageLinks.home, page].map(({ href, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: canonicalUrl(href),
    })),
  };
}

/**
 * Things as the text of a JSON-LD script element; '<' is escaped, so that no text can end the element.
 *
 * @see https://nextjs.org/docs/app/guides/json-ld
 */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
