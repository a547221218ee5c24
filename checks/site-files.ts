import type { ImageId } from '@/data/images';
import { pictureFiles } from '@/lib/picture-files';

/** What the data's names lead to, as it lies in the project's folders. */
export interface SiteFiles {
  /** Names in public/pictures/. */
  readonly pictures: readonly string[];
  /** For each folder of app/ with a page, the file of data/categories/ that the page shows, if it shows one. */
  readonly pages: ReadonlyMap<string, string | null>;
  /** For each file of data/categories/ without its ending, the slug of the record that it holds. */
  readonly categoryFiles: ReadonlyMap<string, string>;
}

/** One line for each picture that lacks files. */
export function pictureMistakes(
  ids: readonly ImageId[],
  { pictures }: SiteFiles,
): readonly string[] {
  return ids.flatMap((id) => {
    const missing = pictureFiles(id).filter((file) => !pictures.includes(file));
    if (missing.length === 0) return [];
    return `data/images.ts, ${id}: public/pictures/ lacks ${missing.join(', ')}: run npm run pictures -- ${id}`;
  });
}

/** What keeps a category's file from its place in the menus and its page; nothing where all is well. */
function categoryMistake(
  file: string,
  slug: string,
  slugs: readonly string[],
  pages: SiteFiles['pages'],
): string | undefined {
  const record = `data/categories/${file}.ts`;
  const page = `app/${file}/page.tsx`;
  if (!slugs.includes(slug)) {
    return `${record}: data/categories/index.ts does not list it: list it there, or remove it and its page`;
  }
  if (slug !== file) {
    return `${record}, slug: "${slug}" is not the file’s name: write ${file}, or rename the file and the page’s folder`;
  }
  const shows = pages.get(file);
  if (shows === file) return undefined;
  if (shows !== undefined) {
    return `${page}: shows ${shows ?? 'no category'}: import the record of ${record}`;
  }
  const [elsewhere] = [...pages].find(([, shown]) => shown === file) ?? [];
  return elsewhere === undefined
    ? `${record}, slug: ${page} is missing: copy another category’s, and name this record in it`
    : `app/${elsewhere}/page.tsx: is not where ${record} leads: rename the folder to app/${file}/`;
}

/** What keeps the company's own pages from being what data/pages.ts lists: it makes dead links, or hides a page. */
function ownPageMistakes(listed: readonly string[], pages: SiteFiles['pages']): readonly string[] {
  return [
    ...listed
      .filter((page) => page !== 'home' && pages.get(page) !== null)
      .map(
        (page) =>
          `data/pages.ts, ${page}: app/${page}/page.tsx is missing: write it, or remove the line`,
      ),
    ...[...pages]
      .filter(([folder, shows]) => shows === null && !listed.includes(folder))
      .map(
        ([folder]) =>
          `app/${folder}/page.tsx: data/pages.ts does not list it: list it there, or remove it`,
      ),
  ];
}

/**
 * What keeps pages, files and slugs of the categories from belonging together, which ends in dead links.
 *
 * @param slugs of data/categories/index.ts
 * @param listed the pages of data/pages.ts
 * @returns one line a mistake, with the remedy
 */
export function pageMistakes(
  slugs: readonly string[],
  listed: readonly string[],
  { pages, categoryFiles }: SiteFiles,
): readonly string[] {
  return [
    ...[...categoryFiles].flatMap(
      ([file, slug]) => categoryMistake(file, slug, slugs, pages) ?? [],
    ),
    ...[...pages]
      .filter(([, shows]) => shows !== null && !categoryFiles.has(shows))
      .map(
        ([folder, shows]) =>
          `app/${folder}/page.tsx: shows ${shows}, and data/categories/${shows}.ts is missing: write it, or remove the page`,
      ),
    ...ownPageMistakes(listed, pages),
  ];
}
