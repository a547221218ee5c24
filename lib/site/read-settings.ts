const DOMAIN = String.raw`(?:[a-z\d-]+\.)+[a-z][a-z\d-]+`;
const THIS_MACHINE = String.raw`(?:localhost|127\.0\.0\.1)(?::\d+)?`;

/** The pattern of each setting and its description for messages. */
const SETTINGS = {
  NEXT_PUBLIC_COMPANY_NAME: [
    /^[^\p{Cc}\p{Zl}\p{Zp}<>]{1,60}$/u,
    'one line of 1 to 60 visible characters, without HTML',
  ],
  NEXT_PUBLIC_COMPANY_EMAIL: [
    new RegExp(String.raw`^(?=.{1,254}$)[\w'+-]+(?:\.[\w'+-]+)*@${DOMAIN}$`, 'i'),
    'one email address such as sales@example.co.uk',
  ],
  // The configuration that we write for hosts uses the default ports.
  NEXT_PUBLIC_SITE_URL: [
    new RegExp(`^https?://(?:${DOMAIN}|${THIS_MACHINE})$`),
    'an address with its scheme, no path and no port, such as https://www.example.co.uk',
  ],
  // Hosts refuse paths that end with '.br' or '.gz' (deploy/headers.ts).
  NEXT_PUBLIC_BASE_PATH: [
    /^(?!.*\.(?:br|gz)(?:\/|$))(?:\/[a-z\d~](?:[\w.~-]*[\w~-])?)*$/i,
    'nothing, or a path of plain folders that starts with a slash and ends without, such as /shop',
  ],
  NEXT_PUBLIC_IMAGE_HOST: [
    new RegExp(String.raw`^(?:https?://(?:${DOMAIN}(?::\d+)?|${THIS_MACHINE}))?$`),
    'a host with its scheme and no path, such as https://images.unsplash.com',
  ],
} as const;

export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS);

/** Writes an origin as browsers do: in small letters, without a default port and a slash at the end. */
const normaliseOrigin = (address: string) =>
  URL.canParse(address) ? new URL(address).href.replace(/\/$/, '') : address;

/**
 * Reads and checks the settings that README lists.
 *
 * @param environment the variables by name; an empty one counts as unset
 * @param company the company of data/shop/company.ts, which has read its own variables
 * @throws Error with one line for each wrong variable: its name, what was expected and what was found
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  company: { readonly name: string; readonly email: string; readonly siteUrl: string },
) {
  const values: Readonly<Record<keyof typeof SETTINGS, string>> = {
    NEXT_PUBLIC_COMPANY_NAME: company.name.trim(),
    NEXT_PUBLIC_COMPANY_EMAIL: company.email,
    NEXT_PUBLIC_SITE_URL: normaliseOrigin(company.siteUrl),
    NEXT_PUBLIC_BASE_PATH: environment.NEXT_PUBLIC_BASE_PATH ?? '',
    NEXT_PUBLIC_IMAGE_HOST: normaliseOrigin(environment.NEXT_PUBLIC_IMAGE_HOST ?? ''),
  };
  const names = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];
  const wrongNames = names.filter((name) => !SETTINGS[name][0].test(values[name]));
  // Vercel sets its own variables for every Next site.
  const unknownNames = Object.keys(environment).filter(
    (name) => /^next_public_(?!vercel_)/i.test(name) && !SETTING_NAMES.includes(name),
  );
  const errors = [
    ...wrongNames.map(
      (name) => `${name}: expected ${SETTINGS[name][1]}, got ${JSON.stringify(values[name])}`,
    ),
    ...unknownNames.map((name) => `${name}: is not a setting: write one of README’s, or remove it`),
  ];
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return {
    companyName: values.NEXT_PUBLIC_COMPANY_NAME,
    companyEmail: values.NEXT_PUBLIC_COMPANY_EMAIL,
    /** Origin only; a sub-path is basePath. */
    siteUrl: values.NEXT_PUBLIC_SITE_URL,
    /** '' or '/path', without a slash at the end. */
    basePath: values.NEXT_PUBLIC_BASE_PATH,
    /** Origin of the stock-photo host, or null for our own pictures. */
    imageHost: values.NEXT_PUBLIC_IMAGE_HOST || null,
  };
}
