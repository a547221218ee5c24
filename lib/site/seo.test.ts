import { company } from '@/data/shop';
import { buildBreadcrumbData, buildPageMetadata, buildShopData, serialiseJsonLd } from './seo';
import { settings } from './settings';

const { siteUrl: origin, companyName } = settings;

test('search engines and shared links get the same title, description and picture', () => {
  const search = { title: 'Cooling', description: 'Fans and radiators.' };
  const texts = { title: `Cooling | ${companyName}`, description: search.description };
  const picture = { url: `${origin}/share/cooling.jpg`, width: 1200, height: 630, alt: 'Cooling' };
  const url = `${origin}/cooling/`;
  expect(buildPageMetadata('/cooling/', search)).toMatchObject({
    ...texts,
    alternates: { canonical: url },
    openGraph: { ...texts, siteName: companyName, url, images: [picture] },
    twitter: { ...texts, card: 'summary_large_image', images: [picture] },
  });
});

describe('structured data', () => {
  const trader = { form: 'sole trader', serviceAddress: '', telephone: '' } as const;
  const statedRegistration = { ...trader, owners: ['Ada'], vatNumber: 'GB 1' };
  const emptyRegistration = { ...trader, owners: [], vatNumber: 'none' };
  const times = { opens: '09:00', closes: '18:00' } as const;
  const shop = {
    ...company,
    areasServed: ['England', 'Wales'],
    hours: [
      { days: 'Mon', time: '9AM-6PM', schema: { days: ['Monday'], ...times } },
      { days: 'Sun', time: 'Closed', schema: null },
    ],
  } as const;

  it('has the opening hours and the owner’s stated details, and no rating', () => {
    const { address } = company;
    const shopData = {
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
    expect(buildShopData({ ...shop, registration: emptyRegistration })).toEqual(shopData);
    const specialHours = { validFrom: '2999-12-25', validThrough: '2999-12-25' };
    const holidays = [
      { date: '2999-12-25', closed: true },
      { date: '2020-12-25', closed: true },
    ];
    expect(buildShopData({ ...shop, registration: emptyRegistration, holidays })).toEqual({
      ...shopData,
      specialOpeningHoursSpecification: [
        {
          ...{ '@type': 'OpeningHoursSpecification', ...specialHours },
          ...{ opens: '00:00', closes: '00:00' },
        },
      ],
    });
    const registeredShopData = { ...shopData, legalName: 'Ada', vatID: 'GB 1' };
    expect(buildShopData({ ...shop, registration: statedRegistration })).toEqual(
      registeredShopData,
    );
  });

  it('has breadcrumbs, and escapes names that would end the script element', () => {
    const name = '</script><script>alert(1)</script>';
    const text = serialiseJsonLd([buildBreadcrumbData({ href: '/about/', label: name })]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name, item: `${origin}/about/` },
    ]);
  });
});
