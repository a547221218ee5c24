import { company } from '@/data/company';
import { breadcrumbData, jsonLd, shopData } from './structured-data';

describe('structured data', () => {
  it('states legal name, VAT number and areas served where the owner has filled them in', () => {
    const shop = shopData({
      registration: {
        form: 'company',
        registeredName: 'Acme PC Ltd',
        companyNumber: '01234567',
        registeredIn: 'England and Wales',
        registeredOffice: 'Derby',
        vatNumber: 'GB 123 4567 89',
        telephone: '',
      },
      areasServed: ['England', 'Wales'],
    });
    expect(shop).toMatchObject({ legalName: 'Acme PC Ltd', vatID: 'GB 123 4567 89' });
    expect(shop).toMatchObject({ areaServed: [{ name: 'England' }, { name: 'Wales' }] });
  });

  it('says nothing of a name or VAT number that is not filled in', () => {
    const shop = shopData({
      registration: {
        form: 'sole trader',
        owners: [],
        serviceAddress: '',
        vatNumber: 'none',
        telephone: '',
      },
      areasServed: ['United Kingdom'],
    });
    expect(shop).not.toHaveProperty('legalName');
    expect(shop).not.toHaveProperty('vatID');
  });

  it('states when the shop is open, as the pages do, and nothing for the days on which it is closed', () => {
    const { openingHoursSpecification } = shopData() as unknown as Record<string, unknown>;
    const open = company.hours.flatMap(({ schema }) => schema ?? []);
    expect(open.length).toBeGreaterThan(0);
    expect(openingHoursSpecification).toEqual(
      open.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      })),
    );
  });

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
    const text = jsonLd([
      breadcrumbData({ href: '/', label: '</script><script>alert(1)</script>' }),
    ]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{ itemListElement: [{}, { name: '</script><script>alert(1)</script>' }] }],
    });
  });
});
