/**
 * Writes what each host needs for the built site: into out/ what is served from there, into deploy/out/ the rest.
 *
 * The build calls it: see scripts/build/adapter.mjs.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apacheSite, htaccess } from './hosts/apache';
import { caddyfile } from './hosts/caddy';
import { headersFile, redirectsFile } from './hosts/cloudflare-netlify';
import { responseHeadersPolicy, uploadScript, viewerRequest } from './hosts/cloudfront';
import { nginxSite } from './hosts/nginx';
import { vercelJson } from './hosts/vercel';
import { usualPlace } from './place';
import type { Site } from './site';

/** Texts by file name. */
type Files = Readonly<Record<string, string>>;

/** The files that are served from the site's own folder. */
export const servedFiles = (site: Site): Files => ({
  '.htaccess': htaccess(site),
  _headers: headersFile(site),
  _redirects: redirectsFile(site),
  // Keeps GitHub Pages, served from a branch, from leaving out _next/.
  '.nojekyll': '',
});

/** The files that a host's owner puts in place. */
export const hostFiles = (site: Site): Files => ({
  'nginx/site.conf': nginxSite(site, usualPlace(site)),
  'caddy/Caddyfile': caddyfile(site, usualPlace(site)),
  'apache/site.conf': apacheSite(site, usualPlace(site)),
  'vercel/vercel.json': vercelJson(site),
  's3-cloudfront/viewer-request.js': viewerRequest(site),
  's3-cloudfront/response-headers-policy.json': responseHeadersPolicy(site),
  's3-cloudfront/upload.sh': uploadScript(site),
});

function writeAll(folder: string, files: Files) {
  for (const [name, text] of Object.entries(files)) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/**
 * Writes all of them.
 *
 * @param project the project's folder
 * @param out the built site
 * @param site what its home page tells
 */
export function writeHosts(project: string, out: string, site: Site): void {
  writeAll(out, servedFiles(site));
  writeAll(path.join(project, 'deploy/out'), hostFiles(site));
}
