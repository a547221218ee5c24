import type { ComponentProps } from 'react';

/** As Next's own configuration reads it: the checks of all settings are not for the browser. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * A link within the site: a plain anchor, which needs no script and whose page the browser itself may fetch ahead
 * (components/layout/fetch-ahead.tsx). The site's sub-path is put before the address of a page; one that is only a place, such
 * as '#message', stays on the page it stands on.
 */
export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  return <a {...rest} href={href.startsWith('#') ? href : BASE_PATH + href} />;
}
