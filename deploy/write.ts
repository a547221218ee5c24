/** Writes what each host needs for the built site: into out/ what is served from there, into deploy/out/ the rest. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apacheSite, htaccess } from './hosts/apache';
import { caddyfile } from './hosts/caddy';
import { headersFile, redirectsFile } from './hosts/cloudflare-netlify';
import { responseHeadersPolicy, uploadScript, viewerRequest } from './hosts/cloudfront';
import { nginxSite } from './hosts/nginx';
import { vercelJson } from './hosts/vercel';
import type { Site } from './site';

/** The texts of all files for hosts, by their names in the project. */
export const hostFiles = (site: Site): Readonly<Record<string, string>> => ({
  'out/.htaccess': htaccess(site),
  'out/_headers': headersFile(site),
  'out/_redirects': redirectsFile(site),
  // Keeps GitHub Pages, served from a branch, from leaving out _next/.
  'out/.nojekyll': '',
  'deploy/out/nginx/site.conf': nginxSite(site),
  'deploy/out/caddy/Caddyfile': caddyfile(site),
  'deploy/out/apache/site.conf': apacheSite(site),
  'deploy/out/vercel/vercel.json': vercelJson(site),
  'deploy/out/s3-cloudfront/viewer-request.js': viewerRequest(site),
  'deploy/out/s3-cloudfront/response-headers-policy.json': responseHeadersPolicy(site),
  'deploy/out/s3-cloudfront/upload.sh': uploadScript(site),
});

/** Writes all of them below the project's folder. */
export function writeHosts(project: string, site: Site): void {
  for (const [name, text] of Object.entries(hostFiles(site))) {
    const target = path.join(project, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
