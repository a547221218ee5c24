/** Finds a Chromium for the browser tests. As a program, it installs one where there is none. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Lists the paths that commands may have in the folders of PATH. */
const listPaths = (commands: readonly string[]) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => commands.map((command) => `${folder}/${command}`));

/** Returns a browser's path: CHROMIUM_PATH, the system's Chromium or Chrome, Playwright's or ''. */
export function findBrowser(): string {
  const paths = [
    process.env.CHROMIUM_PATH ?? '',
    ...listPaths(COMMANDS),
    chromium.executablePath(),
  ];
  return paths.find((file) => existsSync(file)) ?? '';
}

/** Returns the path of Debian's headless shell, or else of another browser. */
export function findHeadlessShell(): string {
  const shell = listPaths(['chromium-headless-shell']).find((file) => existsSync(file));
  return process.env.CHROMIUM_PATH || shell === undefined ? findBrowser() : shell;
}

/** Installs a browser. Without success it says what to do, and makes the program fail. */
function installBrowser(): void {
  const commands = ['npx playwright install chromium'];
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isRootOnDebian)
    commands.push('apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell');
  for (const command of commands) {
    const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
    if (status === 0 && findBrowser() !== '') return;
  }
  console.error('No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename && findBrowser() === '') installBrowser();
