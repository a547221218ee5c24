import sharp from 'sharp';
import { STAGE_COLOUR } from './colour-roles';
import { ICON_SIZES, makeIcons } from './make-icons';

const CIRCLE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#f00"/></svg>';
const CLEAR = [0, 0, 0, 0];
const RED = [255, 0, 0, 255];
const STAGE = [...Buffer.from(`${STAGE_COLOUR.slice(1)}ff`, 'hex')];

/** Returns a PNG's size, and the pixels of its corner and middle as red, green, blue and opacity. */
async function readIcon(png: Buffer) {
  const image = sharp(png).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const middle = (info.width / 2) * (info.width + 1) * 4;
  const [corner, centre] = [0, middle].map((at) => {
    const pixel = [...data.subarray(at, at + 4)];
    return pixel[3] === 0 ? CLEAR : pixel;
  });
  return [info.width, info.height, corner, centre];
}

it('makes every icon, and fills the ground of the one for iPhones', async () => {
  const files = await makeIcons(Buffer.from(CIRCLE));
  expect([...files.keys()]).toEqual(Object.keys(ICON_SIZES));
  const read = (file: string) => readIcon(files.get(file) ?? Buffer.alloc(0));
  expect(await read('app/apple-icon.png')).toEqual([180, 180, STAGE, RED]);
  expect(await read('public/icon-192.png')).toEqual([192, 192, CLEAR, RED]);
  expect(await read('public/icon-512.png')).toEqual([512, 512, CLEAR, RED]);
});
