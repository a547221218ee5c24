import * as rules from '../headers';

/**
 * Formats `_headers` for Cloudflare Pages and Netlify. Both set types, compression and the pages' caching themselves.
 * Cloudflare joins two values of one header with a comma, so no path may match two rules for the same header.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export const formatHeadersFile = (site: rules.Site): string => `${site.basePath}/*
${rules.formatLines(rules.HEADERS_ON_TLS, (name, value) => `  ${name}: ${value}`)}

${rules.formatLines(rules.listCacheRules(site), (folder, value) => `${folder}*\n  Cache-Control: ${value}\n`)}`;

/** Formats `_redirects`. Both hosts add the slash to a page's path themselves, so only a sub-path needs a line. */
export const formatRedirectsFile = ({ basePath }: rules.Site): string =>
  basePath === ''
    ? '# None: the host itself redirects a path without the slash.\n'
    : `/ ${basePath}/ 302\n`;
