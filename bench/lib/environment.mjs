import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { findBrowser } from '../../scripts/browser/find-browser.ts';

/** Paths of the nine pages. */
export const PAGES = [
  '/',
  '/about/',
  '/contact/',
  '/gaming-hardware/',
  '/computer-systems/',
  '/pc-components/',
  '/storage-solutions/',
  '/gaming-accessories/',
  '/networking-equipment/',
];

export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

/** @returns {string} what a bench was measured with, for its table's caption */
export function measuredWith() {
  const browser = execFileSync(findBrowser(), ['--version'], { encoding: 'utf8' }).trim();
  return `${browser.split(' ').slice(0, 2).join(' ')}, Node ${process.versions.node}, ${cpus().length} cores`;
}
