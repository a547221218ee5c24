/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readPack } from './read-pack';
import { sampleFiles } from './testing/sample-pack';

it('accepts the product that OWNERS.md begins with, beside the sample’s texts', () => {
  const [, source = ''] = /```yaml\n(.+?)```/s.exec(readFileSync('OWNERS.md', 'utf8')) ?? [];
  const name = 'products/rm750e';
  const files = [
    ...sampleFiles.filter((file) => !file.name.startsWith('products/')),
    { name, file: `shop/${name}.yaml`, source },
  ];
  const read = readPack(files, {}, { sample: sampleFiles, photographs: ['rm750e'] });
  // The sample's pages count categories without products.
  expect(read.issues.every(({ message }) => message.startsWith('have nothing to count'))).toBe(
    true,
  );
  expect(read.pack?.products.map(({ image }) => image)).toEqual(['rm750e']);
  expect(read.pack?.home.example).toBeUndefined();

  const described = [...files.slice(0, -1), { name, file: '', source: `${source}alt: Its back\n` }];
  const { pack } = readPack(described, {}, { sample: sampleFiles, photographs: ['rm750e'] });
  expect([read.pack?.pictures.rm750e?.alt, pack?.pictures.rm750e?.alt]).toEqual([
    'Corsair RM750e 750 W',
    'Its back',
  ]);
  // Until its photograph is there, it has the sample's picture.
  const without = readPack(files, {}, { sample: sampleFiles });
  expect(without.pack?.products.map(({ image }) => image)).toEqual(['power-supply']);
});
