import { about } from '@/data/about';
import { categories } from '@/data/categories';
import { company } from '@/data/company';
import { statedClaims } from './claims';

const of = (place: string) =>
  statedClaims()
    .filter((each) => each.place === place)
    .map(({ claim }) => claim);

describe('the figures that the site states', () => {
  it('are all that has a figure in its impact and its promises', () => {
    const figures = about.impact.figures.map(({ figure, label }) => `${figure} ${label}`);
    expect(of('data/about.ts, impact')).toEqual(figures.filter((claim) => /\d/.test(claim)));
    const promises = company.promises.map(({ label, value }) => `${label}: ${value}`);
    expect(of('data/company.ts, promises')).toEqual(promises.filter((claim) => /\d/.test(claim)));
    expect(promises.some((claim) => !/\d/.test(claim))).toBe(true);
  });

  it('are the tiles of the pages that state counts, and of no page that counts its products', () => {
    for (const category of categories) {
      const tiles =
        category.kind === 'showcase'
          ? category.tiles.map(({ label, figure, unit }) => `${label}: ${figure} ${unit}`)
          : [];
      expect(of(`data/categories/${category.slug}.ts, tiles`)).toEqual(tiles);
    }
  });
});
