/**
 * Makes public/photos/ from an owner's photographs, in the crops and widths of our own pictures, and from their logo. A build
 * runs it after `npm run validate`, which reports unusable photographs. Results are cached for later builds.
 *
 * Usage: tsx scripts/pictures/make-photographs.ts: the shop in shop/, or in the folder that SHOP_FOLDER names
 */
import '../content/load-env';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { logo, pictures } from '@/data/shop';
import { getDelivery, listCropFiles, listPictureCrops } from '@/lib/site/picture-files';
import { buildCached } from '../build/build-cache';
import { SHOP } from '../content/pack-files';
import { listPhotographs } from '../content/photographs';
import { STAGE_COLOUR, STUDIO_COLOUR } from './colour-roles';
import { encodePicture } from './encode-picture';
import { framePhotograph } from './frame-photograph';

const PHOTOS = 'public/photos';
/** The code that makes the pictures, since a cached picture is valid only while the code stays the same. */
const SOURCES = ['frame-photograph', 'encode-picture'].map((name) =>
  readFileSync(`scripts/pictures/${name}.ts`),
);

const folder = process.env.SHOP_FOLDER ?? SHOP;
/** The time without news after which a line says how far the work is. */
const PROGRESS_MS = 5000;

rmSync(PHOTOS, { recursive: true, force: true });
const photographs = listPhotographs(folder);
if (logo || photographs.length > 0) mkdirSync(PHOTOS, { recursive: true });
if (logo) copyFileSync(`${folder}/logo.${logo.extension}`, `${PHOTOS}/logo.${logo.extension}`);
let reportedAt = Date.now();
for (const [index, { id, file }] of photographs.entries()) {
  // New photographs take seconds each, cached ones nearly nothing.
  if (Date.now() - reportedAt > PROGRESS_MS) {
    console.log(`Photographs: ${index} of ${photographs.length} ready`);
    reportedAt = Date.now();
  }
  const { kind = 'card', crop: framing = 'whole' } = pictures[id] ?? {};
  const photograph = readFileSync(file);
  for (const crop of listPictureCrops(kind)) {
    const delivery = getDelivery(kind, crop);
    const options = JSON.stringify([kind, crop, framing, delivery, STAGE_COLOUR, STUDIO_COLOUR]);
    let encoded: ReturnType<typeof encodePicture> | undefined;
    const encode = async (name: string) => {
      encoded ??= framePhotograph(photograph, kind, crop, framing).then((framed) =>
        encodePicture(framed, id, kind, crop),
      );
      return (await encoded).files.get(name) ?? Buffer.alloc(0);
    };
    for (const name of listCropFiles(id, kind, crop)) {
      const inputs = [photograph, options, name, ...SOURCES];
      writeFileSync(`${PHOTOS}/${name}`, await buildCached(inputs, () => encode(name)));
    }
  }
}
