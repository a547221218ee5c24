import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type PictureRecord, pictures } from '@/data/shop/pictures';
import { listPictureTasks } from './picture-tasks';

jest.mock('@/data/shop/pictures', () => ({ pictures: {} }));

const home = process.cwd();
const folder = mkdtempSync(path.join(os.tmpdir(), 'masters-'));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

/** Returns the hash of a picture with these masters. A master has its name as its content. */
function readHash(masters: readonly string[], photograph?: PictureRecord['photograph']) {
  rmSync('artwork', { recursive: true, force: true });
  mkdirSync('artwork/masters', { recursive: true });
  for (const name of masters) writeFileSync(`artwork/masters/${name}`, name);
  mkdirSync('app', { recursive: true });
  writeFileSync('app/icon.svg', '');
  Object.assign(pictures, { fan: { kind: 'item', alt: 'Fan', photograph } });
  return listPictureTasks().find(({ name }) => name === 'fan')?.hash;
}

it('takes the named photograph as the master, or else the render', () => {
  const renderHash = readHash(['fan.webp']);
  expect(readHash(['fan-2.jpg', 'fan.webp'])).toBe(renderHash);
  const photographHash = readHash(['my-fan.jpg'], 'my-fan.jpg');
  expect(photographHash).not.toBe(renderHash);
  expect(readHash(['fan.webp', 'my-fan.jpg'], 'my-fan.jpg')).toBe(photographHash);
});

it.each([
  [[], undefined, 'artwork/masters/ has no fan.webp'],
  [['fan.heic', 'fan.webp'], 'fan.jpg', 'artwork/masters/ has no fan.jpg'],
  [['fan.png', 'fan.webp'], undefined, 'no entry names artwork/masters/fan.png'],
  [['fan.jpg', 'fan.png'], 'fan.jpg', 'no entry names artwork/masters/fan.png'],
] as const)(
  'reports what is wrong with the masters %j and the photograph %s',
  (masters, photograph, message) => {
    const error = `data/shop/pictures.ts, 'fan': ${message}`;
    expect(() => readHash(masters, photograph)).toThrow(error);
  },
);
