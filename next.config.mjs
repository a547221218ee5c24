import path from 'node:path';
import nextEnv from '@next/env';

/**
 * A static export: every route becomes a folder with an index.html, which every host serves.
 * What happens before and after the build is in scripts/build/adapter.mjs; PLAIN_NEXT=1 leaves it out.
 *
 * @see https://nextjs.org/docs/app/guides/static-exports
 */
export default function nextConfig(/** @type {string} */ phase) {
  if (phase === 'phase-production-build' && process.env.NODE_ENV !== 'production') {
    // Whatever the shell says: Next would build another React, or pass over .env.local.
    nextEnv.updateInitialEnv({ NODE_ENV: 'production' });
    nextEnv.loadEnvConfig(import.meta.dirname, false, console, true);
  }
  return /** @type {import('next').NextConfig} */ ({
    output: 'export',
    trailingSlash: true,
    basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
    reactStrictMode: true,
    poweredByHeader: false,
    // A shop's own data need not satisfy our tests: `npm run typecheck` looks at those too.
    typescript: { tsconfigPath: 'tsconfig.build.json' },
    ...(process.env.PLAIN_NEXT === undefined && {
      adapterPath: path.join(import.meta.dirname, 'scripts/build/adapter.mjs'),
    }),
  });
}
