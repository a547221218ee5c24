import { company } from '@/data/shop';
import { buildBreadcrumbData, buildPageMetadata, buildShopData, serialiseJsonLd } from './seo';
import { settings } from './settings';

const { siteUrl: origin, companyName } = settings;

test('search engines and messengers are told the same of a page, with the picture it is shared by', () => {
  const search = { title: 'Cooling', description: 'Fans and radiators.' };
  const told = { title: `Cooling | ${companyName}`, description: search.description };
  const picture = { url: `${origin}/share/cooling.jpg`, width: 1200, height: 630, alt: 'Cooling' };
  const url = `${origin}/cooling/`;
  expect(buildPageMetadata('/cooling/', search)).toMatchObject({
    ...told,
    alternates: { canonical: url },
    openGraph: { ...told, siteName: companyName, url, images: [picture] },
    twitter: { ...told, card: 'summary_large_image', images: [picture] },
  });
});

describe('structured data', () => {
  const trader = { form: 'sole trader', serviceAddress: '', telephone: '' } as const;
  const known = { ...trader, owners: ['Ada'], vatNumber: 'GB 1' };
  const unknown = { ...trader, owners: [], vatNumber: 'none' };
  const times = { opens: '09:00', closes: '18:00' } as const;
  const shop = {
    ...company,
    areasServed: ['England', 'Wales'],
    hours: [
      { days: 'Mon', time: '9AM-6PM', schema: { days: ['Monday'], ...times } },
      { days: 'Sun', time: 'Closed', schema: null },
    ],
  } as const;

  it('states what the owner has filled in, when the shop is open, and no rating', () => {
    const { address } = company;
    const stated = {
      '@type': 'ComputerStore',
      '@id': `${origin}/#shop`,
      name: companyName,
      url: `${origin}/`,
      email: settings.companyEmail,
      foundingDate: company.established,
      areaServed: ['England', 'Wales'].map((name) => ({ '@type': 'AdministrativeArea', name })),
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.locality,
        addressRegion: address.region,
        postalCode: address.postcode,
        addressCountry: address.countryCode,
      },
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], ...times },
      ],
    };
    expect(buildShopData({ ...shop, registration: unknown })).toEqual(stated);
    const named = { ...stated, legalName: 'Ada', vatID: 'GB 1' };
    expect(buildShopData({ ...shop, registration: known })).toEqual(named);
  });

  it('leads from the home page to a page, and cannot be broken out of by a name', () => {
    const name = '</script><script>alert(1)</script>';
    const text = serialiseJsonLd([buildBreadcrumbData({ href: '/about/', label: name })]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name, item: `${origin}/about/` },
    ]);
  });
});
