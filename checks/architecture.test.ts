import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'));

const isClient = (file: string) => /^['"]use client['"]/.test(readFileSync(file, 'utf8'));

/** What each room may import besides itself; the tests in `e2e` and `deploy/tests`, and `bench`, may import it all. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  app: ['components', 'lib', 'data'],
  components: ['lib', 'data'],
  lib: ['data'],
  data: [],
  checks: ['lib', 'data'],
  deploy: [],
  scripts: ['deploy', 'checks', 'lib', 'data'],
};

/** A record's type comes from its schema; types are gone when the site runs. */
const isRecordType = (wanted: string, typeOnly: boolean) =>
  typeOnly && wanted.startsWith('checks/schemas/');

/** Settings are checked where they are read. */
const READS_SETTINGS = 'lib/settings.ts > checks/read-settings';

const IMPORT =
  /^(?:import|export) (?<type>type )?(?:[^'";]*? from )?'(?<from>[^']+)'|(?:import|mock)\(\s*'(?<later>[^']+)'/gm;

/** The imports of a file that go against the one way, such as 'data/home.ts > components/ui/icon'. */
function wrongWay(file: string, source: string): readonly string[] {
  const [room = ''] = file.split('/');
  return [...source.matchAll(IMPORT)].flatMap(({ groups = {} }) => {
    const named = groups.from ?? groups.later ?? '';
    if (!/^(?:\.|@\/)/.test(named)) return [];
    const wanted = named.startsWith('@/')
      ? named.slice(2)
      : path.posix.join(path.posix.dirname(file), named);
    const [other = ''] = wanted.split('/');
    const found = `${file} > ${wanted}`;
    const allowed =
      other === room ||
      MAY_IMPORT[room]?.includes(other) ||
      wanted === 'package.json' ||
      isRecordType(wanted, groups.type !== undefined) ||
      found === READS_SETTINGS;
    return allowed ? [] : [found];
  });
}

describe('the house rules', () => {
  it('imports run one way', () => {
    const files = Object.keys(MAY_IMPORT)
      .flatMap(sources)
      .filter((file) => !file.startsWith('deploy/tests/'));
    expect(files.flatMap((file) => wrongWay(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    ['checks/schemas/parts.ts', "import { Icon } from '../../components/ui/icon';"],
    ['data/home.ts', "import '../components/ui/icon';"],
    ['data/category-pages/index.ts', "export { Icon } from '../../components/ui/icon';"],
    ['lib/seo.ts', "import {\n  builtPages,\n} from '../scripts/build/built-site';"],
    ['deploy/site.ts', "import { builtPages } from '../scripts/build/built-site';"],
    ['lib/seo.ts', "const page = () => import(\n'@/app/page');"],
    ['components/ui/icon.tsx', "import type { Metadata } from '../../app/layout';"],
    ['data/home.ts', "import { closing } from '@/checks/schemas/parts';"],
  ])('an import the other way is found: %s', (file, source) => {
    expect(wrongWay(file, source)).toHaveLength(1);
  });

  it('has four client components and no fifth', () => {
    const clients = ['app', 'components', 'lib', 'data'].flatMap(sources).filter(isClient);
    expect(clients.sort()).toEqual([
      'components/catalogue/catalogue.tsx',
      'components/contact/contact-form.tsx',
      'components/layout/main-nav.tsx',
      'components/layout/mobile-menu.tsx',
    ]);
  });
});
