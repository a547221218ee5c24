import { pictureFiles } from '@/lib/picture-files';
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
  expect(pageMistakes(['drives'], ['home', 'about'], files())).toEqual([]);
});

it.each(pictureFiles('hero-home'))('misses the picture %s', (file) => {
  const pictures = pictureFiles('hero-home').filter((name) => name !== file);
  expect(pictureMistakes(['hero-home'], files({ pictures }))).toEqual([
    `data/images.ts, hero-home: public/pictures/ lacks ${file}: run npm run pictures -- hero-home`,
  ]);
});

it('names every file that a picture lacks', () => {
  const [first, second, ...pictures] = pictureFiles('hero-home');
  expect(pictureMistakes(['hero-home'], files({ pictures }))).toEqual([
    expect.stringContaining(`lacks ${first}, ${second}: run`),
  ]);
});

it.each<[string, readonly string[], Partial<SiteFiles>, readonly RegExp[]]>([
  [
    'a category without a page',
    ['drives'],
    { pages: new Map() },
    [/^data\/categories\/drives\.ts, slug: app\/drives\/page\.tsx is missing: copy/],
  ],
  [
    'a page in another folder',
    ['drives'],
    { pages: new Map([['disks', 'drives']]) },
    [/^app\/disks\/page\.tsx: is not where .+ leads: rename the folder to app\/drives\/$/],
  ],
  [
    'a slug that is not its file’s name',
    ['disks'],
    { categoryFiles: new Map([['drives', 'disks']]) },
    [/^data\/categories\/drives\.ts, slug: "disks" is not the file’s name: write drives/],
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
    { pages: new Map([['drives', 'about']]) },
    [/^app\/drives\/page\.tsx: shows about: import/, /shows about, and .+ is missing/],
  ],
  [
    'a category that is not listed',
    [],
    {},
    [/^data\/categories\/drives\.ts: data\/categories\/index\.ts does not list it: list it/],
  ],
  [
    'a page whose category was removed',
    [],
    { categoryFiles: new Map() },
    [/^app\/drives\/page\.tsx: shows drives, and data\/categories\/drives\.ts is missing/],
  ],
])('tells of %s', (_name, slugs, change, messages) => {
  const { pages } = files(change);
  const own = [...pages.keys()].filter((page) => pages.get(page) === null);
  expect(pageMistakes(slugs, own, files(change))).toEqual(
    messages.map((message) => expect.stringMatching(message)),
  );
});

it('tells of a page that is listed and missing, and of one that is there and not listed', () => {
  expect(pageMistakes(['drives'], ['home', 'guides'], files())).toEqual([
    expect.stringMatching(/^data\/pages\.ts, guides: app\/guides\/page\.tsx is missing: write/),
    expect.stringMatching(/^app\/about\/page\.tsx: data\/pages\.ts does not list it: list it/),
  ]);
});
