import { pictureFiles } from '@/lib/picture-files';
import { pageMistakes, pictureMistakes } from './site-files';

const [first, second, ...others] = pictureFiles('hero-home');
const pages = ['about', 'drives'];
const listed = { 'data/pages.ts': ['about'], 'data/category-pages/index.ts': ['drives'] };

it('finds no mistake where names and files agree', () => {
  const files = { pictures: pictureFiles('hero-home'), pages };
  expect(pictureMistakes(['hero-home'], files)).toEqual([]);
  expect(pageMistakes(listed, files)).toEqual([]);
});

it('names every file that a picture lacks', () => {
  expect(pictureMistakes(['hero-home'], { pictures: others, pages })).toEqual([
    `data/images.ts, hero-home: public/pictures/ lacks ${first}, ${second}: run npm run pictures -- hero-home`,
  ]);
});

it('tells of a page that is listed and missing, and of one that is there and not listed', () => {
  expect(pageMistakes(listed, { pictures: [], pages: ['about', 'disks'] })).toEqual([
    'data/category-pages/index.ts, drives: app/drives/page.tsx is missing: write it, or remove the line',
    expect.stringMatching(/^app\/disks\/page\.tsx: neither .+ lists it: list it there, or remove/),
  ]);
});
