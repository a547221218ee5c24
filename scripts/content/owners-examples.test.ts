import { readFileSync } from 'node:fs';
import { ICONS } from '@/lib/content/category-pages';
import { readPack } from './read-pack';
import { sampleFiles } from './testing/sample-pack';

const EXAMPLES = [...readFileSync('OWNERS.md', 'utf8').matchAll(/```yaml\n(.+?)```/gs)];
const [productExample = '', pageExample = ''] = EXAMPLES.map(([, source = '']) => source);

it('accepts the page that OWNERS.md shows, and each icon that it lists', () => {
  const name = 'category-pages/repairs';
  const others = sampleFiles.map((file) =>
    file.name === 'menu' ? { ...file, source: `${file.source}- repairs\n` } : file,
  );
  const read = (source: string) =>
    readPack([...others, { name, file: `shop/${name}.yaml`, source }], {}, { sample: sampleFiles });
  const { issues, pack } = read(pageExample);
  expect(issues).toEqual([]);
  expect(pack?.['category-pages'].at(-1)?.name).toBe('Repairs & Upgrades');
  const [, listed = ''] = /The icons are (.+?)\./s.exec(readFileSync('OWNERS.md', 'utf8')) ?? [];
  expect(listed.match(/\w+(?=`)/g)?.toSorted()).toEqual(ICONS.toSorted());

  // Without its items the page would have two dark sections in a row.
  const bare = pageExample.replace(/featuredHeading.+(?=closing:)/s, '');
  expect(read(bare).issues.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '1: has nothing between its first and last sections',
  ]);
});

it('accepts the product that OWNERS.md begins with, beside the sample’s texts', () => {
  const source = productExample;
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
