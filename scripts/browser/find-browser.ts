/** Finds a Chromium for the end-to-end tests, or gets one. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser that is there: CHROMIUM_PATH, else a system Chromium or Chrome, else Playwright's own.
 *
 * @returns path of the program, or undefined where there is none
 */
export function findBrowser(): string | undefined {
  const inPath = (process.env.PATH ?? '')
    .split(process.platform === 'win32' ? ';' : ':')
    .flatMap((folder) => COMMANDS.map((command) => `${folder}/${command}`));
  return [process.env.CHROMIUM_PATH, ...inPath, ...APPLICATIONS, chromium.executablePath()].find(
    (candidate) => candidate !== undefined && candidate !== '' && existsSync(candidate),
  );
}

const runs = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Downloads Playwright's Chromium or, on Debian and Ubuntu as root, installs the distribution's. */
function installBrowser(): void {
  if (runs(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])) return;
  const root = process.getuid?.() === 0;
  if (root && existsSync('/etc/debian_version')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
  }
}

/**
 * Makes sure that there is a browser.
 *
 * @throws {Error} saying what to install where none can be had
 */
export function ensureBrowser(): void {
  if (findBrowser() !== undefined) return;
  try {
    installBrowser();
  } catch {
    // The message below says more to the reader than the package manager's exit code.
  }
  if (findBrowser() === undefined) {
    throw new Error('No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  }
}
