import * as rules from '../headers';

/**
 * Writes `_headers`, which Cloudflare Pages and Netlify read. What both do by themselves is not in it: types,
 * compression and asking again for pages. Cloudflare would join two values of one header with a comma, so no path may
 * match two rules for the same one.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export const formatHeadersFile = (site: rules.Site): string => `${site.basePath}/*
${rules.formatLines(rules.HEADERS_ON_TLS, (name, value) => `  ${name}: ${value}`)}

${rules.formatLines(rules.listCacheRules(site), (folder, value) => `${folder}*\n  Cache-Control: ${value}\n`)}`;

/**
 * Writes `_redirects`. Both hosts send a page's path without the slash to the one with it by themselves, so only a
 * site under a sub-path needs a line.
 */
export const formatRedirectsFile = ({ basePath }: rules.Site): string =>
  basePath === ''
    ? '# None: the host itself sends a path without the slash to the page.\n'
    : `/ ${basePath}/ 302\n`;

/**
 * Writes vercel.json, for a folder that is already built. Where two rules match a path, the later one counts.
 *
 * @see https://vercel.com/docs/project-configuration
 */
export function formatVercelJson(site: rules.Site): string {
  const rule = (source: string, ...headers: readonly rules.Header[]) => ({
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
      rule(pages, ...rules.HEADERS_ON_TLS, ['Cache-Control', rules.DEFAULT_CACHING]),
      ...rules
        .listCacheRules(site)
        .map(([folder, value]) => rule(`${folder}(.*)`, ['Cache-Control', value])),
      rule(`${pages}\\.webmanifest`, ['Content-Type', rules.MEDIA_TYPES.webmanifest]),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
