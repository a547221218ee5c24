/**
 * What Next runs for us around its build, so that `next build` alone yields the finished site.
 *
 * @see https://nextjs.org/docs/app/api-reference/adapters
 */
import { spawnSync } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

/** Runs one of our scripts; says whether it found nothing wrong. */
const runs = (/** @type {string} */ cwd, /** @type {string} */ script) =>
  spawnSync(process.execPath, ['--import', 'tsx', script], { cwd, stdio: 'inherit' }).status === 0;

/** Makes of the packs what pages import, and their photographs; says whether nothing is wrong with them. */
const validate = (/** @type {string} */ projectDir) =>
  runs(projectDir, 'checks/validate.ts') &&
  runs(projectDir, 'scripts/pictures/make-photographs.ts');

/** Does it again whenever a file of them changes; Next sees what comes of it. */
function validateOnChange(/** @type {string} */ projectDir) {
  let soon = /** @type {NodeJS.Timeout | undefined} */ (undefined);
  for (const folder of ['data/sample', 'shop'].filter((name) =>
    existsSync(`${projectDir}/${name}`),
  )) {
    watch(`${projectDir}/${folder}`, { recursive: true }, () => {
      clearTimeout(soon);
      soon = setTimeout(validate, 100, projectDir);
    }).unref();
  }
}

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'scripts/build',

  /** Before a build and before `next dev`: mistakes in the packs or the settings stop them. */
  modifyConfig(config, { phase, projectDir }) {
    const serves = phase === 'phase-development-server';
    if ((serves || phase === 'phase-production-build') && !validate(projectDir)) process.exit(1);
    if (serves) validateOnChange(projectDir);
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
