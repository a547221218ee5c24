import { company } from '@/data/company';
import { breadcrumbData, jsonLd, pageMetadata, shopData } from './seo';
import { settings } from './settings';

const search = { title: 'Cooling', description: 'Fans and radiators.' };
const origin = settings.siteUrl;

test('search engines and messengers are told the same of a page, with the picture it is shared by', () => {
  const told = { title: `Cooling | ${settings.companyName}`, description: search.description };
  const images = [
    { url: `${origin}/share/cooling.jpg`, width: 1200, height: 630, alt: search.title },
  ];
  expect(pageMetadata('/cooling/', search)).toMatchObject({
    ...told,
    alternates: { canonical: `${origin}/cooling/` },
    openGraph: { ...told, siteName: settings.companyName, url: `${origin}/cooling/`, images },
    twitter: { ...told, card: 'summary_large_image', images },
  });
});

describe('structured data', () => {
  const schema = { days: ['Monday'], opens: '09:00', closes: '18:00' } as const;
  const registration = {
    form: 'sole trader',
    owners: ['Ada Lovelace'],
    serviceAddress: '',
    vatNumber: 'GB 123 4567 89',
    telephone: '',
  } as const;
  const shop = {
    ...company,
    registration,
    areasServed: ['England', 'Wales'],
    hours: [
      { days: 'Mon', time: '9AM-6PM', schema },
      { days: 'Sun', time: 'Closed', schema: null },
    ],
  } as const;

  it('states what the owner has filled in, when the shop is open, and no rating', () => {
    const { street, locality, region, postcode, countryCode } = company.address;
    const { days, ...times } = schema;
    expect(shopData(shop)).toEqual({
      '@type': 'ComputerStore',
      '@id': `${origin}/#shop`,
      name: settings.companyName,
      url: `${origin}/`,
      email: settings.companyEmail,
      foundingDate: company.established,
      legalName: 'Ada Lovelace',
      vatID: 'GB 123 4567 89',
      areaServed: ['England', 'Wales'].map((name) => ({ '@type': 'AdministrativeArea', name })),
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: locality,
        addressRegion: region,
        postalCode: postcode,
        addressCountry: countryCode,
      },
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: days, ...times },
      ],
    });
    const less = { ...shop, registration: { ...registration, owners: [], vatNumber: 'none' } };
    expect(Object.keys(shopData(less))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/legalName|vatID/)]),
    );
  });

  it('leads from the home page to a page, and cannot be broken out of by a name', () => {
    const name = '</script><script>alert(1)</script>';
    const text = jsonLd([breadcrumbData({ href: '/about/', label: name })]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name, item: `${origin}/about/` },
    ]);
  });
});
