import { z } from 'zod';

const DOMAIN = String.raw`(?:[a-z\d-]+\.)+[a-z][a-z\d-]+`;
const THIS_MACHINE = String.raw`(?:localhost|127\.0\.0\.1)(?::\d+)?`;

/**
 * Creates the schema of an origin: 'http' or 'https', and a domain, or this machine with any port.
 *
 * @param port the pattern of the port that a domain may have
 */
const createOriginSchema = (port: string) =>
  z.string().regex(new RegExp(`^https?://(?:${DOMAIN}${port}|${THIS_MACHINE})$`));

/** The settings by variable. Errors quote the descriptions. company.ts reads the first three. */
const variables = z.object({
  NEXT_PUBLIC_COMPANY_NAME: z
    .string()
    .max(60)
    // Excludes invisible characters and tags.
    .regex(/^(?!\s)[^\p{C}<>]+$/u)
    .describe('one line of 1 to 60 visible characters, without HTML or a space before it'),
  NEXT_PUBLIC_COMPANY_EMAIL: z
    .email()
    .max(254)
    .describe('one email address such as sales@example.co.uk'),
  // The configuration that we write for hosts uses the default ports.
  NEXT_PUBLIC_SITE_URL: createOriginSchema('').describe(
    'an address in small letters with its scheme, no slash at its end and no port, such as https://www.example.co.uk',
  ),
  NEXT_PUBLIC_BASE_PATH: z
    .string()
    .max(100)
    // Hosts refuse hidden files and `_headers` (deploy/headers.ts).
    .regex(/^(?:\/(?![._])[\w.~-]+)*$/)
    .default('')
    .describe(
      'nothing, or a path of plain folders that starts with a slash and ends without, such as /shop',
    ),
  NEXT_PUBLIC_IMAGE_HOST: createOriginSchema(String.raw`(?::\d+)?`)
    .nullable()
    .default(null)
    .describe(
      'a host with its scheme and no slash at its end, such as https://images.unsplash.com',
    ),
});

type Variable = keyof typeof variables.shape;

export const SETTING_NAMES: readonly string[] = Object.keys(variables.shape);

/** Formats a value for a message: as JSON on one line, cut after 80 characters. */
function formatValue(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 80 ? `${json.slice(0, 80)}…` : json;
}

/**
 * Checks the settings that README lists, and reads those that are not the company's.
 *
 * @param environment the variables by name; an empty one counts as unset
 * @param company the company of data/shop/company.ts, which has read its own variables
 * @throws Error with a line for each wrong variable: its name, what was expected and what was found
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  company: { readonly name: string; readonly email: string; readonly siteUrl: string },
) {
  const values: Readonly<Record<string, string | undefined>> = {
    ...Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
    NEXT_PUBLIC_COMPANY_NAME: company.name,
    NEXT_PUBLIC_COMPANY_EMAIL: company.email,
    NEXT_PUBLIC_SITE_URL: company.siteUrl,
  };
  const result = variables.safeParse(values);
  const wrongNames = new Set(result.error?.issues.map(({ path }) => path[0] as Variable));
  // Vercel sets its own variables for every Next site.
  const unknownNames = Object.keys(environment).filter(
    (name) => /^next_public_(?!vercel_)/i.test(name) && !SETTING_NAMES.includes(name),
  );
  const errors = [
    ...[...wrongNames].map(
      (name) =>
        `${name}: expected ${variables.shape[name].description}, got ${formatValue(values[name])}`,
    ),
    ...unknownNames.map((name) => `${name} is not a setting. Use one of README’s, or remove it.`),
  ];
  if (!result.success || errors.length > 0) throw new Error(errors.join('\n'));
  const { data } = result;
  return {
    /** '' or '/path', without a slash at the end. */
    basePath: data.NEXT_PUBLIC_BASE_PATH,
    /** Origin of the stock-photo host, or null for our own pictures. */
    imageHost: data.NEXT_PUBLIC_IMAGE_HOST,
  };
}
