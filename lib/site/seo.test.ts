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

it('describes the shop with its hours and what its owner states', () => {
  const trader = { form: 'sole trader', serviceAddress: '', telephone: '' } as const;
  const times = { opens: '09:00', closes: '18:00' } as const;
  const shop = {
    ...company,
    hours: [
      { days: 'Mon', time: '9AM-6PM', schema: { days: ['Monday'], ...times } },
      { days: 'Sun', time: 'Closed', schema: null },
    ],
    areasServed: ['Wales'],
    holidays: [],
    registration: { ...trader, owners: [], vatNumber: 'none' },
  } as const;
  const shopData = seo.buildShopData(shop);
  expect(shopData).toMatchObject({
    address: { streetAddress: company.address.street, postalCode: company.address.postcode },
    areaServed: [{ '@type': 'AdministrativeArea', name: 'Wales' }],
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], ...times },
    ],
  });
  const stated = {
    registration: { ...trader, owners: ['Ada'], vatNumber: 'GB 1' },
    holidays: ['2999-12-25', '2020-12-25'].map((date) => ({ date, closed: true }) as const),
  };
  const day = {
    validFrom: '2999-12-25',
    validThrough: '2999-12-25',
    opens: '00:00',
    closes: '00:00',
  };
  expect(seo.buildShopData({ ...shop, ...stated })).toEqual({
    ...(shopData as object),
    legalName: 'Ada',
    vatID: 'GB 1',
    specialOpeningHoursSpecification: [{ '@type': 'OpeningHoursSpecification', ...day }],
  });
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
