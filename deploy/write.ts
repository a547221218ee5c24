import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from './headers';
import { apacheSite, htaccess } from './hosts/apache';
import { caddyfile } from './hosts/caddy';
import { responseHeadersPolicy, uploadScript, viewerRequest } from './hosts/cloudfront';
import { nginxSite } from './hosts/nginx';
import { headersFile, redirectsFile, vercelJson } from './hosts/platforms';

/** Writes what each host needs for the built site: into out/ what is served from there, into deploy/out/ the rest. */
export function writeHosts(site: Site): void {
  const files = {
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
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(name), { recursive: true });
    writeFileSync(name, text);
  }
}
