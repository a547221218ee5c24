import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from './headers';
import { formatApacheSite, formatHtaccess } from './hosts/apache';
import { formatCaddyfile } from './hosts/caddy';
import { formatNginxSite } from './hosts/nginx';
import { formatHeadersFile, formatRedirectsFile } from './hosts/platforms';

/** Writes each host's configuration: into out/ where the host reads it, else into deploy/out/. */
export function writeHostFiles(site: Site): void {
  const files = {
    'out/.htaccess': formatHtaccess(site),
    'out/_headers': formatHeadersFile(site),
    'out/_redirects': formatRedirectsFile(site),
    // Without this file, GitHub Pages leaves out _next/ when it serves a branch.
    'out/.nojekyll': '',
    'deploy/out/nginx/site.conf': formatNginxSite(site),
    'deploy/out/caddy/Caddyfile': formatCaddyfile(site),
    'deploy/out/apache/site.conf': formatApacheSite(site),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(name), { recursive: true });
    writeFileSync(name, text);
  }
}
