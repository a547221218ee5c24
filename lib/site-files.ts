import type { ImageId } from '@/data/images';
import { pictureFiles } from './picture-files';

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

/** What keeps a listed category from its page; nothing where all is well. */
function slugMistake(slug: string, { pages, categoryFiles }: SiteFiles): string | undefined {
  const record = `data/categories/index.ts, ${slug}`;
  if (!categoryFiles.has(slug)) {
    return `${record}: data/categories/${slug}.ts is missing: name the record’s file as its slug`;
  }
  if (!pages.has(slug)) {
    return `${record}: app/${slug}/page.tsx is missing: copy another category’s, and name this record in it`;
  }
  const shows = pages.get(slug) ?? 'no category';
  return shows === slug
    ? undefined
    : `app/${slug}/page.tsx: shows ${shows}: import the record of data/categories/${slug}.ts`;
}

/**
 * What keeps pages, files and slugs of the categories from belonging together, which ends in dead links.
 *
 * @param slugs of data/categories/index.ts
 * @returns one line a mistake, with the remedy
 */
export function pageMistakes(slugs: readonly string[], files: SiteFiles): readonly string[] {
  const list = 'data/categories/index.ts does not list: list it there, or remove';
  return [
    ...slugs.flatMap((slug) => slugMistake(slug, files) ?? []),
    ...[...files.pages]
      .filter(([folder, shows]) => shows !== null && !slugs.includes(folder))
      .map(([folder]) => `app/${folder}/page.tsx: shows a category that ${list} the page`),
    ...[...files.categoryFiles]
      .filter(([file, slug]) => file === slug && !slugs.includes(slug))
      .map(([file]) => `data/categories/${file}.ts: holds a category that ${list} the file`),
  ];
}
