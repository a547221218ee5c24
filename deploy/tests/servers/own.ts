import path from 'node:path';
import type { Server } from './server';

const PROJECT = path.resolve(import.meta.dirname, '../../..');

/** The server of `npm start`, which is for looking at the site and not for visitors. */
export const own: Server = {
  ports: [4190],
  // Its static server reads no weights of encodings.
  differs: ['compression'],
  caching: { '/_next/static/': 'no-cache', '/pictures/': 'no-cache', '/share/': 'no-cache' },
  calledItself: undefined,
  command: ({ site, place }) => ({
    program: process.execPath,
    words: [
      ...[
        '--import',
        import.meta.resolve('tsx'),
        path.join(PROJECT, 'scripts/serve/serve.ts'),
        '--port',
        `${place.https}`,
        '--strict-port',
      ],
      ...['--folder', path.join(place.root, site.basePath)],
    ],
  }),
};
