import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Access to the files of a site that is being built. */
export interface SiteFiles {
  readonly read: (address: string) => string;
  /** Saves a text as a new file, and returns its address. */
  readonly save: (text: string, extension: string) => string;
}

/** Lists the paths below a folder that match a pattern, with slashes, in alphabetical order. */
export const listFiles = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => pattern.test(name))
    .sort();

/** Lists the HTML files of a built site, as paths below its folder. */
export const listBuiltPages = (folder: string) => listFiles(folder, /\.html$/);
