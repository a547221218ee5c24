import * as rules from '../headers';

/**
 * Formats `_headers` for Cloudflare Pages and Netlify, which set types, compression and pages'
 * caching. Cloudflare joins two values of a header, so no path may match two rules for one header.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export const formatHeadersFile = (site: rules.Site): string => `${site.basePath}/*
${rules.formatLines(rules.HEADERS_ON_TLS, (name, value) => `  ${name}: ${value}`)}

${rules.formatLines(rules.listCacheRules(site), (folder, value) => `${folder}*\n  Cache-Control: ${value}\n`)}`;

/** Formats `_redirects`. Both hosts add a page's final slash, so only a sub-path needs a line. */
export const formatRedirectsFile = ({ basePath }: rules.Site): string =>
  basePath === ''
    ? '# None: the host itself redirects a path without the slash.\n'
    : `/ ${basePath}/ 302\n`;
