import type { ImageId } from '@/data/images';
import { pictureFiles } from '@/lib/picture-files';

/** One line for each picture that lacks files among those that are there in public/pictures/, with the remedy. */
export const pictureMistakes = (ids: readonly ImageId[], there: readonly string[]) =>
  ids.flatMap((id) => {
    const missing = pictureFiles(id).filter((file) => !there.includes(file));
    if (missing.length === 0) return [];
    return `data/images.ts, ${id}: public/pictures/ lacks ${missing.join(', ')}: run npm run pictures -- ${id}`;
  });

/**
 * What is listed and has no page, which makes dead links.
 *
 * @param listed the folders of pages, by the file that lists them
 * @param isThere whether a folder of app/ has a page
 * @returns one line a mistake, with the remedy
 */
export const pageMistakes = (
  listed: Readonly<Record<string, readonly string[]>>,
  isThere: (folder: string) => boolean,
): readonly string[] =>
  Object.entries(listed).flatMap(([file, folders]) =>
    folders
      .filter((folder) => !isThere(folder))
      .map(
        (folder) =>
          `${file}, ${folder}: app/${folder}/page.tsx is missing: write it, or remove the line`,
      ),
  );
