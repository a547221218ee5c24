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

/**
 * Formats `_redirects`. Both hosts add the slash to a page's path themselves, so only a site under a sub-path needs a line.
 */
export const formatRedirectsFile = ({ basePath }: rules.Site): string =>
  basePath === ''
    ? '# None: the host itself redirects a path without the slash.\n'
    : `/ ${basePath}/ 302\n`;

/**
 * Formats vercel.json for a folder that is already built. Where two rules match a path, the later rule wins.
 *
 * @see https://vercel.com/docs/project-configuration
 */
export function formatVercelJson(site: rules.Site): string {
  const createRule = (source: string, ...headers: readonly rules.Header[]) => ({
    source,
    headers: headers.map(([key, value]) => ({ key, value })),
  });
  const pages = `${site.basePath}/(.*)`;
  const configuration = {
    framework: null,
    buildCommand: '',
    installCommand: '',
    outputDirectory: '.',
    trailingSlash: true,
    headers: [
      createRule(pages, ...rules.HEADERS_ON_TLS, ['Cache-Control', rules.DEFAULT_CACHING]),
      ...rules
        .listCacheRules(site)
        .map(([folder, value]) => createRule(`${folder}(.*)`, ['Cache-Control', value])),
      createRule(`${pages}\\.webmanifest`, ['Content-Type', rules.MEDIA_TYPES.webmanifest]),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
