import sharp from 'sharp';
import { ITEM_CROP, listPictureFiles, MASTER_SIZES } from '@/lib/site/picture-files';
import { makePicture, PICTURES_FOLDER } from './make-picture';

// A budget that no picture meets, since a picture over the real budget would take long to encode.
jest.replaceProperty(ITEM_CROP, 'qualities', [32]);
jest.replaceProperty(ITEM_CROP, 'budget', { width: 480, bytes: 1 });

const record = { kind: 'item', alt: 'Fan' } as const;
const draw = () => sharp({ create: { ...MASTER_SIZES.item, channels: 3, background: '#804020' } });

it('makes every file of a photograph, without its metadata, however many bytes it takes', async () => {
  const place = { GPSLatitude: '52/1 55/1 0/1', GPSLatitudeRef: 'N' };
  const master = await draw().withExif({ IFD3: place }).jpeg().toBuffer();
  expect((await sharp(master).metadata()).exif).toBeDefined();
  const files = await makePicture('fan', { ...record, photograph: 'fan.jpg' }, master);
  const names = listPictureFiles('fan', 'item').map((name) => `${PICTURES_FOLDER}/${name}`);
  expect([...files.keys()].sort()).toEqual([...names].sort());
  for (const content of files.values())
    expect((await sharp(content).metadata()).exif).toBeUndefined();
});

it('refuses a render that is over its budget', async () => {
  const result = makePicture('fan', record, await draw().png().toBuffer());
  await expect(result).rejects.toThrow('fan, whole: over 1 bytes');
});
