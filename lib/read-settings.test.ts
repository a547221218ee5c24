import { readSettings } from './read-settings';

describe('settings', () => {
  it('has a sample identity by default', () => {
    expect(readSettings({})).toEqual({
      companyName: 'Derwent Hardware',
      companyEmail: 'enquiries@derwent-hardware.example',
      siteUrl: 'http://localhost:3000',
      basePath: '',
      imageHost: null,
    });
  });

  it('takes an empty variable for an unset one', () => {
    expect(readSettings({ NEXT_PUBLIC_COMPANY_NAME: '' }).companyName).toBe('Derwent Hardware');
  });

  it('keeps a name with signs and an address with a plus as they are', () => {
    const settings = readSettings({
      NEXT_PUBLIC_COMPANY_NAME: 'Acme & Söns 100% PC',
      NEXT_PUBLIC_COMPANY_EMAIL: 'sales+web@acme.example',
    });
    expect(settings.companyName).toBe('Acme & Söns 100% PC');
    expect(settings.companyEmail).toBe('sales+web@acme.example');
  });

  it.each([
    ['NEXT_PUBLIC_COMPANY_NAME', 'two\nlines'],
    ['NEXT_PUBLIC_COMPANY_NAME', 'x'.repeat(61)],
    ['NEXT_PUBLIC_COMPANY_EMAIL', 'no-at-sign'],
    ['NEXT_PUBLIC_COMPANY_EMAIL', 'a b@c.example'],
    ['NEXT_PUBLIC_COMPANY_EMAIL', 'a@b.example,c@d.example'],
    ['NEXT_PUBLIC_COMPANY_EMAIL', 'a@b.example?bcc=c@d.example'],
    ['NEXT_PUBLIC_SITE_URL', 'www.example.co.uk'],
    ['NEXT_PUBLIC_SITE_URL', 'https://example.co.uk/shop'],
    ['NEXT_PUBLIC_BASE_PATH', 'shop'],
    ['NEXT_PUBLIC_BASE_PATH', '/shop/'],
    ['NEXT_PUBLIC_BASE_PATH', '//evil.example'],
    ['NEXT_PUBLIC_IMAGE_HOST', 'images.example'],
    ['NEXT_PUBLIC_IMAGE_HOST', 'https://images.example/photos'],
    ['NEXT_PUBLIC_IMAGE_HOST', 'javascript:alert(1)'],
  ])('refuses %s=%j in one line that names the variable', (variable, value) => {
    expect(() => readSettings({ [variable]: value })).toThrow(
      new RegExp(`^${variable}: expected [^\\n]+, got [^\\n]+$`),
    );
  });
});
