import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Place } from '../../place';
import type { Site } from '../../site';
import type { Difference } from '../host';

/** Where a server is started: in a folder of its own, as any user. */
export interface Start {
  readonly folder: string;
  readonly site: Site;
  readonly place: Place;
}

export interface Command {
  readonly program: string;
  readonly words: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** How a server is started from what the site's build gives it. */
export interface Server {
  /** The one for visitors, and the one for plain requests where it is on TLS. */
  readonly ports: readonly [number] | readonly [https: number, http: number];
  readonly differs: readonly Difference[];
  /** What it says of caching in words of its own, by folder. */
  readonly caching?: Readonly<Record<string, string>>;
  /** What it calls itself in `Server`; undefined where it is to say nothing. */
  readonly calledItself: string | undefined;
  /** The file that the build writes for it, put into its folder as SITE_FILE. */
  readonly siteFile?: (site: Site, place: Place) => string;
  /** Writes what it wants beside that file, such as where to log, and says how to start it. */
  readonly command: (start: Start) => Command;
}

export const SITE_FILE = 'site.conf';
/** The one that servers listen on. */
export const ADDRESS = '127.0.0.1';
export const TOOLS = path.resolve(import.meta.dirname, '../../tools');
export const asRoot = process.getuid?.() === 0;

/** Debian keeps servers in folders that are not on every user's path. */
const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/**
 * @returns where a program is
 * @throws {Error} naming the Debian packages that it comes with
 */
export function program(name: string, debianPackages: string): string {
  const found = FOLDERS.map((folder) => path.join(folder, name)).find(existsSync);
  if (found === undefined) {
    throw new Error(`${name} is not installed: on Debian, apt-get install ${debianPackages}`);
  }
  return found;
}
