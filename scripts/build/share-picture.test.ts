import sharp from 'sharp';
import { STAGE_COLOUR } from '../pictures/colour-roles';
import { buildCached } from './build-cache';
import { makeSharePicture } from './share-picture';
import { breakHeadline } from './share-texts';

jest.mock('./build-cache', () => {
  const { buildCached } = jest.requireActual('./build-cache');
  return { buildCached: jest.fn(buildCached) };
});

const draw = (background: string) =>
  sharp({ create: { width: 1200, height: 630, channels: 3, background } })
    .png()
    .toBuffer();

/** Makes the picture of a page with a headline on a hero of one colour. */
const makePicture = async (
  headline: string,
  { name = 'Fans & Söhne', colour = STAGE_COLOUR, isPhotograph = false } = {},
) => makeSharePicture({ name, headline, hero: await draw(colour), isPhotograph });

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

it('is drawn anew when anything that it shows changes', async () => {
  const first = await makePicture('Cooling');
  const equal = async (...args: Parameters<typeof makePicture>) =>
    first.equals(await makePicture(...args));
  expect(await equal('Cooling')).toBe(true);
  expect(await equal('Fans')).toBe(false);
  for (const change of [{ name: 'Acme' }, { colour: '#fff' }, { isPhotograph: true }])
    expect([change, await equal('Cooling', change)]).toEqual([change, false]);
  const [[frame] = []] = jest.mocked(buildCached).mock.lastCall ?? [];
  expect(JSON.parse(`${frame}`)).toEqual({
    stage: { width: 1200, height: 630, channels: 3, background: STAGE_COLOUR },
    scene: { width: 1200, height: 630, position: 'right' },
    icon: { density: 300 },
    logo: { size: 52, left: 64, top: 66 },
    jpeg: expect.objectContaining({ quality: expect.any(Number) }),
  });
});

it.each([
  ['Storage solutions with room to spare', 60, ['Storage', 'solutions with', 'room to spare']],
  ['Storage solutions with room to spare', 20, ['Storage solutions with room to spare']],
  ['Donaudampfschifffahrt', 200, ['Donaudampfschifffahrt']],
])('breaks %s at size %d between words into few and even lines', (headline, size, lines) => {
  expect(breakHeadline(headline, size, 530)).toEqual(lines);
});
