import { existsSync } from 'node:fs';
import { pages } from '@/data/pages';
import type { Pack } from '@/lib/content/pack';
import { pictureFiles } from '@/lib/picture-files';
import type { Message } from './content-issue';

/** What a shop names, or the software lists, and has no file. */
export function* missingFiles({ pictures, photographs }: Pack): Generator<Message> {
  for (const page of Object.keys(pages)) {
    if (page !== 'home' && !existsSync(`app/${page}/page.tsx`))
      yield {
        file: 'data/pages.ts',
        text: `${page}: app/${page}/page.tsx is missing: write it, or remove the line`,
      };
  }
  for (const [id, { kind }] of Object.entries(pictures)) {
    if (photographs.includes(id)) continue;
    if (pictureFiles(id, kind).some((file) => !existsSync(`public/pictures/${file}`)))
      yield {
        text: `pictures.yaml, ${id}: public/pictures/ lacks files of it: run npm run pictures -- ${id}`,
      };
  }
}
