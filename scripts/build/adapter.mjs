/**
 * What Next runs for us around its build, so that `next build` alone yields the finished site.
 *
 * @see https://nextjs.org/docs/app/api-reference/adapters
 */
import { spawnSync } from 'node:child_process';
import { tsImport } from 'tsx/esm/api';

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'scripts/build',

  /** Before a build and before `next dev`: mistakes in the data or the settings stop them. */
  modifyConfig(config, { phase, projectDir }) {
    if (phase === 'phase-production-build' || phase === 'phase-development-server') {
      const validate = ['--import', 'tsx', 'checks/validate.ts'];
      const how = { cwd: projectDir, stdio: /** @type {const} */ ('inherit') };
      const { status } = spawnSync(process.execPath, validate, how);
      if (status !== 0) process.exit(status ?? 1);
    }
    // Next's own is random; nothing here asks for it, and so that two builds of one commit are equal.
    return { ...config, generateBuildId: () => 'site' };
  },

  /** After the export has been written. Next would print the stack of an error that it catches. */
  async onBuildComplete({ projectDir }) {
    process.chdir(projectDir);
    try {
      const { finishSite } = await tsImport('./finish-site.ts', import.meta.url);
      await finishSite();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    }
  },
};

export default adapter;
