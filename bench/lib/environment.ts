import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../../scripts/browser/find-browser';

export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

/**
 * @returns the path of the browser that is measured with
 * @throws {Error} where there is none
 */
export function benchBrowser(): string {
  const found = findBrowser();
  if (found === undefined) throw new Error('No browser: install Chromium, or set CHROMIUM_PATH.');
  return found;
}

/** Starts that browser under Playwright. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: benchBrowser(), args: BROWSER_ARGUMENTS });

/** @returns what a bench was measured with, for its table's caption */
export function measuredWith(): string {
  const browser = execFileSync(benchBrowser(), ['--version'], { encoding: 'utf8' }).trim();
  return `${browser.split(' ').slice(0, 2).join(' ')}, Node ${process.versions.node}, ${cpus().length} cores`;
}
