/**
 * Makes public/photos/ from the photographs of an owner's folder, in the crops and widths of our own pictures. A build runs
 * it after `npm run validate`, which has told what is wrong with them; what an earlier one made of the same is kept.
 *
 * Usage: tsx scripts/pictures/make-photographs.ts: of the shop in shop/, or in the folder that SHOP_FOLDER names
 */
import '../content/load-env';
import { readFileSync, rmSync } from 'node:fs';
import { pictures } from '@/data/shop';
import { getDelivery, listCropFiles, listPictureCrops } from '../../lib/site/picture-files';
import { buildCached } from '../build/build-cache';
import { SHOP } from '../content/pack-files';
import { listPhotographs } from '../content/photographs';
import { encodePicture } from './encode-picture';
import { framePhotograph } from './frame-photograph';
import { STAGE_COLOUR, STUDIO_COLOUR } from './stage-colours';

const PHOTOS = 'public/photos';
/** What is made of a photograph depends on it, on what its record says, and on how it is made. */
const MAKERS = ['frame-photograph', 'encode-picture', 'blend-into-stage'].map((name) =>
  readFileSync(`scripts/pictures/${name}.ts`),
);

rmSync(PHOTOS, { recursive: true, force: true });
for (const { id, file } of listPhotographs(process.env.SHOP_FOLDER ?? SHOP)) {
  const { kind = 'card', crop: framing = 'whole' } = pictures[id] ?? {};
  const photograph = readFileSync(file);
  for (const crop of listPictureCrops(kind)) {
    const how = JSON.stringify([kind, crop, framing, getDelivery(kind, crop), STAGE_COLOUR, STUDIO_COLOUR]);
    let made: ReturnType<typeof encodePicture> | undefined;
    const make = async (name: string) => {
      made ??= framePhotograph(photograph, kind, crop, framing).then((each) =>
        encodePicture(each, id, kind, crop),
      );
      const { files } = await made;
      return files.get(name) ?? Buffer.alloc(0);
    };
    for (const name of listCropFiles(id, kind, crop))
      await buildCached([photograph, how, name, ...MAKERS], `${PHOTOS}/${name}`, () => make(name));
  }
}
