import type { ComponentProps } from 'react';

/** Read here, not from lib/site/settings.ts, which would bring the checks of all settings to the browser. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * A link within the site: a plain anchor, whose page the browser itself may fetch ahead (components/layout/fetch-ahead.tsx).
 * The site's sub-path is put before a page's address, not before a place on this page such as '#message'.
 */
export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  return <a {...rest} href={href.startsWith('#') ? href : BASE_PATH + href} />;
}
