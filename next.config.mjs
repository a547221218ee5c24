import path from 'node:path';
import nextEnv from '@next/env';

/**
 * Configures a static export: every route becomes a folder with an index.html, which every host serves.
 * scripts/build/adapter.mjs runs before and after the build. PLAIN_NEXT=1 leaves the adapter out.
 *
 * @see https://nextjs.org/docs/app/guides/static-exports
 */
export default function nextConfig(/** @type {string} */ phase) {
  if (phase === 'phase-production-build' && process.env.NODE_ENV !== 'production') {
    // With another NODE_ENV in the shell, Next would bundle React's development build or ignore .env.local.
    nextEnv.updateInitialEnv({ NODE_ENV: 'production' });
    nextEnv.loadEnvConfig(import.meta.dirname, false, console, true);
  }
  return /** @type {import('next').NextConfig} */ ({
    output: 'export',
    trailingSlash: true,
    basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
    reactStrictMode: true,
    poweredByHeader: false,
    // Leaves out the tests, which an owner's shop need not satisfy. `npm run typecheck` includes them.
    typescript: { tsconfigPath: 'tsconfig.build.json' },
    ...(process.env.PLAIN_NEXT === undefined && {
      adapterPath: path.join(import.meta.dirname, 'scripts/build/adapter.mjs'),
    }),
  });
}
