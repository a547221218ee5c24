import type { ImageId } from '@/data/images';
import { pictureFiles } from '@/lib/picture-files';

/** What the data's names lead to, as it lies in the project's folders. */
export interface SiteFiles {
  /** Names in public/pictures/. */
  readonly pictures: readonly string[];
  /** Folders of app/ that have a page. */
  readonly pages: readonly string[];
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

/**
 * What is listed and has no page, which makes dead links, and pages that nothing lists, which nobody finds.
 *
 * @param listed the folders of pages, by the file that lists them
 * @returns one line a mistake, with the remedy
 */
export function pageMistakes(
  listed: Readonly<Record<string, readonly string[]>>,
  { pages }: SiteFiles,
): readonly string[] {
  const missing = Object.entries(listed).flatMap(([file, folders]) =>
    folders
      .filter((folder) => !pages.includes(folder))
      .map(
        (folder) =>
          `${file}, ${folder}: app/${folder}/page.tsx is missing: write it, or remove the line`,
      ),
  );
  const known = Object.values(listed).flat();
  return [
    ...missing,
    ...pages
      .filter((folder) => !known.includes(folder))
      .map(
        (folder) =>
          `app/${folder}/page.tsx: neither ${Object.keys(listed).join(' nor ')} lists it: list it there, or remove it`,
      ),
  ];
}
