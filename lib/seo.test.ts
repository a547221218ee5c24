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

test('the home page is shared by a picture of its own', () => {
  const { openGraph } = pageMetadata('/', search);
  expect(openGraph?.images).toMatchObject([{ url: `${origin}/share/home.jpg` }]);
});

describe('structured data', () => {
  it('states name, e-mail, address, founding year and one identity, and no rating', () => {
    const { street, locality, region, postcode, countryCode } = company.address;
    expect(JSON.stringify(shopData())).not.toMatch(/rating|review/i);
    expect(shopData()).toMatchObject({
      '@type': 'ComputerStore',
      name: 'Derwent Hardware',
      email: 'enquiries@derwent-hardware.example',
      '@id': 'http://localhost:3000/#shop',
      url: 'http://localhost:3000/',
      foundingDate: company.established,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: locality,
        addressRegion: region,
        postalCode: postcode,
        addressCountry: countryCode,
      },
    });
  });

  it('states what the owner has filled in, and when the shop is open', () => {
    const schema = { days: ['Monday'], opens: '09:00', closes: '18:00' } as const;
    const shop = {
      ...company,
      registration: {
        form: 'sole trader',
        owners: ['Ada Lovelace'],
        serviceAddress: '',
        vatNumber: 'GB 123 4567 89',
        telephone: '',
      },
      areasServed: ['England', 'Wales'],
      hours: [
        { days: 'Mon', time: '9AM-6PM', schema },
        { days: 'Sun', time: 'Closed', schema: null },
      ],
    } as const;
    const { days, ...times } = schema;
    expect(shopData(shop)).toMatchObject({
      legalName: 'Ada Lovelace',
      vatID: 'GB 123 4567 89',
      areaServed: [{ name: 'England' }, { name: 'Wales' }],
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: days, ...times },
      ],
    });
    const registration = { ...shop.registration, owners: [], vatNumber: 'none' };
    const less = shopData({ ...shop, registration });
    expect(less).not.toHaveProperty('legalName');
    expect(less).not.toHaveProperty('vatID');
  });

  it('leads from the home page to a page', () => {
    expect(breadcrumbData({ href: '/about/', label: 'About' })).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/' },
        { '@type': 'ListItem', position: 2, name: 'About', item: 'http://localhost:3000/about/' },
      ],
    });
  });

  it('cannot be broken out of by a name', () => {
    const name = '</script><script>alert(1)</script>';
    const text = jsonLd([breadcrumbData({ href: '/', label: name })]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].itemListElement[1].name).toBe(name);
  });
});
