import type { ComponentProps } from 'react';

/** Not read from lib/site/settings.ts, which would load the settings' validation in browsers. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** A link within the site. Adds the base path to a page's address, but not to a fragment. */
export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  return <a {...rest} href={href.startsWith('#') ? href : BASE_PATH + href} />;
}
