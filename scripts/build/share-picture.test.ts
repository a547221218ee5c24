import sharp from 'sharp';
import { STAGE_COLOUR } from '../pictures/colour-roles';
import { makeSharePicture } from './share-picture';
import { breakHeadline } from './share-texts';

const draw = (background: string) =>
  sharp({ create: { width: 1200, height: 630, channels: 3, background } })
    .png()
    .toBuffer();

/** Makes the picture of a page with a headline on a hero of one colour. */
const makePicture = async (
  headline: string,
  { colour = STAGE_COLOUR, isPhotograph = false } = {},
) => makeSharePicture({ name: 'Fans & Söhne', headline, hero: await draw(colour), isPhotograph });

/** Returns the means of the channels' darkest and brightest levels in an area: left, top, width and height. */
async function measureLevels(picture: Buffer, area: readonly number[]) {
  const [left = 0, top = 0, width = 0, height = 0] = area;
  const cut = await sharp(picture).extract({ left, top, width, height }).toBuffer();
  const { channels } = await sharp(cut).stats();
  const getMean = (levels: readonly number[]) =>
    levels.reduce((sum, level) => sum + level) / channels.length;
  return [getMean(channels.map(({ min }) => min)), getMean(channels.map(({ max }) => max))];
}
const NAME = [130, 60, 300, 64];
/** The end of a short headline in the largest size. */
const HEADLINE = [220, 310, 100, 80];
const RIGHT = [910, 0, 290, 630];

it('shows the shop’s name and the headline on the left, and the hero on the right', async () => {
  const picture = await makePicture('Cooling', { colour: '#804020' });
  const format = { format: 'jpeg', width: 1200, height: 630 };
  expect(await sharp(picture).metadata()).toMatchObject(format);
  for (const area of [NAME, HEADLINE])
    expect((await measureLevels(picture, area))[1]).toBeGreaterThan(250);
  for (const level of await measureLevels(picture, RIGHT))
    expect(level).toBeCloseTo((0x80 + 0x40 + 0x20) / 3, -1);
});

it('darkens a white photograph behind the headline alone', async () => {
  const picture = await makePicture('Cooling', { colour: '#fff', isPhotograph: true });
  expect((await measureLevels(picture, HEADLINE))[0]).toBeLessThan(80);
  expect((await measureLevels(picture, RIGHT))[0]).toBeGreaterThan(250);
});

it.each([
  ['Storage solutions with room to spare', 60, ['Storage', 'solutions with', 'room to spare']],
  ['Storage solutions with room to spare', 20, ['Storage solutions with room to spare']],
  ['Donaudampfschifffahrt', 200, ['Donaudampfschifffahrt']],
])('breaks %s at size %d between words into few and even lines', (headline, size, lines) => {
  expect(breakHeadline(headline, size, 530)).toEqual(lines);
});
