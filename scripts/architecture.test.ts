import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The layers of the site from the top, with what each may import. `lib/content` has the schemas, whose types all others
 * share. Other folders are tools: they may import any layer, and no layer imports them.
 */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  app: ['components', 'lib', 'lib/content', 'data'],
  components: ['enhancements', 'lib', 'lib/content', 'data'],
  enhancements: ['lib'],
  lib: ['lib/content', 'data'],
  data: ['lib/content'],
  'lib/content': [],
};

const getLayer = (file: string) =>
  file.startsWith('lib/content/') ? 'lib/content' : file.replace(/\/.*/, '');

const sources: ReadonlyMap<string, string> = new Map(
  ['app', 'components', 'data', 'enhancements', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => path.join(folder, name).replaceAll(path.sep, '/')),
    )
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

/** Returns the project's files that a source imports, types and dynamic imports included, without endings. */
const getImports = (file: string, source: string): readonly string[] =>
  [...source.matchAll(/\b(?:from|import\(?)\s*'(@|\.{1,2})\/([^']+)'/g)].map(
    ([, start, rest = '']) =>
      start === '@' ? rest : path.posix.join(path.posix.dirname(file), start ?? '', rest),
  );

const findWrongImports = (file: string, source: string): readonly string[] =>
  getImports(file, source)
    .filter((imported) => {
      const [layer, importedLayer] = [getLayer(file), getLayer(imported)];
      return layer !== importedLayer && !LAYERS[layer]?.includes(importedLayer);
    })
    .map((imported) => `${file} > ${imported}`);

/** Returns the files that import themselves by way of others. */
function findCircles(files: ReadonlyMap<string, string>): readonly string[] {
  const importsByFile = new Map(
    [...files].map(([file, source]) => [file.replace(/\.tsx?$/, ''), getImports(file, source)]),
  );
  const reaches = (start: string): ReadonlySet<string> => {
    const reached = new Set<string>();
    const queue = [start];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const next = (importsByFile.get(file) ?? []).filter((imported) => !reached.has(imported));
      for (const imported of next) reached.add(imported);
      queue.push(...next);
    }
    return reached;
  };
  return [...importsByFile.keys()].filter((file) => reaches(file).has(file));
}

test('imports run one way', () => {
  expect([...sources].flatMap(([file, source]) => findWrongImports(file, source))).toEqual([]);
});

test('no files import each other in a circle', () => {
  expect(findCircles(sources)).toEqual([]);
  const circle = [
    ['lib/a.ts', "import { b } from './b';"],
    ['lib/b.tsx', "const a = import('@/lib/c');"],
    ['lib/c.ts', "import type { A } from '../lib/a';"],
    ['lib/d.ts', "import './a';"],
  ] as const;
  expect(findCircles(new Map(circle))).toEqual(['lib/a', 'lib/b', 'lib/c']);
});

test.each([
  ['data/legal.ts', "export { Icon } from '../components/ui/icon';"],
  ['lib/seo.ts', "import {\n  builtPages,\n} from '../scripts/build/built-site';"],
  ['lib/seo.ts', "const page = () => import(\n'@/app/page');"],
  ['components/ui/icon.tsx', "import type { Metadata } from '../../app/layout';"],
  ['lib/content/fields.ts', "import { request } from '@/data/email';"],
  ['lib/content/hours.ts', "import { fill } from '../fill';"],
])('an import the wrong way is found: %s', (file, source) => {
  expect(findWrongImports(file, source)).toHaveLength(1);
});

test('there are four client components', () => {
  const clients = [...sources].filter(([, source]) => /^['"]use client['"]/.test(source));
  expect(clients.map(([file]) => file).sort()).toEqual([
    'components/catalogue/catalogue.tsx',
    'components/contact/contact-form.tsx',
    'components/layout/main-nav.tsx',
    'components/layout/phone-menu.tsx',
  ]);
});
