import { findSampleFiles } from './sample-issues';

const createFile = (folder: string, name: string, source = 'a: 1\nb: 2') => ({
  name,
  source,
  file: `${folder}/${name}.yaml`,
});
const NAMES = ['home', 'menu', 'category-pages/fans', 'category-pages/pumps', 'products/a'];
const sampleFiles = NAMES.map((name) => createFile('data/sample', name));
const findIssues = (files: typeof sampleFiles) =>
  findSampleFiles(files, sampleFiles, ['fans']).map(({ text }) => text.split(/ to | that /)[0]);

it('summarises the sample’s files in a shop, without pages that its menu leaves out', () => {
  expect(findIssues(sampleFiles)).toEqual([
    '1 product in the catalogue: add your own',
    '2 page texts: copy home and category-pages/fans',
    '1 setup file',
  ]);
});

it('reports copied page texts with the sample’s values, but accepts copied setup files and products', () => {
  const copies = NAMES.map((name) => createFile('shop', name, '# Mine.\na: "1"\nb: 2'));
  expect(findIssues(copies)).toEqual(['2 page texts: copy home and category-pages/fans']);
  expect(findIssues(NAMES.map((name) => createFile('shop', name, 'a: 2')))).toEqual([]);
});
