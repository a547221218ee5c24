import { company } from '@/data/shop';
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
    twitter: { ...texts, card: 'summary_large_image', images: [picture] },
  });
});

describe('structured data', () => {
  const trader = { form: 'sole trader', serviceAddress: '', telephone: '' } as const;
  const times = { opens: '09:00', closes: '18:00' } as const;
  const hours = [
    { days: 'Mon', time: '9AM-6PM', schema: { days: ['Monday'], ...times } },
    { days: 'Sun', time: 'Closed', schema: null },
  ] as const;
  const shop = {
    ...{ ...company, hours, areasServed: ['England', 'Wales'], holidays: [] },
    registration: { ...trader, owners: [] as string[], vatNumber: 'none' },
  };
  const { address } = company;
  const open = { '@type': 'OpeningHoursSpecification' };
  const shopData = {
    '@type': 'ComputerStore',
    '@id': `${origin}/#shop`,
    ...{ name: companyName, url: `${origin}/`, email: settings.companyEmail },
    foundingDate: company.established,
    areaServed: ['England', 'Wales'].map((name) => ({ '@type': 'AdministrativeArea', name })),
    address: {
      '@type': 'PostalAddress',
      ...{ streetAddress: address.street, addressLocality: address.locality },
      ...{ addressRegion: address.region, postalCode: address.postcode },
      addressCountry: address.countryCode,
    },
    openingHoursSpecification: [{ ...open, dayOfWeek: ['Monday'], ...times }],
  };
  const christmas = { date: '2999-12-25', closed: true };
  const day = {
    validFrom: '2999-12-25',
    validThrough: '2999-12-25',
    opens: '00:00',
    closes: '00:00',
  };

  it.each([
    ['no rating', {}, {}],
    [
      'the owner’s stated details',
      { registration: { ...trader, owners: ['Ada'], vatNumber: 'GB 1' } },
      { legalName: 'Ada', vatID: 'GB 1' },
    ],
    [
      'the holidays to come',
      { holidays: [christmas, { ...christmas, date: '2020-12-25' }] },
      { specialOpeningHoursSpecification: [{ ...open, ...day }] },
    ],
  ])('has the opening hours and %s', (_name, changes, data) => {
    expect(seo.buildShopData({ ...shop, ...changes })).toEqual({ ...shopData, ...data });
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
});
