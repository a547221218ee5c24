import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { strip } from '../../strip';
import { ADDRESS, type Server, TOOLS } from './server';

const WRANGLER = path.join(TOOLS, 'node_modules/wrangler/bin/wrangler.js');
const INSPECTOR_PORT = '4189';
const COMPATIBILITY_DATE = '2026-04-01';

/** Cloudflare Pages' local runtime. */
export const cloudflare: Server = {
  ports: [4188],
  differs: ['compression', 'paths', 'file names', 'types', 'allow', 'TRACE'],
  caching: { '/': 'public, max-age=0, must-revalidate' },
  calledItself: undefined,
  command({ folder, site, place: { root, https } }) {
    if (!existsSync(WRANGLER)) {
      throw new Error(
        "Cloudflare's tool is not installed: npm ci --ignore-scripts --prefix deploy/tools",
      );
    }
    // As the recipe says.
    strip(root);
    // Cloudflare reads the two files at the top, above a sub-path.
    if (site.basePath !== '') {
      for (const name of ['_headers', '_redirects']) {
        renameSync(path.join(root, site.basePath, name), path.join(root, name));
      }
    }
    const where = ['--ip', ADDRESS, '--port', `${https}`, '--inspector-port', INSPECTOR_PORT];
    return {
      program: process.execPath,
      words: [WRANGLER, 'pages', 'dev', root, ...where, '--compatibility-date', COMPATIBILITY_DATE],
      environment: { HOME: folder, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
    };
  },
};
