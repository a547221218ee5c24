import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { listPictureFiles, MASTER_SIZES } from '@/lib/site/picture-files';
import { makePicture, PICTURES_FOLDER } from './make-picture';

/** Draws black and white pixels at random, which take more bytes than any budget has. */
function drawNoise(): Sharp {
  const { width, height } = MASTER_SIZES.card;
  const pixels = randomBytes(width * height).map((byte) => (byte < 128 ? 0 : 255));
  return sharp(pixels, { raw: { width, height, channels: 1 } });
}
const record = { kind: 'card', alt: 'Fan' } as const;

it('makes every file of a photograph, without its metadata, however many bytes it takes', async () => {
  const place = { GPSLatitude: '52/1 55/1 0/1', GPSLatitudeRef: 'N' };
  const master = await drawNoise().withExif({ IFD3: place }).jpeg().toBuffer();
  expect((await sharp(master).metadata()).exif).toBeDefined();
  const files = await makePicture('fan', { ...record, photograph: true }, master);
  const names = listPictureFiles('fan', 'card').map((name) => `${PICTURES_FOLDER}/${name}`);
  expect([...files.keys()].sort()).toEqual([...names].sort());
  for (const content of files.values())
    expect((await sharp(content).metadata()).exif).toBeUndefined();
});

it('refuses a render that is over its budget', async () => {
  const made = makePicture('fan', record, await drawNoise().png().toBuffer());
  await expect(made).rejects.toThrow('fan, whole: over 15360 bytes');
});
