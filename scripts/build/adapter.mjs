/**
 * Validates and generates before Next builds or serves, and finishes the site after the export, so that `next build` alone
 * yields the finished site.
 *
 * @see https://nextjs.org/docs/app/api-reference/adapters
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

const POLL_MS = 500;

/** Generates what pages import from the packs, and scales photographs. Returns true where the packs have no errors. */
const prepareShop = (/** @type {string} */ cwd, /** @type {readonly string[]} */ ...options) =>
  ['scripts/content/validate.ts', 'scripts/pictures/make-photographs.ts'].every(
    (script) =>
      spawnSync(process.execPath, ['--import', 'tsx', script, ...options], {
        cwd,
        stdio: 'inherit',
      }).status === 0,
  );

/** Returns the packs' files with the time of each one's last change, as one text to compare. */
const readChangeTimes = (/** @type {string} */ projectDir) =>
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

const listShopRoutes = (/** @type {string} */ projectDir) =>
  readdirSync(path.join(projectDir, 'app/(shop)')).join();

/** Validates again whenever a pack's file changes, and shows errors in the browser. Node 20's own watching misses files that editors replace. */
function validateOnChange(/** @type {string} */ projectDir) {
  let lastTimes = readChangeTimes(projectDir);
  const routes = listShopRoutes(projectDir);
  setInterval(() => {
    const times = readChangeTimes(projectDir);
    const isValid = times !== lastTimes && prepareShop(projectDir, '--browser');
    lastTimes = times;
    // Next would read a new route's page from the old shop. A change of its configuration restarts it.
    if (isValid && listShopRoutes(projectDir) !== routes)
      utimesSync(path.join(projectDir, 'next.config.mjs'), new Date(), new Date());
  }, POLL_MS).unref();
}

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'scripts/build',

  /** Runs before `next build` and `next dev`. Errors in the packs or the settings stop both. */
  modifyConfig(config, { phase, projectDir }) {
    const isServing = phase === 'phase-development-server';
    if (phase === 'phase-production-build') console.log('Checking the shop');
    if ((isServing || phase === 'phase-production-build') && !prepareShop(projectDir))
      process.exit(1);
    if (isServing) validateOnChange(projectDir);
    return {
      ...config,
      // Next's own ID is random, and two builds of one commit would differ. The site has no use for the ID.
      generateBuildId: () => 'site',
      // finish-page.ts puts the enhancements into the pages (components/layout/use-enhancements.ts).
      ...(!isServing && { env: { ...config.env, ENHANCEMENTS: 'inline' } }),
    };
  },

  /** Runs after the export. Prints an error's message alone, since Next would print its stack. */
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
