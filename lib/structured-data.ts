import type { BreadcrumbList, ComputerStore, Graph, Thing } from 'schema-dts';
import type { Registration } from '@/checks/schemas/company';
import { company } from '@/data/company';
import { type NavigationLink, pageLinks } from './navigation';
import { legalNameOf, vatNumberOf } from './registration';
import { canonicalUrl } from './seo';
import { settings } from './settings';

const shopId = `${canonicalUrl(pageLinks.home.href)}#shop`;

/** What of the shop's structured data is the owner's to fill in. */
export type ShopFacts = {
  readonly registration: Registration;
  readonly areasServed: readonly string[];
};

/** A property, or none where there is nothing to say. */
const stated = <K extends string>(name: K, value: string) =>
  (value === '' ? {} : { [name]: value }) as { readonly [N in K]?: string };

/** The shop as search engines know it: names, address, hours, e-mail, areas served. */
export function shopData({ registration, areasServed }: ShopFacts = company): ComputerStore {
  const { street, locality, region, postcode, countryCode } = company.address;
  return {
    '@type': 'ComputerStore',
    '@id': shopId,
    name: settings.companyName,
    url: canonicalUrl(pageLinks.home.href),
    email: settings.companyEmail,
    foundingDate: company.established,
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
