/** Finds a Chromium for the end-to-end tests; as the step before them, gets one or says what to install. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that is there: CHROMIUM_PATH, else a system Chromium or Chrome, else Playwright's own, or ''. */
export function findBrowser(): string {
  const inPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => COMMANDS.map((command) => `${folder}/${command}`));
  const all = [process.env.CHROMIUM_PATH, ...inPath, ...APPLICATIONS, chromium.executablePath()];
  return all.find((candidate = '') => existsSync(candidate)) ?? '';
}

/**
 * How the tests start a Chromium, with further arguments: without the lists that hang from its address bar, which each
 * visitor's window would render anew, 0.4 s of a core; and without a page kept for Back that is not to be stored.
 */
export function getChromiumOptions(...more: readonly string[]) {
  const unused = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
  return {
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--disable-features=${[...unused, 'CacheControlNoStoreEnterBackForwardCache', 'PaintHolding']}`,
      ...more,
    ],
  };
}

if (process.argv[1] === import.meta.filename && findBrowser() === '') {
  const ways = ['npx playwright install chromium'];
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    ways.push('apt-get update -qq && apt-get install -y -qq chromium');
  }
  const runs = (way: string) => spawnSync(way, { stdio: 'inherit', shell: true }).status === 0;
  if (!ways.some((way) => runs(way) && findBrowser() !== '')) {
    console.error('No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
    process.exitCode = 1;
  }
}
