import { cacheUnder, HEADERS_ON_TLS, lines } from '../headers';
import type { Site } from '../site';

/**
 * Writes `_headers`, which Cloudflare Pages and Netlify read. What both do by themselves is not in it: types,
 * compression and asking again for pages. Cloudflare would join two values of one header with a comma, so no path may
 * match two rules for the same one.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export const headersFile = (site: Site): string => `${site.basePath}/*
${lines(HEADERS_ON_TLS, (name, value) => `  ${name}: ${value}`)}

${lines(cacheUnder(site), (folder, value) => `${folder}*\n  Cache-Control: ${value}\n`)}`;

/**
 * Writes `_redirects`. Both hosts send a page's path without the slash to the one with it by themselves, so only a
 * site under a sub-path needs a line.
 */
export const redirectsFile = ({ basePath }: Site): string =>
  basePath === ''
    ? '# None: the host itself sends a path without the slash to the page.\n'
    : `/ ${basePath}/ 302\n`;
