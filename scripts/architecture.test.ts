import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The layers of the site from the top, each with the layers that it may import. `lib/content` holds the schemas, whose types all
 * layers share. Other folders are tools: they may import any layer, and no layer imports them.
 */
const IMPORTS_BY_LAYER: Readonly<Record<string, readonly string[]>> = {
  app: ['components', 'lib', 'lib/content', 'data'],
  components: ['enhancements', 'lib', 'lib/content', 'data'],
  enhancements: ['lib'],
  lib: ['lib/content', 'data'],
  data: ['lib/content'],
  'lib/content': [],
};

const getLayer = (file: string) =>
  file.startsWith('lib/content/') ? 'lib/content' : file.replace(/\/.*/, '');

const sourcesByFile: ReadonlyMap<string, string> = new Map(
  ['app', 'components', 'data', 'enhancements', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => path.join(folder, name).replaceAll(path.sep, '/')),
    )
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

/** Lists the project's files that a source imports, without extensions. Includes types and dynamic imports. */
const listImports = (file: string, source: string): readonly string[] =>
  [...source.matchAll(/\b(?:from|import\(?)\s*'(@|\.{1,2})\/([^']+)'/g)].map(
    ([, start, rest = '']) =>
      start === '@' ? rest : path.posix.join(path.posix.dirname(file), start ?? '', rest),
  );

const findWrongImports = (file: string, source: string): readonly string[] =>
  listImports(file, source)
    .filter((imported) => {
      const [layer, importedLayer] = [getLayer(file), getLayer(imported)];
      return layer !== importedLayer && !IMPORTS_BY_LAYER[layer]?.includes(importedLayer);
    })
    .map((imported) => `${file} > ${imported}`);

/** Finds the files that import themselves through other files. */
function findCycles(files: ReadonlyMap<string, string>): readonly string[] {
  const importsByFile = new Map(
    [...files].map(([file, source]) => [file.replace(/\.tsx?$/, ''), listImports(file, source)]),
  );
  const collectImports = (start: string): ReadonlySet<string> => {
    const found = new Set<string>();
    const queue = [start];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const next = (importsByFile.get(file) ?? []).filter((imported) => !found.has(imported));
      for (const imported of next) found.add(imported);
      queue.push(...next);
    }
    return found;
  };
  return [...importsByFile.keys()].filter((file) => collectImports(file).has(file));
}

test('no layer imports a layer above', () => {
  expect([...sourcesByFile].flatMap(([file, source]) => findWrongImports(file, source))).toEqual(
    [],
  );
});

test('no imports form a cycle', () => {
  expect(findCycles(sourcesByFile)).toEqual([]);
  const cycle = [
    ['lib/a.ts', "import { b } from './b';"],
    ['lib/b.tsx', "const a = import('@/lib/c');"],
    ['lib/c.ts', "import type { A } from '../lib/a';"],
    ['lib/d.ts', "import './a';"],
  ] as const;
  expect(findCycles(new Map(cycle))).toEqual(['lib/a', 'lib/b', 'lib/c']);
});

test.each([
  ['data/legal.ts', "export { Icon } from '../components/ui/icon';"],
  ['lib/seo.ts', "import {\n  listBuiltPages,\n} from '../scripts/build/built-site';"],
  ['lib/seo.ts', "const page = () => import(\n'@/app/page');"],
  ['components/ui/icon.tsx', "import type { Metadata } from '../../app/layout';"],
  ['lib/content/fields.ts', "import { request } from '@/data/email';"],
  ['lib/content/opening-hours.ts', "import { fill } from '../fill';"],
])('reports a wrong import of %s', (file, source) => {
  expect(findWrongImports(file, source)).toHaveLength(1);
});

test('there are four client components', () => {
  const clients = [...sourcesByFile].filter(([, source]) => /^['"]use client['"]/.test(source));
  expect(clients.map(([file]) => file).sort()).toEqual([
    'components/catalogue/catalogue.tsx',
    'components/contact/contact-form.tsx',
    'components/layout/main-nav.tsx',
    'components/layout/phone-menu.tsx',
  ]);
});
