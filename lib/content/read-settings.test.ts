import { readSettings } from './read-settings';

const shop = { name: 'Acme', email: 'sales@acme.example', siteUrl: 'https://acme.example' };

it('falls back to company.yaml where a variable is unset or empty', () => {
  expect(readSettings({ NEXT_PUBLIC_COMPANY_NAME: '' }, shop)).toEqual({
    companyName: shop.name,
    companyEmail: shop.email,
    siteUrl: shop.siteUrl,
    basePath: '',
    imageHost: null,
  });
});

it.each([
  ['COMPANY_NAME', 'Acme & Söns 100% PC', undefined],
  ['COMPANY_EMAIL', 'sales+web@acme.example', undefined],
  ['SITE_URL', 'HTTPS://WWW.Example.co.uk/', 'https://www.example.co.uk'],
  ['SITE_URL', 'https://söns.example', 'https://xn--sns-sna.example'],
  ['SITE_URL', 'https://www.example.co.uk:443', 'https://www.example.co.uk'],
  ['SITE_URL', 'http://localhost:8080', undefined],
  ['IMAGE_HOST', 'https://photos.example:8443/', 'https://photos.example:8443'],
  ['BASE_PATH', '/a/~derwent', undefined],
])('accepts %s %s', (name, value, read = value) => {
  expect(Object.values(readSettings({ [`NEXT_PUBLIC_${name}`]: value }, shop))).toContain(read);
});

it.each([
  ['COMPANY_NAME', 'two\nlines'],
  ['COMPANY_NAME', '   '],
  ['COMPANY_NAME', 'x'.repeat(61)],
  ['COMPANY_EMAIL', 'a@b.example,c@d.example'],
  ['COMPANY_EMAIL', 'a@b.example?bcc=c@d.example'],
  ['COMPANY_EMAIL', 'Sales <a@b.example>'],
  ['COMPANY_EMAIL', `a@${`${'x'.repeat(61)}.`.repeat(4)}example`],
  ['COMPANY_EMAIL', 'a@b'],
  ['SITE_URL', 'www.example.co.uk'],
  ['SITE_URL', 'https://example.co.uk/shop'],
  ['SITE_URL', 'https://user:word@example.co.uk'],
  ['SITE_URL', 'https://example.co.uk:8443'],
  ['SITE_URL', 'https://example'],
  ['BASE_PATH', 'shop'],
  ['BASE_PATH', '/shop/'],
  ['BASE_PATH', '//evil.example'],
  ['BASE_PATH', '/..'],
  ['BASE_PATH', '/shop.gz'],
  ['BASE_PATH', '/_headers'],
  ['IMAGE_HOST', 'https://images.example/photos'],
  ['IMAGE_HOST', 'https://images.example;'],
  ['IMAGE_HOST', 'https://*.example'],
])('reports %s=%j in one line that names the variable', (name, value) => {
  expect(() => readSettings({ [`NEXT_PUBLIC_${name}`]: value }, shop)).toThrow(
    new RegExp(`^NEXT_PUBLIC_${name}: expected (?!undefined)[^\\n]+, got "[^\\n]*$`),
  );
});

it('reports every wrong value and every unknown setting', () => {
  const environment = {
    NEXT_PUBLIC_COMPANY_EMAIL: 'none',
    NEXT_PUBLIC_BASE_PATH: 'shop',
    NEXT_PUBLIC_COMPANY_MAIL: 'sales@acme.example',
    next_public_site_url: 'https://www.acme.example',
    NEXT_PUBLIC_VERCEL_ENV: 'production',
    MY_NEXT_PUBLIC_NAME: 'x',
  };
  expect(() => readSettings(environment, shop)).toThrow(
    new RegExp(
      [
        '^NEXT_PUBLIC_COMPANY_EMAIL: .+',
        'NEXT_PUBLIC_BASE_PATH: .+',
        'NEXT_PUBLIC_COMPANY_MAIL: is not a setting: write one of README’s, or remove it',
        'next_public_site_url: is not .+$',
      ].join('\\n'),
    ),
  );
});
