import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the built pages are made of, besides the settings. */
const SOURCES = [
  'app',
  'checks',
  'components',
  'data',
  'lib',
  'public',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];

function filesOf(project: string, source: string): readonly string[] {
  if (path.extname(source) !== '') return [source];
  return readdirSync(path.join(project, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/**
 * A build's name, the same for the same sources and settings: Next writes it into every page, and a page left open
 * while another version is deployed tells by it that the next page is of another build. Next's own is random.
 *
 * @param project the project's folder
 * @param environment whose NEXT_PUBLIC_ variables are the settings
 * @see https://nextjs.org/docs/app/api-reference/config/next-config-js/generateBuildId
 */
export function buildId(
  project: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesOf(project, source))) {
    hash.update(`${file}\n`).update(readFileSync(path.join(project, file)));
  }
  const settings = Object.entries(environment).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  hash.update(JSON.stringify(settings.sort(([a], [b]) => (a < b ? -1 : 1))));
  return hash.digest('hex').slice(0, 16);
}
