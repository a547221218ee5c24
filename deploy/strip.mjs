/**
 * Takes out of a built site what is for servers of one's own: compressed companions and dotfiles. Hosts that compress
 * by themselves would publish them as files.
 *
 * Usage: node deploy/strip.mjs, before an upload of out/
 */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const FOR_SERVERS = /\.(br|gz)$|^\./;

/** @param {string} folder the built site */
export function strip(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (FOR_SERVERS.test(path.basename(name))) rmSync(path.join(folder, name));
  }
}

if (process.argv[1] === import.meta.filename) strip('out');
