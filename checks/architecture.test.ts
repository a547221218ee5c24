import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The code of a room: names and texts of its files. */
const sources = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(room, name))
    .map((file) => [file.replaceAll(path.sep, '/'), readFileSync(file, 'utf8')] as const);

/** What each room may import besides itself; the tests in `e2e` and `deploy/tests`, and `bench`, may import it all. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  app: ['components', 'lib', 'data'],
  components: ['enhancements', 'lib', 'data'],
  enhancements: ['lib'],
  lib: ['data'],
  data: [],
  checks: ['lib', 'data'],
  deploy: [],
  scripts: ['deploy', 'checks', 'lib', 'data'],
};

/** An import of a room's file, '@/lib/seo' or '../../lib/seo': whether of a type alone, the file and its room. */
const IMPORT =
  /(\bimport type [^;']*)?'(?:@|\.[./]*)\/((app|bench|checks|components|data|deploy|e2e|enhancements|lib|scripts)\/[^']+)'/g;

/** The imports of a file that go against the one way, such as 'data/legal.ts > components/ui/icon'. */
function wrongWay([file, source]: readonly [file: string, source: string]): readonly string[] {
  const [own = ''] = file.split('/');
  return [...source.matchAll(IMPORT)].flatMap(([, type, to = '', room = '']) => {
    const found = `${file} > ${to}`;
    const allowed =
      room === own ||
      MAY_IMPORT[own]?.includes(room) ||
      // A record's type comes from its schema, and settings are checked where they are read.
      (type !== undefined && to.startsWith('checks/schemas/')) ||
      found === 'lib/settings.ts > checks/read-settings';
    return allowed ? [] : [found];
  });
}

test('imports run one way', () => {
  const files = Object.keys(MAY_IMPORT).flatMap(sources);
  expect(
    files
      .filter(([file]) => !/^deploy\/tests\/|^checks\/architecture/.test(file))
      .flatMap(wrongWay),
  ).toEqual([]);
});

test.each([
  ['data/legal.ts', "export { Icon } from '../../components/ui/icon';"],
  ['lib/seo.ts', "import {\n  builtPages,\n} from '../scripts/build/built-site';"],
  ['lib/seo.ts', "const page = () => import(\n'@/app/page');"],
  ['components/ui/icon.tsx', "import type { Metadata } from '../../app/layout';"],
  ['data/legal.ts', "import { closing } from '@/checks/schemas/fields';"],
])('an import the other way is found: %s', (file, source) => {
  expect(wrongWay([file, source])).toHaveLength(1);
});

test('there are four client components and no fifth', () => {
  const clients = ['app', 'components', 'lib', 'data']
    .flatMap(sources)
    .filter(([, source]) => /^['"]use client['"]/.test(source));
  expect(clients.map(([file]) => file).sort()).toEqual([
    'components/catalogue/catalogue.tsx',
    'components/contact/contact-form.tsx',
    'components/layout/main-nav.tsx',
    'components/layout/phone-menu.tsx',
  ]);
});
