import { company } from '@/data/shop/company';
import { hours } from '@/data/shop/hours';
import { registration } from '@/data/shop/legal-details';
import * as seo from './seo';

const { siteUrl, name: companyName } = company;

it('gives search engines and shared links the same title, description and picture', () => {
  const texts = { title: `Cooling | ${companyName}`, description: 'Fans and radiators.' };
  const url = `${siteUrl}/cooling/`;
  const picture = { url: `${siteUrl}/share/cooling.jpg`, width: 1200, height: 630, alt: 'Cooling' };
  expect(seo.buildPageMetadata('/cooling/', { ...texts, title: 'Cooling' })).toMatchObject({
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

it('escapes names that would end the script element', () => {
  const data = { name: '</script><script>alert(1)</script>' };
  const text = seo.serialiseJsonLd(data);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(data);
});
