import type { BreadcrumbList, ComputerStore, Graph, ItemList, Thing } from 'schema-dts';
import { company } from '@/data/company';
import { homeLink, type NavigationLink } from './navigation';
import { canonicalUrl } from './seo';
import { settings } from './settings';

const shopId = `${canonicalUrl(homeLink.href)}#shop`;

/** The shop as search engines know it: name, address, hours, e-mail, area served. */
export function shopData(): ComputerStore {
  const { street, locality, region, postcode, countryCode } = company.address;
  return {
    '@type': 'ComputerStore',
    '@id': shopId,
    name: settings.companyName,
    url: canonicalUrl(homeLink.href),
    email: settings.companyEmail,
    foundingDate: company.established,
    areaServed: { '@type': 'Country', name: company.address.country },
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode: postcode,
      addressCountry: countryCode,
    },
    openingHoursSpecification: company.hours.flatMap(({ schema }) =>
      schema === null
        ? []
        : [
            {
              '@type': 'OpeningHoursSpecification' as const,
              dayOfWeek: [...schema.days],
              opens: schema.opens,
              closes: schema.closes,
            },
          ],
    ),
  };
}

/** The way from the home page to a page. */
export function breadcrumbData(page: NavigationLink): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [homeLink, page].map(({ href, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: canonicalUrl(href),
    })),
  };
}

/** What a category page lists, by name; no Product markup, which is invalid without a price or rating. */
export function itemListData(name: string, items: readonly string[]): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item,
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
