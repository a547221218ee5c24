import {
  CACHE_OTHERWISE,
  CACHE_UNDER,
  siteHeaders,
  TRANSPORT_SECURITY,
  TYPES,
} from '../headers.mjs';

const entries = (headers) => headers.map(([key, value]) => ({ key, value }));

/**
 * Writes vercel.json, for a folder that is already built. Where two rules match a path, the later one counts.
 *
 * @param {import('../site.mjs').Site} site
 * @returns {string}
 * @see https://vercel.com/docs/project-configuration
 */
export function vercelJson(site) {
  const { basePath } = site;
  const configuration = {
    framework: null,
    buildCommand: '',
    installCommand: '',
    outputDirectory: '.',
    trailingSlash: true,
    headers: [
      {
        source: `${basePath}/(.*)`,
        headers: entries([
          ...siteHeaders(site),
          TRANSPORT_SECURITY,
          ['Cache-Control', CACHE_OTHERWISE],
        ]),
      },
      ...CACHE_UNDER.map(([folder, value]) => ({
        source: `${basePath}${folder}(.*)`,
        headers: entries([['Cache-Control', value]]),
      })),
      {
        source: `${basePath}/(.*)\\.webmanifest`,
        headers: entries([['Content-Type', TYPES.webmanifest]]),
      },
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
