import path from 'node:path';

/**
 * A static export: every route becomes a folder with an index.html, which every host serves.
 * What happens before and after the build is in scripts/build/adapter.mjs; PLAIN_NEXT=1 leaves it out.
 *
 * @type {import('next').NextConfig}
 * @see https://nextjs.org/docs/app/guides/static-exports
 */
const nextConfig = {
  output: 'export',
  trailingSlash: true,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  reactStrictMode: true,
  poweredByHeader: false,
  ...(process.env.PLAIN_NEXT === undefined && {
    adapterPath: path.join(import.meta.dirname, 'scripts/build/adapter.mjs'),
  }),
};

export default nextConfig;
