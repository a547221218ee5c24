import { type Mistake, passes, stops } from './mistake';

const NAME = 'NEXT_PUBLIC_COMPANY_NAME';
const EMAIL = 'NEXT_PUBLIC_COMPANY_EMAIL';
const SITE = 'NEXT_PUBLIC_SITE_URL';
const BASE = 'NEXT_PUBLIC_BASE_PATH';
const IMAGES = 'NEXT_PUBLIC_IMAGE_HOST';

const REFUSED: Readonly<Record<string, readonly string[]>> = {
  [NAME]: [
    'two\nlines',
    'two\u2028lines',
    'a\ttab',
    '\u200B\u2060',
    'Acme \u202Emoc.live',
    'Acme\u00ADPC',
    '***',
    'S\uFFFDns',
    'SÃ¶ns',
    '<b>Acme</b>',
    'Acme &amp; Sons',
    'x'.repeat(61),
  ],
  [EMAIL]: [
    'sales',
    'sales@',
    '@acme.example',
    'sales@acme',
    'sales@@acme.example',
    'sales @acme.example',
    'a@b.example,c@d.example',
    'a@b.example;c@d.example',
    'a@b.example?bcc=c@d.example',
    'mailto:a@b.example',
    'Sales <a@b.example>',
    '.a@b.example',
    'a..b@c.example',
    'a@b..example',
    'a@-b.example',
    'a@10.0.0.1',
    'a\u200B@b.example',
    'a@b.example\n',
    `${'x'.repeat(65)}@b.example`,
    `a@${'x'.repeat(64)}.example`,
    `a@${'b.'.repeat(130)}example`,
  ],
  [SITE]: [
    'www.acme.example',
    'https://',
    'https://acme',
    'https:/acme.example',
    'https:\\acme.example',
    'ftp://acme.example',
    'https://acme.example/shop',
    'https://acme.example?x',
    'https://acme.example#x',
    'https://me:word@acme.example',
    'https://acme.example:8443',
    'https://*.acme.example',
    'https://ac_me.example',
    'https://acme.example.',
    'https://1',
    'https://[::1]',
    'https://acme.example https://b.example',
    'https://acme.example\n',
  ],
  [BASE]: [
    'shop',
    '/',
    '/shop/',
    '//shop',
    '/.',
    '/..',
    '/a/../b',
    '/.well-known',
    '/a b',
    '/a%2fb',
  ],
  [IMAGES]: [
    'images.example',
    'https://images.example/photos',
    'https://images.example\n',
    "https://images'.example",
    'https://images.example;',
    'https://{images}.example',
    'https://*.example',
    'javascript:alert(1)',
    'data:image/png',
    'https://me:word@images.example',
  ],
};

const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  [NAME]: ['Acme & Söns 100% PC', 'O’Neil’s #1 PC'],
  [EMAIL]: ['sales+web@acme.example', "o'neil/web_1@sub.acme.example"],
  [SITE]: ['HTTPS://WWW.Acme.example/', 'https://söns.example', 'http://localhost:8080'],
  [BASE]: ['/shop', '/a/b', '/v1.2'],
  [IMAGES]: ['https://photos.example:8443'],
};

const MISSPELT: readonly (readonly [name: string, meant: string])[] = [
  ['NEXT_PUBLIC_COMPANY_MAIL', EMAIL],
  ['NEXT_PUBLIC_SITEURL', SITE],
  ['NEXT_PUBLIC_BASEPATH', BASE],
  ['next_public_company_name', NAME],
  ['NEXT_PUBLIC_IMAGES_HOST', IMAGES],
];

/** Each value of a variable, tried alone. */
const each = (values: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(values).flatMap(([variable, list]) =>
    list.map((value) => [variable, value] as const),
  );

const LOCAL = '.env.local';

/** A file of settings that is told by its line. */
const file = (what: string, content: string | Buffer, told: RegExp) =>
  stops(`${LOCAL}: ${what}`, told, (tree) => tree.write(LOCAL, content));

export const settings: readonly Mistake[] = [
  ...each(REFUSED).map(([variable, value]) =>
    stops(
      `${variable}=${JSON.stringify(value)}`,
      new RegExp(`^${variable}: expected .+, got "`),
      (tree) => tree.set(variable, value),
    ),
  ),
  ...each(ACCEPTED).map(([variable, value]) =>
    passes(`${variable}=${value}`, (tree) => tree.set(variable, value)),
  ),
  ...MISSPELT.map(([name, meant]) =>
    stops(
      `the misspelt ${name}`,
      new RegExp(`^${name}: is not a setting: write ${meant}, or remove it$`),
      (tree) => tree.set(name, 'x'),
    ),
  ),
  file('a # without quotes', `${NAME}=PC #1 Shop\n`, /^\.env\.local, line 1, .+: has a # outside/),
  file('a $ without escape', `\n${NAME}=Cash$HOME\n`, /^\.env\.local, line 2, .+: write \\\$$/),
  file('a quote that is not closed', `${NAME}="Acme\n`, /line 1, .+ no closing quote/),
  file('curly quotes', `${NAME}=“Acme”\n`, /line 1, .+ curly quotes: use straight ones/),
  file('a name without its beginning', 'SITE_URL=https://b.example\n', /line 1, .+ write NEXT_/),
  file(
    'a wrong value with CRLF',
    `${BASE}=shop\r\n`,
    /^NEXT_PUBLIC_BASE_PATH: expected .+ "shop"$/,
  ),
  file('saved as UTF-16', Buffer.from(`\uFEFF${NAME}=Acme`, 'utf16le'), /is not UTF-8: save/),
  file('a wrong value', `${EMAIL}=none\n`, /^NEXT_PUBLIC_COMPANY_EMAIL: expected .+ "none"$/),
  ...['test', 'development', 'staging', 'production'].map((mode) =>
    stops(`NODE_ENV=${mode} and a wrong value in ${LOCAL}`, /^NEXT_PUBLIC_BASE_PATH: /, (tree) => {
      tree.set('NODE_ENV', mode);
      tree.write(LOCAL, `${BASE}=shop\n`);
    }),
  ),
  passes(`${LOCAL} with quotes, escapes, comments and CRLF`, (tree) =>
    tree.write(LOCAL, `# ours\r\n${NAME}="PC #1 Shop for Ca\\$h"\r\n${BASE}=/shop\r\n`),
  ),
];
