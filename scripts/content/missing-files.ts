import { existsSync } from 'node:fs';
import { pageLabels } from '@/data/pages';
import type { Pack } from '@/lib/content/pack';
import { listPictureFiles } from '../../lib/site/picture-files';
import type { ContentIssue } from './content-issue';

/** Finds pages and pictures without their files. */
export function* findMissingFiles({ pictures, photographs }: Pack): Generator<ContentIssue> {
  const severity = 'error';
  for (const page of Object.keys(pageLabels)) {
    const file = `app/${page}/page.tsx`;
    const message = `${page}: ${file} is missing`;
    if (page !== 'home' && !existsSync(file))
      yield { severity, file: 'data/pages.ts', message, fix: 'write it, or remove the line' };
  }
  for (const [id, { kind }] of Object.entries(pictures)) {
    if (photographs.includes(id)) continue;
    const message = `pictures.yaml, ${id}: public/pictures/ lacks some of its files`;
    if (listPictureFiles(id, kind).some((file) => !existsSync(`public/pictures/${file}`)))
      yield { severity, message, fix: `run npm run pictures -- ${id}` };
  }
}
