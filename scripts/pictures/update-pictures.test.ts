import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { updatePictures } from './update-pictures';

const folder = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));
const record = path.join(folder, 'record.json');

/** Runs tasks with these hashes by name. Returns the names of the tasks whose files were made. */
async function run(hashes: Readonly<Record<string, string>>) {
  jest.spyOn(console, 'log').mockImplementation();
  const madeNames: string[] = [];
  const tasks = Object.entries(hashes).map(([name, hash]) => {
    const file = path.join(folder, 'made', name);
    const make = async () => {
      if (hash === 'broken') throw new Error('no picture');
      madeNames.push(name);
      return new Map([[file, Buffer.from(hash)]]);
    };
    return { name, hash, files: [file], make };
  });
  await updatePictures(tasks, record);
  return madeNames;
}

it('makes what is new, missing or changed, and nothing else', async () => {
  writeFileSync(record, '{}');
  expect(await run({ a: '1', b: '1', c: '1' })).toEqual(['a', 'b', 'c']);
  expect(await run({ a: '1', b: '1', c: '1' })).toEqual([]);
  rmSync(path.join(folder, 'made/b'));
  expect(await run({ a: '2', b: '1', c: '1' })).toEqual(['a', 'b']);
});

it('goes on after a picture that failed, and forgets pictures that are gone', async () => {
  writeFileSync(record, '{}');
  await expect(run({ a: '1', b: 'broken' })).rejects.toThrow('no picture');
  expect(await run({ a: '1', b: '1' })).toEqual(['b']);
  await run({ b: '2' });
  expect(readFileSync(record, 'utf8')).toBe('{\n  "b": "2"\n}\n');
});
