import { company } from '@/data/shop/company';
import { hours } from '@/data/shop/hours';
import { registration } from '@/data/shop/legal-facts';
import * as seo from './seo';

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
