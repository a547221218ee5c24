import { readSettings } from './read-settings';

describe('settings', () => {
  it('has a sample identity by default', () => {
    expect(readSettings({ NEXT_PUBLIC_COMPANY_NAME: '' })).toEqual({
      companyName: 'Derwent Hardware',
      companyEmail: 'enquiries@derwent-hardware.example',
      siteUrl: 'http://localhost:3000',
      basePath: '',
      imageHost: null,
    });
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
    ['HTTPS://WWW.Example.co.uk/', 'https://www.example.co.uk'],
    ['https://söns.example', 'https://xn--sns-sna.example'],
    ['https://www.example.co.uk:443', 'https://www.example.co.uk'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('takes the origin of %s as browsers know it', (value, origin) => {
    expect(readSettings({ NEXT_PUBLIC_SITE_URL: value }).siteUrl).toBe(origin);
  });

  it('keeps the port of a picture host', () => {
    const { imageHost } = readSettings({ NEXT_PUBLIC_IMAGE_HOST: 'https://photos.example:8443/' });
    expect(imageHost).toBe('https://photos.example:8443');
  });

  it.each([
    `${'x'.repeat(64)}@example.co.uk`,
    `sales@${'x'.repeat(63)}.example`,
    "o'neil/web_1@sub.example.co.uk",
  ])('takes the e-mail address %s', (value) => {
    expect(readSettings({ NEXT_PUBLIC_COMPANY_EMAIL: value }).companyEmail).toBe(value);
  });

  it.each(['/shop', '/a/b', '/v1.2', '/~derwent', '/_next'])('takes the path %s', (value) => {
    expect(readSettings({ NEXT_PUBLIC_BASE_PATH: value }).basePath).toBe(value);
  });

  it.each([
    ['NEXT_PUBLIC_COMPANY_NAME', 'two\nlines'],
    ['NEXT_PUBLIC_COMPANY_NAME', '   '],
    ['NEXT_PUBLIC_COMPANY_NAME', '<b>Acme</b>'],
    ['NEXT_PUBLIC_COMPANY_NAME', 'x'.repeat(61)],
    ['NEXT_PUBLIC_COMPANY_EMAIL', 'a b@c.example'],
    ['NEXT_PUBLIC_COMPANY_EMAIL', 'a@b.example,c@d.example'],
    ['NEXT_PUBLIC_COMPANY_EMAIL', 'a@b.example?bcc=c@d.example'],
    ['NEXT_PUBLIC_COMPANY_EMAIL', 'Sales <a@b.example>'],
    ['NEXT_PUBLIC_COMPANY_EMAIL', `${'x'.repeat(65)}@b.example`],
    ['NEXT_PUBLIC_COMPANY_EMAIL', `a@${'x'.repeat(64)}.example`],
    ['NEXT_PUBLIC_COMPANY_EMAIL', `a@${`${'x'.repeat(61)}.`.repeat(4)}example`],
    ['NEXT_PUBLIC_COMPANY_EMAIL', 'a..b@c.example'],
    ['NEXT_PUBLIC_COMPANY_EMAIL', 'a@b'],
    ['NEXT_PUBLIC_COMPANY_EMAIL', 'a@10.0.0.1'],
    ['NEXT_PUBLIC_COMPANY_EMAIL', 'a@b.example\n'],
    ['NEXT_PUBLIC_SITE_URL', 'www.example.co.uk'],
    ['NEXT_PUBLIC_SITE_URL', 'https://example.co.uk/shop'],
    ['NEXT_PUBLIC_SITE_URL', 'https://example.co.uk?x'],
    ['NEXT_PUBLIC_SITE_URL', 'https://user:word@example.co.uk'],
    ['NEXT_PUBLIC_SITE_URL', 'https://example.co.uk:8443'],
    ['NEXT_PUBLIC_SITE_URL', 'https://*.example.co.uk'],
    ['NEXT_PUBLIC_SITE_URL', 'https://example'],
    ['NEXT_PUBLIC_SITE_URL', 'https://example.co.uk.'],
    ['NEXT_PUBLIC_SITE_URL', 'ftp://example.co.uk'],
    ['NEXT_PUBLIC_SITE_URL', ' https://example.co.uk'],
    ['NEXT_PUBLIC_BASE_PATH', 'shop'],
    ['NEXT_PUBLIC_BASE_PATH', '/'],
    ['NEXT_PUBLIC_BASE_PATH', '/shop/'],
    ['NEXT_PUBLIC_BASE_PATH', '//evil.example'],
    ['NEXT_PUBLIC_BASE_PATH', '/..'],
    ['NEXT_PUBLIC_BASE_PATH', '/.well-known'],
    ['NEXT_PUBLIC_BASE_PATH', '/shop.gz'],
    ['NEXT_PUBLIC_BASE_PATH', '/_headers'],
    ['NEXT_PUBLIC_BASE_PATH', '/söns'],
    ['NEXT_PUBLIC_BASE_PATH', '/a b'],
    ['NEXT_PUBLIC_BASE_PATH', '/shop\n'],
    ['NEXT_PUBLIC_IMAGE_HOST', 'images.example'],
    ['NEXT_PUBLIC_IMAGE_HOST', 'https://images.example/photos'],
    ['NEXT_PUBLIC_IMAGE_HOST', 'javascript:alert(1)'],
    ['NEXT_PUBLIC_IMAGE_HOST', 'https://images.example;'],
    ['NEXT_PUBLIC_IMAGE_HOST', 'https://*.example'],
  ])('refuses %s=%j in one line that names the variable', (variable, value) => {
    expect(() => readSettings({ [variable]: value })).toThrow(
      new RegExp(`^${variable}: expected [^\\n]+, got "[^\\p{C}\\p{Zl}]*$`, 'u'),
    );
  });

  it('takes what only holds a setting’s name for another program’s, and names README where none is near', () => {
    expect(() => readSettings({ MY_NEXT_PUBLIC_NAME: 'x' })).not.toThrow();
    expect(() => readSettings({ NEXT_PUBLIC_COLOUR_OF_THE_ROOF: 'red' })).toThrow(
      'NEXT_PUBLIC_COLOUR_OF_THE_ROOF: is not a setting: write one of README’s, or remove it',
    );
  });

  it('tells every wrong value, and misspelt names with the nearest right one', () => {
    const environment = {
      NEXT_PUBLIC_COMPANY_EMAIL: 'none',
      NEXT_PUBLIC_BASE_PATH: 'shop',
      NEXT_PUBLIC_COMPANY_MAIL: 'sales@acme.example',
      next_public_site_url: 'https://www.acme.example',
      NEXT_PUBLIC_VERCEL_ENV: 'production',
    };
    expect(() => readSettings(environment)).toThrow(
      new RegExp(
        [
          '^NEXT_PUBLIC_COMPANY_EMAIL: .+',
          'NEXT_PUBLIC_BASE_PATH: .+',
          'NEXT_PUBLIC_COMPANY_MAIL: .+ write NEXT_PUBLIC_COMPANY_EMAIL.+',
          'next_public_site_url: .+ write NEXT_PUBLIC_SITE_URL[^\\n]+$',
        ].join('\\n'),
      ),
    );
  });
});
