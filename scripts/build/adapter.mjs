/**
 * Checks the settings and makes missing pictures before Next builds or serves, and finishes the site after the export,
 * so that `next build` alone yields the finished site.
 *
 * @see https://nextjs.org/docs/app/api-reference/adapters
 */

import { tsImport } from 'tsx/esm/api';

/** Ends the build with an error's message. Next itself would print the stack, too. */
function stopBuild(/** @type {unknown} */ error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'scripts/build',

  /** Runs before `next build` and `next dev`. Wrong settings and missing masters of pictures stop both. */
  async modifyConfig(config, { phase }) {
    try {
      await tsImport('../../lib/site/settings.ts', import.meta.url);
      // Jest reads this configuration, too.
      if (phase !== 'phase-test') {
        const pictures = await tsImport('../pictures/update-pictures.ts', import.meta.url);
        await pictures.updatePictures();
      }
    } catch (error) {
      stopBuild(error);
    }
    return {
      ...config,
      // A fixed ID, so that two builds of one commit are the same. Next's own is random, and the site doesn't use it.
      generateBuildId: () => 'site',
      // finish-page.ts puts the enhancements into the pages (components/layout/main-nav.tsx).
      ...(phase !== 'phase-development-server' && {
        env: { ...config.env, ENHANCEMENTS: 'inline' },
      }),
    };
  },

  /** Runs after the export. */
  async onBuildComplete({ projectDir }) {
    process.chdir(projectDir);
    try {
      const { finishSite } = await tsImport('./finish-site.ts', import.meta.url);
      await finishSite();
    } catch (error) {
      stopBuild(error);
    }
  },
};

export default adapter;
