import { existsSync } from 'node:fs';
import type { Pack } from '@/lib/content/pack';
import { listPictureFiles } from '@/lib/site/picture-files';
import type { ContentIssue } from './content-issue';
import { type ContentDocument, createIssue } from './document';
import { SAMPLE } from './pack-files';

/**
 * Finds pictures without their files.
 *
 * @param document pictures.yaml, the sample's or the owner's
 * @param folder the owner's folder
 */
export function findMissingPictures(
  { pictures, photographs }: Pick<Pack, 'pictures' | 'photographs'>,
  document: ContentDocument,
  folder: string,
): readonly ContentIssue[] {
  const isMissing = (file: string) => !existsSync(`public/pictures/${file}`);
  const missing = Object.entries(pictures).filter(
    ([id, { kind }]) => !photographs.includes(id) && listPictureFiles(id, kind).some(isMissing),
  );
  return missing.map(([id]) =>
    document.file.startsWith(`${SAMPLE}/`)
      ? createIssue(document, [id], 'public/pictures/ lacks it', `run npm run pictures -- ${id}`)
      : createIssue(document, [id], 'has no photograph', `upload ${folder}/photos/${id}.jpg`),
  );
}
