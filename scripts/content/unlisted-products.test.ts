/** @jest-environment node */
import { sampleFiles, samplePack } from './testing/sample-pack';
import { unseenNotices } from './unlisted-products';

const without = (...slugs: readonly string[]) => ({
  ...samplePack,
  'category-pages': samplePack['category-pages'].filter(({ slug }) => !slugs.includes(slug)),
});

it('tells of products that no listed page shows', () => {
  expect(unseenNotices(samplePack, sampleFiles)).toEqual([]);
  const [told, ...more] = unseenNotices(without('pc-components'), sampleFiles);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ file: 'data/sample/menu.yaml', line: 1 });
  expect(told?.text).toMatch(/^no page listed here shows .*rm850e.*: list one with 'scope: all'/);
  expect(told?.text).not.toContain('tuf-rtx-5080');
});
