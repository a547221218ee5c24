import type { ImageId } from '../data/images';
import { readSiteFiles } from './read-site-files';
import { pageMistakes, pictureMistakes } from './site-files';
import { siteData, validateSite } from './validation';

/**
 * What is wrong with the data and the files that it names. To be imported once the data can be read.
 *
 * @returns one line a mistake; empty where all is well
 */
export async function dataMistakes(): Promise<readonly string[]> {
  const mistakes = validateSite();
  if (mistakes.length > 0) return mistakes;
  const files = await readSiteFiles();
  return [
    ...pictureMistakes(Object.keys(siteData.images) as ImageId[], files),
    ...pageMistakes(
      siteData.categories.map(({ slug }) => slug),
      Object.keys(siteData.pages),
      files,
    ),
  ];
}
