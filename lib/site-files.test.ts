import { pictureFiles } from './picture-files';
import { pageMistakes, pictureMistakes, type SiteFiles } from './site-files';

const files = (change: Partial<SiteFiles> = {}): SiteFiles => ({
  pictures: pictureFiles('hero-home'),
  pages: new Map([
    ['about', null],
    ['drives', 'drives'],
  ]),
  categoryFiles: new Map([['drives', 'drives']]),
  ...change,
});

it('finds no mistake where names and files agree', () => {
  expect(pictureMistakes(['hero-home'], files())).toEqual([]);
  expect(pageMistakes(['drives'], files())).toEqual([]);
});

it.each(pictureFiles('hero-home'))('misses the picture %s', (file) => {
  const pictures = pictureFiles('hero-home').filter((name) => name !== file);
  expect(pictureMistakes(['hero-home'], files({ pictures }))).toEqual([
    `data/images.ts, hero-home: public/pictures/ lacks ${file}: run npm run pictures -- hero-home`,
  ]);
});

it.each<[string, readonly string[], Partial<SiteFiles>, readonly RegExp[]]>([
  [
    'a slug without a page',
    ['drives', 'software'],
    {
      categoryFiles: new Map([
        ['drives', 'drives'],
        ['software', 'software'],
      ]),
    },
    [/^data\/categories\/index\.ts, software: app\/software\/page\.tsx is missing/],
  ],
  [
    'a slug that is not its file’s name',
    ['disks'],
    { categoryFiles: new Map([['drives', 'disks']]) },
    [/disks: data\/categories\/disks\.ts is missing/, /^app\/drives\/page\.tsx: shows a category/],
  ],
  [
    'the slug of another page',
    ['about'],
    { categoryFiles: new Map([['about', 'about']]), pages: new Map([['about', null]]) },
    [/^app\/about\/page\.tsx: shows no category: import the record of data\/categories\/about/],
  ],
  [
    'a page that shows another category',
    ['drives'],
    { pages: new Map([['drives', 'disks']]) },
    [/^app\/drives\/page\.tsx: shows disks: import/],
  ],
  [
    'a page and a file of a category that is not listed',
    [],
    {},
    [/^app\/drives\/page\.tsx: .+ list it/, /^data\/categories\/drives\.ts: .+ list it there/],
  ],
])('tells of %s', (_name, slugs, change, messages) => {
  expect(pageMistakes(slugs, files(change))).toEqual(
    messages.map((message) => expect.stringMatching(message)),
  );
});
