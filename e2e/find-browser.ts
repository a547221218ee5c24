/** Finds a Chromium for the browser tests. As a program, installs one, or prints how to install one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's command of the headless shell: Chromium without its windows, which the tests don't look at. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const listPaths = (commands: readonly string[]) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => commands.map((command) => `${folder}/${command}`));

/** Returns the path of a browser: CHROMIUM_PATH, the system's Chromium or Chrome, Playwright's own, or ''. */
export function findBrowser(): string {
  const paths = [
    process.env.CHROMIUM_PATH,
    ...listPaths(COMMANDS),
    ...APPLICATIONS,
    chromium.executablePath(),
  ];
  return paths.find((candidate = '') => existsSync(candidate)) ?? '';
}

/**
 * Returns the path of the headless shell, or that of `findBrowser` without one. The shell needs two thirds of the processor time
 * of a whole browser, but keeps no pages for Back.
 */
export const findHeadlessShell = (): string =>
  process.env.CHROMIUM_PATH ?? listPaths([HEADLESS_SHELL]).find(existsSync) ?? findBrowser();

/**
 * Returns the launch options of the tests' Chromium. The disabled features are the address bar's lists, which cost each window
 * 0.4 s of processor time, and the caching of pages marked no-store.
 *
 * @param executablePath the browser
 * @param args further arguments for Chromium
 */
export function getChromiumOptions(executablePath: string, ...args: readonly string[]) {
  const lists = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--disable-features=${[...lists, 'CacheControlNoStoreEnterBackForwardCache', 'PaintHolding']}`,
      ...args,
    ],
  };
}

if (process.argv[1] === import.meta.filename && findBrowser() === '') {
  const commands = ['npx playwright install chromium'];
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    commands.push('apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell');
  }
  const succeeds = (command: string) =>
    spawnSync(command, { stdio: 'inherit', shell: true }).status === 0;
  if (!commands.some((command) => succeeds(command) && findBrowser() !== '')) {
    console.error('No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
    process.exitCode = 1;
  }
}
