import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteFiles } from './site-files';

const CATEGORIES = path.join('data', 'categories');

/** Which file of data/categories/ a page imports. */
function shownBy(page: string): string | null {
  return /data\/categories\/([\w-]+)/.exec(readFileSync(page, 'utf8'))?.[1] ?? null;
}

async function slugIn(file: string): Promise<string> {
  const records: Readonly<Record<string, unknown>> = await import(
    pathToFileURL(path.resolve(CATEGORIES, `${file}.ts`)).href
  );
  const slugs = Object.values(records).map((record) => (record as { slug?: unknown } | null)?.slug);
  return String(slugs.find((slug) => slug !== undefined));
}

/** Reads what lies in the project's folders; checks/site-files.ts says what must. */
export async function readSiteFiles(): Promise<SiteFiles> {
  const pages = readdirSync('app')
    .map((folder) => [folder, path.join('app', folder, 'page.tsx')] as const)
    .filter(([, page]) => existsSync(page));
  const categories = readdirSync(CATEGORIES)
    .map((name) => path.basename(name, '.ts'))
    .filter((name) => name !== 'index');
  return {
    pictures: readdirSync(path.join('public', 'pictures')),
    pages: new Map(pages.map(([folder, page]) => [folder, shownBy(page)])),
    categoryFiles: new Map(
      await Promise.all(categories.map(async (file) => [file, await slugIn(file)] as const)),
    ),
  };
}
