/**
 * Configures a static export: every route becomes a folder with an index.html, which every host serves.
 *
 * @see https://nextjs.org/docs/app/guides/static-exports
 * @type {import('next').NextConfig}
 */
export default {
  output: 'export',
  trailingSlash: true,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run build` puts the enhancements into the pages (components/layout/main-nav.tsx).
  env: { ENHANCEMENTS: process.env.ENHANCEMENTS ?? '' },
  // A fixed ID, so that two builds of one commit are the same. Next's own is random, and the site doesn't use it.
  generateBuildId: () => 'site',
  // Leaves out the tests, which an owner's shop need not satisfy. `npm run typecheck` includes them.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
};
