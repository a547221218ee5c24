/**
 * What Next runs for us around its build, so that `next build` alone yields the finished site.
 *
 * @see https://nextjs.org/docs/app/api-reference/adapters
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** Ends the build with one line: Next would print the stack of an error that it catches. */
function stop(/** @type {unknown} */ error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'scripts/build',

  /** Before a build and before `next dev`: mistakes in the data or the settings stop them. */
  modifyConfig(config, { phase, projectDir }) {
    if (phase === 'phase-production-build' || phase === 'phase-development-server') {
      const validate = ['--import', 'tsx', 'checks/validate.ts'];
      const { status } = spawnSync(process.execPath, validate, {
        cwd: projectDir,
        stdio: 'inherit',
      });
      if (status !== 0) process.exit(status ?? 1);
    }
    // Next's own is random; nothing here asks for it, and so that two builds of one commit are equal.
    return { ...config, generateBuildId: () => 'site' };
  },

  /** After the export has been written. */
  async onBuildComplete({ projectDir }) {
    try {
      const { finishSite } = await tsImport('./finish-site.ts', import.meta.url);
      await finishSite(projectDir, path.join(projectDir, 'out'));
    } catch (error) {
      stop(error);
    }
  },
};

export default adapter;
