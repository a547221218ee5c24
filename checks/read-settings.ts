import { z } from 'zod';
import { plainText } from './plain-text';
import { nearest, shown } from './words';

/** What README lists and the environment sets; a wrong value stops the build. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** What comes last holds a letter, so that no number is taken for an address of four numbers. */
const HOST = String.raw`(?=.{1,253}$)(?:${LABEL}\.)+(?=[a-z0-9-]*[a-z])${LABEL}`;
const HOST_PATTERN = new RegExp(`^${HOST}$`);
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1)$/;

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
/** Atoms joined by dots, and a host, none too long: RFC 5321, 4.1.2 and 4.5.3.1, without quoted parts. */
const EMAIL = new RegExp(
  String.raw`^(?=.{1,254}$)(?=[^@]{1,64}@)${ATOM}(?:\.${ATOM})*@${HOST}$`,
  'i',
);

/** No folder is hidden or encoded, or named as what our own hosts refuse: see deploy/headers.ts. */
const FOLDER = String.raw`(?!_headers$|_redirects$)[\w~-](?:[\w.~-]*[\w~-])?(?<!\.br|\.gz)`;
const PATH = new RegExp(`^(?=.{0,100}$)(?:/${FOLDER})*$`, 'i');

/** An address that is an origin and nothing more, as the browser would read it. */
const origin = (portAllowed: (hostname: string) => boolean) =>
  z.string().transform((value, context) => {
    const bare = /^https?:\/\/[^\s\p{C}/?#@\\]+\/?$/iu.test(value) && URL.canParse(value);
    const { hostname, port, origin } = new URL(bare ? value : 'http://-');
    if (HOST_PATTERN.test(hostname) || LOCAL_HOST.test(hostname)) {
      if (port === '' || portAllowed(hostname)) return origin;
    }
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  });

/** An unset or empty variable takes its default. */
const orElse = <T extends z.ZodType>(fallback: string, schema: T) =>
  z.preprocess((value) => value || fallback, schema);

/** Each setting by its variable; its description is what a message says was expected. */
const variables = z.object({
  NEXT_PUBLIC_COMPANY_NAME: orElse(
    'Derwent Hardware',
    z.string().trim().pipe(plainText.max(60)),
  ).describe('one line of 1 to 60 visible characters, without HTML'),
  NEXT_PUBLIC_COMPANY_EMAIL: orElse(
    'enquiries@derwent-hardware.example',
    z.string().regex(EMAIL),
  ).describe(
    'one e-mail address such as sales@example.co.uk, with at most 64 characters before the @',
  ),
  NEXT_PUBLIC_SITE_URL: orElse(
    'http://localhost:3000',
    // The servers' files are written for the usual ports.
    origin((hostname) => LOCAL_HOST.test(hostname)),
  ).describe('an address with its scheme, no path and no port, such as https://www.example.co.uk'),
  NEXT_PUBLIC_BASE_PATH: orElse('', z.string().regex(PATH)).describe(
    'nothing, or a path of plain folders that starts with a slash and ends without, such as /shop',
  ),
  NEXT_PUBLIC_IMAGE_HOST: orElse('', z.literal('').or(origin(() => true))).describe(
    'a host with its scheme and no path, such as https://images.unsplash.com',
  ),
});

type Variable = keyof typeof variables.shape;

export const SETTING_NAMES: readonly string[] = Object.keys(variables.shape);

/** One line for each variable that looks like a setting and is none. */
function unknownVariables(names: readonly string[]): readonly string[] {
  return (
    names
      .filter((name) => /^next_public_/i.test(name) && !SETTING_NAMES.includes(name))
      // Vercel sets these for every Next site.
      .filter((name) => !name.startsWith('NEXT_PUBLIC_VERCEL_'))
      .map(
        (name) =>
          `${name}: is not a setting: write ${nearest(name, SETTING_NAMES) ?? 'one of README’s'}, or remove it`,
      )
  );
}

/**
 * Reads the settings from an environment; an unset or empty variable takes its default.
 *
 * @throws Error with one line for each wrong variable: its name, what was expected and what was found
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const read = variables.safeParse(environment);
  const wrong = new Set(read.error?.issues.map(({ path }) => path[0] as Variable));
  const mistakes = [
    ...[...wrong].map(
      (name) =>
        `${name}: expected ${variables.shape[name].description}, got ${shown(environment[name])}`,
    ),
    ...unknownVariables(Object.keys(environment)),
  ];
  if (!read.success || mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const { data } = read;
  return {
    companyName: data.NEXT_PUBLIC_COMPANY_NAME,
    companyEmail: data.NEXT_PUBLIC_COMPANY_EMAIL,
    /** Origin only; a sub-path is basePath. */
    siteUrl: data.NEXT_PUBLIC_SITE_URL,
    /** '' or '/path', without a slash at the end. */
    basePath: data.NEXT_PUBLIC_BASE_PATH,
    /** Origin of the stock-photo host, or null for our own pictures. */
    imageHost: data.NEXT_PUBLIC_IMAGE_HOST || null,
  };
}
