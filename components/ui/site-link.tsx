import type { ComponentProps } from 'react';

/** As Next's own configuration reads it: the checks of all settings are not for the browser. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * A link to another page of the site: a plain anchor, which needs no script and whose page the browser itself may fetch
 * ahead (scripts/build/finish-page.ts). The site's sub-path is put before its address.
 */
export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  return <a {...rest} href={BASE_PATH + href} />;
}
