import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { strip } from '../../strip';
import { ADDRESS, type Server } from '../server';

const PROJECT = path.resolve(import.meta.dirname, '../../..');
const WRANGLER = path.join(PROJECT, 'deploy/tools/node_modules/wrangler/bin/wrangler.js');
const COMPATIBILITY_DATE = '2026-04-01';

/** Cloudflare Pages' local runtime. */
export const cloudflare: Server = {
  isOnTls: false,
  differs: ['compression', 'paths', 'file names', 'types', 'allow', 'TRACE'],
  caching: { '/': 'public, max-age=0, must-revalidate' },
  command({ site, place: { root, https } }) {
    if (!existsSync(WRANGLER)) {
      throw new Error(`${WRANGLER} is missing: npm ci --ignore-scripts --prefix deploy/tools`);
    }
    // As the recipe says.
    strip(root);
    // Cloudflare reads the two files at the top, above a sub-path.
    for (const name of site.basePath === '' ? [] : ['_headers', '_redirects']) {
      renameSync(path.join(root, site.basePath, name), path.join(root, name));
    }
    const where = ['--ip', ADDRESS, '--port', `${https}`, '--inspector-port', '0'];
    const like = ['--compatibility-date', COMPATIBILITY_DATE];
    return [process.execPath, WRANGLER, 'pages', 'dev', root, ...where, ...like];
  },
};

/** The server of `npm start`, which is for looking at the site and not for visitors. */
export const own: Server = {
  isOnTls: false,
  // Its static server reads no weights of encodings.
  differs: ['compression'],
  caching: { '/_next/static/': 'no-cache', '/pictures/': 'no-cache', '/share/': 'no-cache' },
  command({ site, place }) {
    const script = path.join(PROJECT, 'scripts/serve/serve.ts');
    const where = ['--port', `${place.https}`, '--strict-port'];
    const what = ['--folder', path.join(place.root, site.basePath)];
    return [process.execPath, '--import', import.meta.resolve('tsx'), script, ...where, ...what];
  },
};
