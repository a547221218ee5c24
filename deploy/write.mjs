/**
 * Writes what each host needs for the built site: into out/ what is served from there, into deploy/out/ the rest.
 *
 * The build calls it: see scripts/build/adapter.mjs.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apacheSite, htaccess } from './hosts/apache.mjs';
import { caddyfile } from './hosts/caddy.mjs';
import { headersFile, redirectsFile } from './hosts/cloudflare-netlify.mjs';
import { responseHeadersPolicy, uploadScript, viewerRequest } from './hosts/cloudfront.mjs';
import { nginxSite } from './hosts/nginx.mjs';
import { vercelJson } from './hosts/vercel.mjs';
import { readSite } from './site.mjs';

/**
 * Where a server's site file stands.
 *
 * @typedef {object} Place
 * @property {string} root the folder that is the site's root; below a sub-path, the folder that holds it
 * @property {string} certificate
 * @property {string} key
 * @property {number} http
 * @property {number} https
 * @property {string} [address] the one to listen on; without it, all, and Caddy fetches a certificate
 */

/** @returns {Place} as deploy/README.md has it */
export const usualPlace = ({ hostname }) => ({
  root: `/var/www/${hostname}`,
  certificate: `/etc/letsencrypt/live/${hostname}/fullchain.pem`,
  key: `/etc/letsencrypt/live/${hostname}/privkey.pem`,
  http: 80,
  https: 443,
});

/**
 * The files that are served from the site's own folder.
 *
 * @param {import('./site.mjs').Site} site
 * @returns {Record<string, string>} texts by file name
 */
export const servedFiles = (site) => ({
  '.htaccess': htaccess(site),
  _headers: headersFile(site),
  _redirects: redirectsFile(site),
  // Keeps GitHub Pages, served from a branch, from leaving out _next/.
  '.nojekyll': '',
});

/**
 * The files that a host's owner puts in place.
 *
 * @param {import('./site.mjs').Site} site
 * @returns {Record<string, string>} texts by file name
 */
export const hostFiles = (site) => ({
  'nginx/site.conf': nginxSite(site, usualPlace(site)),
  'caddy/Caddyfile': caddyfile(site, usualPlace(site)),
  'apache/site.conf': apacheSite(site, usualPlace(site)),
  'vercel/vercel.json': vercelJson(site),
  's3-cloudfront/viewer-request.js': viewerRequest(site),
  's3-cloudfront/response-headers-policy.json': responseHeadersPolicy(site),
  's3-cloudfront/upload.sh': uploadScript(site),
});

function writeAll(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/**
 * Writes all of them.
 *
 * @param {string} project the project's folder
 * @param {string} out the built site
 * @throws {Error} where the pages do not tell what a host must know
 */
export function writeHosts(project, out) {
  const site = readSite(out);
  writeAll(out, servedFiles(site));
  writeAll(path.join(project, 'deploy/out'), hostFiles(site));
}
