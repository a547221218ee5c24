/** Finds a Chromium for the browser tests. As a program, installs one, or prints how to install one. */
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

/** Returns the path of Debian's headless shell, a Chromium without windows, or that of `findBrowser` where there is none. */
export const findHeadlessShell = (): string =>
  (process.env.CHROMIUM_PATH
    ? undefined
    : listPaths(['chromium-headless-shell']).find(existsSync)) ?? findBrowser();

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
