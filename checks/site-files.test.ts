import { pictureFiles } from '@/lib/picture-files';
import { pageMistakes, pictureMistakes } from './site-files';

const [first, second, ...others] = pictureFiles('hero-home');

it('names every file that a picture lacks', () => {
  expect(pictureMistakes(['hero-home'], pictureFiles('hero-home'))).toEqual([]);
  expect(pictureMistakes(['hero-home'], others)).toEqual([
    `data/images.ts, hero-home: public/pictures/ lacks ${first}, ${second}: run npm run pictures -- hero-home`,
  ]);
});

it('tells of a page that is listed and missing', () => {
  const listed = { 'data/pages.ts': ['about'], 'data/category-pages/index.ts': ['drives'] };
  expect(pageMistakes(listed, (folder) => folder === 'about')).toEqual([
    'data/category-pages/index.ts, drives: app/drives/page.tsx is missing: write it, or remove the line',
  ]);
});
