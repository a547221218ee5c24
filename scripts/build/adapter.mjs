/**
 * What Next runs for us around its build, so that `next build` alone yields the finished site.
 *
 * @see https://nextjs.org/docs/app/api-reference/adapters
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** Runs one of our scripts; says whether it found nothing wrong. */
const runs = (/** @type {string} */ cwd, /** @type {string} */ script) =>
  spawnSync(process.execPath, ['--import', 'tsx', script], { cwd, stdio: 'inherit' }).status === 0;

/** Makes of the packs what pages import, and their photographs; says whether nothing is wrong with them. */
const validate = (/** @type {string} */ projectDir) =>
  runs(projectDir, 'scripts/content/validate.ts') &&
  runs(projectDir, 'scripts/pictures/make-photographs.ts');

const LOOK_EVERY_MS = 500;

/** When each of their files was last changed. */
const changedOf = (/** @type {string} */ projectDir) =>
  ['data/sample', 'shop']
    .map((folder) => path.join(projectDir, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
        const file = path.join(folder, name);
        return `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`;
      }),
    )
    .join();

/** The pages that the packs have. */
const pagesOf = (/** @type {string} */ projectDir) =>
  readdirSync(path.join(projectDir, 'app/(shop)')).join();

/** Does it again whenever one of them changes; Next sees what comes of it. Node 20's own watching misses files that editors replace. */
function validateOnChange(/** @type {string} */ projectDir) {
  let seen = changedOf(projectDir);
  const pages = pagesOf(projectDir);
  setInterval(() => {
    const changed = changedOf(projectDir);
    const isRight = changed !== seen && validate(projectDir);
    seen = changed;
    // For a page that is new Next would go on asking the shop as it was; a change of its configuration starts it over.
    if (isRight && pagesOf(projectDir) !== pages)
      utimesSync(path.join(projectDir, 'next.config.mjs'), new Date(), new Date());
  }, LOOK_EVERY_MS).unref();
}

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'scripts/build',

  /** Before a build and before `next dev`: mistakes in the packs or the settings stop them. */
  modifyConfig(config, { phase, projectDir }) {
    const serves = phase === 'phase-development-server';
    if ((serves || phase === 'phase-production-build') && !validate(projectDir)) process.exit(1);
    if (serves) validateOnChange(projectDir);
    return {
      ...config,
      // Next's own is random; nothing here asks for it, and so that two builds of one commit are equal.
      generateBuildId: () => 'site',
      // finish-page.ts puts them into the pages (components/layout/run-enhancements.tsx).
      ...(!serves && { env: { ...config.env, ENHANCEMENTS: 'inline' } }),
    };
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
