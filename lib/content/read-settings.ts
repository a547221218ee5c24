import { z } from 'zod';
import { findTextProblem, formatValue } from './plain-text';

/** The settings that README lists; a wrong value stops the build. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** A folder that is not hidden, encoded or refused by a host: see deploy/headers.ts. */
const FOLDER = String.raw`(?!_headers$|_redirects$)[\w~-](?:[\w.~-]*[\w~-])?(?<!\.br|\.gz)`;
const PATH = new RegExp(`^(?=.{0,100}$)(?:/${FOLDER})*$`, 'i');

/** An origin as browsers write it. Localhost may have any port; `port` is the pattern for others. */
const origin = (port: string) =>
  z
    .url({ normalize: true })
    .regex(
      new RegExp(
        String.raw`^https?://(?:(?:[a-z\d-]+\.)+[a-z][a-z\d-]+${port}|(?:localhost|127\.0\.0\.1)(?::\d+)?)/$`,
      ),
      'must have https:// and no path or port: write it like https://www.acme-pc.co.uk',
    )
    .transform((href) => href.slice(0, -1));

/** The shop's identity in company.yaml, which the environment may override for one build. */
export const identity = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .refine((name) => findTextProblem(name) === undefined)
    .describe('one line of 1 to 60 visible characters, without HTML'),
  email: z.email().max(254).describe('one email address such as sales@example.co.uk'),
  // The hosts' configuration is for the default ports.
  siteUrl: origin('').describe(
    'an address with its scheme, no path and no port, such as https://www.example.co.uk',
  ),
};

type Identity = { readonly [Name in keyof typeof identity]: string };

/** Makes a schema optional and keeps its description, which zod would drop. */
const overriding = <S extends z.ZodType>(schema: S) =>
  schema.optional().describe(schema.description ?? '');

/** Settings by variable; messages quote the description as what was expected. */
const variables = z.object({
  NEXT_PUBLIC_COMPANY_NAME: overriding(identity.name),
  NEXT_PUBLIC_COMPANY_EMAIL: overriding(identity.email),
  NEXT_PUBLIC_SITE_URL: overriding(identity.siteUrl),
  NEXT_PUBLIC_BASE_PATH: z
    .string()
    .regex(PATH)
    .default('')
    .describe(
      'nothing, or a path of plain folders that starts with a slash and ends without, such as /shop',
    ),
  NEXT_PUBLIC_IMAGE_HOST: origin(String.raw`(?::\d+)?`)
    .nullable()
    .default(null)
    .describe('a host with its scheme and no path, such as https://images.unsplash.com'),
});

type Variable = keyof typeof variables.shape;

export const SETTING_NAMES: readonly string[] = Object.keys(variables.shape);

/**
 * Reads the settings from an environment; an unset or empty variable falls back to company.yaml or its default.
 *
 * @throws Error with one line for each wrong variable: its name, what was expected and what was found
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  shop: Identity,
) {
  const nonEmpty = Object.entries(environment).filter(([, value]) => value !== '');
  const read = variables.safeParse(Object.fromEntries(nonEmpty));
  const wrong = new Set(read.error?.issues.map(({ path }) => path[0] as Variable));
  // Vercel sets its own variables for every Next site.
  const unknown = Object.keys(environment).filter(
    (name) => /^next_public_(?!vercel_)/i.test(name) && !SETTING_NAMES.includes(name),
  );
  const errors = [
    ...[...wrong].map(
      (name) =>
        `${name}: expected ${variables.shape[name].description}, got ${formatValue(environment[name])}`,
    ),
    ...unknown.map((name) => `${name}: is not a setting: write one of README’s, or remove it`),
  ];
  if (!read.success || errors.length > 0) throw new Error(errors.join('\n'));
  const { data } = read;
  return {
    companyName: data.NEXT_PUBLIC_COMPANY_NAME ?? shop.name,
    companyEmail: data.NEXT_PUBLIC_COMPANY_EMAIL ?? shop.email,
    /** Origin only; a sub-path is basePath. */
    siteUrl: data.NEXT_PUBLIC_SITE_URL ?? shop.siteUrl,
    /** '' or '/path', without a slash at the end. */
    basePath: data.NEXT_PUBLIC_BASE_PATH,
    /** Origin of the stock-photo host, or null for our own pictures. */
    imageHost: data.NEXT_PUBLIC_IMAGE_HOST,
  };
}
