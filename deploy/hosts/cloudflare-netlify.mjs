import { CACHE_UNDER, siteHeaders, TRANSPORT_SECURITY } from '../headers.mjs';

const headerLines = (headers) => headers.map(([name, value]) => `  ${name}: ${value}`).join('\n');

/**
 * Writes `_headers`, which Cloudflare Pages and Netlify read. What both do by themselves is not in it: types,
 * compression and asking again for pages. Cloudflare would join two values of one header with a comma, so no path may
 * match two rules for the same one.
 *
 * @param {import('../site.mjs').Site} site
 * @returns {string}
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export function headersFile(site) {
  const rules = [
    [`${site.basePath}/*`, [...siteHeaders(site), TRANSPORT_SECURITY]],
    ...CACHE_UNDER.map(([folder, value]) => [
      `${site.basePath}${folder}*`,
      [['Cache-Control', value]],
    ]),
  ];
  return rules.map(([path, headers]) => `${path}\n${headerLines(headers)}\n`).join('\n');
}

/**
 * Writes `_redirects`. Both hosts send a page's path without the slash to the one with it by themselves, so only a
 * site under a sub-path needs a line.
 *
 * @param {import('../site.mjs').Site} site
 * @returns {string}
 */
export const redirectsFile = ({ basePath }) =>
  basePath === ''
    ? '# None: the host itself sends a path without the slash to the page.\n'
    : `/ ${basePath}/ 302\n`;
