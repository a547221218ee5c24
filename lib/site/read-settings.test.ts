import { readSettings } from './read-settings';

const shop = { name: 'Acme', email: 'sales@acme.example', siteUrl: 'https://acme.example' };
const COMPANY_FIELDS: Readonly<Record<string, keyof typeof shop>> = {
  COMPANY_NAME: 'name',
  COMPANY_EMAIL: 'email',
  SITE_URL: 'siteUrl',
};
/** Reads a variable as data/shop/company.ts hands it on. */
function readSetting(name: string, value: string) {
  const field = COMPANY_FIELDS[name];
  const company = field && value ? { ...shop, [field]: value } : shop;
  return readSettings({ [`NEXT_PUBLIC_${name}`]: value }, company);
}

it('has defaults for variables that are unset or empty', () => {
  expect(readSetting('BASE_PATH', '')).toEqual({ basePath: '', imageHost: null });
});

it.each([
  ['COMPANY_NAME', 'Acme & Söns 100% PC'],
  ['COMPANY_EMAIL', 'sales+web@acme.example'],
  ['SITE_URL', 'https://www.example.co.uk'],
  ['SITE_URL', 'http://localhost:8080'],
])('accepts %s %s', (name, value) => {
  expect(() => readSetting(name, value)).not.toThrow();
});

it.each([
  ['IMAGE_HOST', 'https://photos.example:8443', 'https://photos.example:8443'],
  ['BASE_PATH', '/a/~derwent', '/a/~derwent'],
  ['BASE_PATH', '/derwent.example', '/derwent.example'],
])('reads %s %s', (name, value, result) => {
  expect(Object.values(readSetting(name, value))).toContain(result);
});

it.each([
  ['COMPANY_NAME', 'two\nlines', '   ', ' Acme', 'x'.repeat(61)],
  ['COMPANY_NAME', 'Acme <b>PCs</b>', 'Ac\u{200B}me'],
  ['COMPANY_EMAIL', 'a@b.example,c@d.example', 'a@b.example?bcc=c@d.example', 'a@b'],
  ['COMPANY_EMAIL', 'Sales <a@b.example>', `a@${`${'x'.repeat(61)}.`.repeat(4)}example`],
  ['SITE_URL', 'www.example.co.uk', 'https://example.co.uk/', 'https://example'],
  ['SITE_URL', 'https://user:word@example.co.uk', 'https://example.co.uk:8443'],
  ['BASE_PATH', 'shop', '/shop/', '//evil.example', '/..', '/_headers', '/a b'],
  ['IMAGE_HOST', 'https://images.example/photos', 'https://images.example;', 'https://*.example'],
])('reports %s in one line that names the variable: %j', (name, ...values) => {
  const line = new RegExp(`^NEXT_PUBLIC_${name}: expected (?!undefined)[^\\n]+, got "[^\\n]*$`);
  for (const value of values) expect(() => readSetting(name, value)).toThrow(line);
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
  const lines = [
    '^NEXT_PUBLIC_COMPANY_EMAIL: .+',
    'NEXT_PUBLIC_BASE_PATH: .+',
    'NEXT_PUBLIC_COMPANY_MAIL is not a setting. Use one of README’s, or remove it.',
    'next_public_site_url is not .+$',
  ];
  expect(() => readSettings(environment, { ...shop, email: 'none' })).toThrow(
    new RegExp(lines.join('\\n')),
  );
});
