import { sampleFiles, samplePack } from './testing/sample-pack';
import { findUnlistedProducts } from './unlisted-products';

it('warns of products that no page of the menu shows', () => {
  expect(findUnlistedProducts(samplePack, sampleFiles)).toEqual([]);
  const pages = samplePack['category-pages'].filter(({ slug }) => slug !== 'pc-components');
  const issues = findUnlistedProducts({ ...samplePack, 'category-pages': pages }, sampleFiles);
  expect(issues).toEqual([
    {
      ...{ severity: 'warning', file: 'data/sample/menu.yaml', line: 1, column: 1 },
      message: expect.stringMatching(/^no page in this list shows (?!.*tuf-rtx-5080).*rm850e/),
      fix: expect.stringContaining("'scope: all'"),
    },
  ]);
});
