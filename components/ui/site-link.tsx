import type { ComponentProps } from 'react';

/** Not read from lib/site/settings.ts, which would bring the validation of all settings into the browser. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** A link within the site. Adds the base path to the address of a page, but not to a fragment such as '#message'. */
export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  return <a {...rest} href={href.startsWith('#') ? href : BASE_PATH + href} />;
}
