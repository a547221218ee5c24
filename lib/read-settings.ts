/** Reads and checks the settings that README lists; a wrong value stops the build. */

export interface Settings {
  readonly companyName: string;
  readonly companyEmail: string;
  /** Origin only; a sub-path is basePath. */
  readonly siteUrl: string;
  /** '' or '/path', without a slash at the end. */
  readonly basePath: string;
  /** Origin of the stock-photo host, or null for our own pictures. */
  readonly imageHost: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const EMAIL =
  /^[^\s@<>(),:;"[\]\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
const BASE_PATH = /^(?:\/[a-z0-9._~-]+)+$/i;

function fail(variable: string, value: string, expected: string): never {
  throw new Error(`${variable}: expected ${expected}, got ${JSON.stringify(value)}`);
}

function parseUrl(variable: string, value: string, expected: string): URL {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return fail(variable, value, expected);
  return new URL(value);
}

function companyName(value: string): string {
  const name = value.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a line break here would split a subject
  if (name === '' || name.length > 60 || /[\u0000-\u001F\u007F]/.test(name)) {
    fail('NEXT_PUBLIC_COMPANY_NAME', value, 'one line of 1 to 60 characters');
  }
  return name;
}

function companyEmail(value: string): string {
  if (value.length > 254 || !EMAIL.test(value)) {
    fail('NEXT_PUBLIC_COMPANY_EMAIL', value, 'one e-mail address such as sales@example.co.uk');
  }
  return value;
}

function siteUrl(value: string): string {
  const variable = 'NEXT_PUBLIC_SITE_URL';
  const expected = 'an address with its scheme and no path such as https://www.example.co.uk';
  const { origin, pathname, search, hash, username } = parseUrl(variable, value, expected);
  if (pathname !== '/' || search !== '' || hash !== '' || username !== '') {
    fail(variable, value, expected);
  }
  return origin;
}

function basePath(value: string): string {
  if (value !== '' && !BASE_PATH.test(value)) {
    fail(
      'NEXT_PUBLIC_BASE_PATH',
      value,
      'nothing, or a path that starts with a slash and ends without, such as /shop',
    );
  }
  return value;
}

function imageHost(value: string): string | null {
  if (value === '') return null;
  const variable = 'NEXT_PUBLIC_IMAGE_HOST';
  const expected = 'a host with its scheme and no path such as https://images.unsplash.com';
  const { origin, pathname, search, hash, username } = parseUrl(variable, value, expected);
  if (pathname !== '/' || search !== '' || hash !== '' || username !== '')
    fail(variable, value, expected);
  return origin;
}

/**
 * Reads the settings from an environment; an unset or empty variable takes its default.
 *
 * @throws Error naming the variable, what was expected and what was found
 */
export function readSettings(environment: Environment): Settings {
  const value = (variable: string, fallback: string) => environment[variable] || fallback;
  return {
    companyName: companyName(value('NEXT_PUBLIC_COMPANY_NAME', 'Derwent Hardware')),
    companyEmail: companyEmail(
      value('NEXT_PUBLIC_COMPANY_EMAIL', 'enquiries@derwent-hardware.example'),
    ),
    siteUrl: siteUrl(value('NEXT_PUBLIC_SITE_URL', 'http://localhost:3000')),
    basePath: basePath(value('NEXT_PUBLIC_BASE_PATH', '')),
    imageHost: imageHost(value('NEXT_PUBLIC_IMAGE_HOST', '')),
  };
}
