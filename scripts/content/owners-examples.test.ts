import { readFileSync } from 'node:fs';
import { ICONS } from '@/lib/content/category-pages';
import { readPack } from './read-pack';
import { findIssues, getSampleFile, sampleFiles } from './testing/sample-pack';

const OWNERS = readFileSync('OWNERS.md', 'utf8');
const findExamples = (text: string) =>
  [...text.matchAll(/```yaml\n(.+?)```/gs)].map(([, source = '']) => source);
const EXAMPLES = [...findExamples(OWNERS), ...findExamples(readFileSync('shop/README.md', 'utf8'))];
const isProduct = (source: string) => /^sku: /m.test(source);
const [productExample = ''] = EXAMPLES.filter(isProduct);
const [pageExample = ''] = EXAMPLES.filter((source) => /^kind: showcase/m.test(source));
const categoryExamples = EXAMPLES.filter((source) => /^ {2}subcategories: /m.test(source));
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
  expect(read(['rm750e'], 'alt: Its back\n').pack?.pictures.rm750e?.alt).toBe('Its back');
  // Until its photograph is there, it has the sample's picture.
  expect(read([]).pack?.products[0]?.image).toBe('power-supply');
});

it.each(EXAMPLES.filter(isProduct))(
  'accepts product %# of the documents, with their categories',
  (source) => {
    const files = sampleFiles.flatMap((file) => {
      if (file.name.startsWith('products/')) return [];
      const isCategories = file.name === 'categories';
      return {
        ...file,
        source: [file.source, ...(isCategories ? categoryExamples : [])].join('\n'),
      };
    });
    const { issues } = readPack(
      [...files, createFile('products/fan', source)],
      {},
      { sample: sampleFiles },
    );
    // The build names the line of a tile that a page lacks.
    expect(issues.filter(({ message }) => !message.startsWith('no tile counts'))).toEqual([]);
  },
);

it('accepts the pictures of shop/README.md', () => {
  const [source = ''] = EXAMPLES.filter((example) => example.includes('kind: hero'));
  const pictures = getSampleFile('pictures');
  const file = { ...pictures, file: 'shop/pictures.yaml', source, base: pictures.source };
  expect(findIssues([file])).toEqual([]);
});
