import { breadcrumbData, itemListData, jsonLd, shopData } from './structured-data';

describe('structured data', () => {
  it('states the shop with address, hours and e-mail, and no rating', () => {
    const shop = shopData();
    expect(shop).toMatchObject({
      '@type': 'ComputerStore',
      name: 'Derwent Hardware',
      email: 'enquiries@derwent-hardware.example',
      address: { addressLocality: 'Derby', addressCountry: 'GB' },
    });
    expect(JSON.stringify(shop)).not.toMatch(/rating|review/i);
  });

  it('states legal name, VAT number and areas served where the owner has filled them in', () => {
    const shop = shopData({
      registration: {
        form: 'company',
        registeredName: 'Acme PC Ltd',
        companyNumber: '01234567',
        registeredIn: 'England and Wales',
        registeredOffice: 'Derby',
        vatNumber: 'GB 123 4567 89',
      },
      areasServed: ['England', 'Wales'],
    });
    expect(shop).toMatchObject({ legalName: 'Acme PC Ltd', vatID: 'GB 123 4567 89' });
    expect(shop).toMatchObject({ areaServed: [{ name: 'England' }, { name: 'Wales' }] });
  });

  it('says nothing of a name or VAT number that is not filled in', () => {
    const shop = shopData({
      registration: { form: 'sole trader', owners: [], serviceAddress: '', vatNumber: 'none' },
      areasServed: ['United Kingdom'],
    });
    expect(shop).not.toHaveProperty('legalName');
    expect(shop).not.toHaveProperty('vatID');
  });

  it('leads from the home page to a page', () => {
    const { itemListElement } = breadcrumbData({ href: '/about/', label: 'About' });
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/' },
      { '@type': 'ListItem', position: 2, name: 'About', item: 'http://localhost:3000/about/' },
    ]);
  });

  it('cannot be broken out of by a name', () => {
    const text = jsonLd([itemListData('</script><script>alert(1)</script>', ['<b>'])]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script>');
  });
});
