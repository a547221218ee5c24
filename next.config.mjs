/**
 * A static export: every route becomes a folder with an index.html, which every host serves.
 * Settings are checked by scripts/checks/validate.ts before `next build` starts.
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
};

export default nextConfig;
