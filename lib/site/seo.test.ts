import { company } from '@/data/shop/company';
import { hours } from '@/data/shop/hours';
import { registration } from '@/data/shop/legal-facts';
import * as seo from './seo';
import { settings } from './settings';

const { siteUrl: origin, companyName } = settings;

it('gives search engines and shared links the same title, description and picture', () => {
  const search = { title: 'Cooling', description: 'Fans and radiators.' };
  const texts = { title: `Cooling | ${companyName}`, description: search.description };
  const picture = { url: `${origin}/share/cooling.jpg`, width: 1200, height: 630, alt: 'Cooling' };
  const url = `${origin}/cooling/`;
  expect(seo.buildPageMetadata('/cooling/', search)).toMatchObject({
    ...texts,
    alternates: { canonical: url },
    openGraph: { ...texts, siteName: companyName, url, images: [picture] },
  });
});

it('describes the shop with its hours, and leaves out what its owner has not stated', () => {
  jest.replaceProperty(registration, 'vatNumber', 'GB 1');
  const shopData = seo.buildShopData();
  expect(shopData).toMatchObject({
    vatID: 'GB 1',
    address: { streetAddress: company.address.street, postalCode: company.address.postcode },
    openingHoursSpecification: hours
      .filter((line) => 'days' in line)
      .map(({ days, opens, closes }) => ({ dayOfWeek: days, opens, closes })),
  });
  expect(shopData).not.toHaveProperty('legalName');
});

it('has breadcrumbs, and escapes names that would end the script element', () => {
  const name = '</script><script>alert(1)</script>';
  const page = seo.buildBreadcrumbData({ href: '/about/', label: name });
  const text = seo.serialiseJsonLd([page]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name, item: `${origin}/about/` },
  ]);
});
