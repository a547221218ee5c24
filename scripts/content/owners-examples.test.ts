import { readFileSync } from 'node:fs';
import { ICONS } from '@/lib/content/category-pages';
import { readPack } from './read-shop';
import { findIssues, getSampleFile, sampleFiles } from './testing/sample-pack';

const OWNERS = readFileSync('OWNERS.md', 'utf8');
const findExamples = (text: string) =>
  [...text.matchAll(/```yaml\n(.+?)```/gs)].map(([, source = '']) => source);
const [productExample = '', pageExample = ''] = findExamples(OWNERS);
const createFile = (name: string, source: string) => ({ name, file: `shop/${name}.yaml`, source });

it('accepts the page that OWNERS.md shows, and each icon that it lists', () => {
  const menu = getSampleFile('menu');
  const read = (source: string) =>
    findIssues([
      { ...menu, source: `${menu.source}- repairs\n` },
      createFile('category-pages/repairs', source),
    ]);
  expect(read(pageExample)).toEqual([]);
  // Without its items the page would have two dark sections in a row.
  expect(read(pageExample.replace(/featuredHeading.+(?=closing:)/s, ''))).toEqual([
    expect.stringContaining('has nothing between its first and last sections'),
  ]);
  const [, listed = ''] = /The icons are (.+?)\./s.exec(OWNERS) ?? [];
  expect(listed.match(/\w+(?=`)/g)?.toSorted()).toEqual(ICONS.toSorted());
});

it('accepts the product that OWNERS.md begins with, beside the sample’s texts', () => {
  const others = sampleFiles.filter(({ name }) => !name.startsWith('products/'));
  const read = (photographs: readonly string[], more = '') => {
    const files = [...others, createFile('products/rm750e', productExample + more)];
    return readPack(files, {}, { sample: sampleFiles, photographs });
  };
  const { issues, pack } = read(['rm750e']);
  expect(issues).toEqual([]);
  expect(pack?.products[0]?.image).toBe('rm750e');
  expect(pack?.home.example).toBeUndefined();
  expect(pack?.pictures.rm750e?.alt).toBe('Corsair RM750e 750 W');
  const picture = read(['rm750e'], 'alt: Its back\ncrop: cover\n').pack?.pictures.rm750e;
  expect(picture).toEqual({ kind: 'card', alt: 'Its back', crop: 'cover' });
  // Until its photograph is there, it has the sample's picture.
  expect(read([]).pack?.products[0]?.image).toBe('power-supply');
});

it('accepts the picture, the categories, the case and the cooler that shop/README.md shows', () => {
  const [picture = '', categories = '', pcCase = '', cooler = ''] = findExamples(
    readFileSync('shop/README.md', 'utf8'),
  );
  const extend = (name: string, example: string) =>
    createFile(name, `${getSampleFile(name).source}\n${example}`);
  const page = 'category-pages/pc-components';
  const tiles = 'tiles: [{ label: A, counts: Cases }, { label: B, counts: Coolers }]\n';
  const ownFiles = [
    extend('pictures', picture),
    extend('categories', categories),
    createFile(page, getSampleFile(page).source.replace(/^tiles:\n(?: .+\n)+/m, tiles)),
    createFile('products/pop-air', pcCase),
    createFile('products/pure-rock-2', cooler),
  ];
  const isReplaced = (name: string) =>
    name.startsWith('products/') || ownFiles.some((file) => file.name === name);
  const files = [...sampleFiles.filter(({ name }) => !isReplaced(name)), ...ownFiles];
  const photographs = ['pure-rock-2', 'hero-repairs'];
  const { issues, pack } = readPack(files, {}, { sample: sampleFiles, photographs });
  expect(issues).toEqual([]);
  expect(pack?.products.map(({ facts }) => facts?.part)).toEqual(['case', 'cooler']);
});
