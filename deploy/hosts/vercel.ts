import * as rules from '../headers';
import type { Site } from '../site';

const rule = (source: string, headers: readonly rules.Header[]) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
});

/**
 * Writes vercel.json, for a folder that is already built. Where two rules match a path, the later one counts.
 *
 * @see https://vercel.com/docs/project-configuration
 */
export function vercelJson(site: Site): string {
  const { basePath } = site;
  const configuration = {
    framework: null,
    buildCommand: '',
    installCommand: '',
    outputDirectory: '.',
    trailingSlash: true,
    headers: [
      rule(`${basePath}/(.*)`, [...rules.HEADERS_ON_TLS, ['Cache-Control', rules.CACHE_OTHERWISE]]),
      ...rules
        .cacheUnder(site)
        .map(([folder, value]) => rule(`${folder}(.*)`, [['Cache-Control', value]])),
      rule(`${basePath}/(.*)\\.webmanifest`, [['Content-Type', rules.TYPES.webmanifest]]),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
