import { existsSync } from 'node:fs';
import { pageLabels } from '@/data/pages';
import type { Pack } from '@/lib/content/pack';
import { listPictureFiles } from '@/lib/site/picture-files';
import type { ContentIssue } from './content-issue';
import { type ContentDocument, createIssue } from './document';
import { SAMPLE } from './pack-files';

/**
 * Finds pages and pictures without their files.
 *
 * @param document pictures.yaml, the sample's or the owner's
 * @param folder the owner's folder
 */
export function* findMissingFiles(
  { pictures, photographs }: Pick<Pack, 'pictures' | 'photographs'>,
  document: ContentDocument | undefined,
  folder: string,
): Generator<ContentIssue> {
  const severity = 'error';
  for (const page of Object.keys(pageLabels)) {
    const file = `app/${page}/page.tsx`;
    const message = `${page}: ${file} is missing`;
    if (page !== 'home' && !existsSync(file))
      yield { severity, file: 'data/pages.ts', message, fix: 'write it, or remove the line' };
  }
  for (const [id, { kind }] of Object.entries(pictures)) {
    if (photographs.includes(id)) continue;
    const isMissing = listPictureFiles(id, kind).some(
      (file) => !existsSync(`public/pictures/${file}`),
    );
    if (isMissing && document)
      yield document.file.startsWith(`${SAMPLE}/`)
        ? createIssue(document, [id], 'public/pictures/ lacks it', `run npm run pictures -- ${id}`)
        : createIssue(document, [id], 'has no photograph', `upload ${folder}/photos/${id}.jpg`);
  }
}
