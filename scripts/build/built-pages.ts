import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The pages of a built site.
 *
 * @param folder such as out
 * @returns their files below the folder, with slashes
 */
export function builtPages(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
}

/**
 * The routes of a built site: what a visitor can open, without the page for what is missing.
 *
 * @param folder such as out
 * @returns paths below the sub-path, each with its slashes
 */
export function builtRoutes(folder: string): readonly string[] {
  return builtPages(folder)
    .filter((file) => path.posix.basename(file) === 'index.html')
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .sort();
}
