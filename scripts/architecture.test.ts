import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { listFiles } from './build/built-site';

/** The layers. Each imports only itself and those after it. */
const LAYERS = ['app', 'components', 'lib', 'data'];
const TOOLS = ['scripts', 'deploy', 'e2e', 'bench'];

const listModules = (folder: string) =>
  listFiles(folder, /(?<!\.test)\.tsx?$/).map((name) => `${folder}/${name}`);

/** Lists our modules that a module imports, by statement or call, as paths from the root. */
const listImports = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from |import ?\(?)'((?:@|\.+)\/[^']+)'/g)].map(
    ([, name = '']) =>
      name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name),
  );

const clientModules = LAYERS.flatMap(listModules).filter((file) =>
  readFileSync(file, 'utf8').startsWith("'use client'"),
);

it.each(LAYERS)('%s/ imports only itself and the layers below, and no tool', (layer) => {
  const refusedFolders = [...LAYERS.slice(0, LAYERS.indexOf(layer)), ...TOOLS];
  const wrongFiles = listModules(layer).filter((file) =>
    listImports(file).some((imported) => refusedFolders.includes(imported.split('/')[0] ?? '')),
  );
  expect(wrongFiles).toEqual([]);
});

it('has four client components, none of which loads the shop’s data', () => {
  expect(clientModules.toSorted()).toEqual([
    'components/catalogue/catalogue.tsx',
    'components/contact/contact-sections.tsx',
    'components/layout/main-nav.tsx',
    'components/layout/phone-menu.tsx',
  ]);
  const { metafile } = buildSync({
    entryPoints: [...clientModules, ...listModules('scripts/page-scripts')],
    bundle: true,
    format: 'esm',
    packages: 'external',
    loader: { '.svg': 'empty' },
    metafile: true,
    write: false,
    outdir: 'out',
  });
  const loadedModules = Object.keys(metafile.inputs);
  expect(loadedModules).toContain('lib/enquiry/enquiry-store.ts');
  expect(loadedModules.filter((file) => file.startsWith('data/shop/'))).toEqual([]);
});

it.each(['components', 'lib', 'data', 'scripts'])(
  'no folder of %s/ imports one that imports it, not even its types',
  (layer) => {
    const folders = readdirSync(layer).filter((name) => !name.includes('.') && name !== 'testing');
    const listImportedFolders = (folder: string) =>
      listModules(`${layer}/${folder}`)
        .flatMap(listImports)
        .map((imported) => imported.split('/'))
        .filter(([top]) => top === layer)
        .map(([, name = '']) => name)
        .filter((name) => name !== folder && folders.includes(name));
    const isCircular = (folder: string) => {
      const reachable = new Set(listImportedFolders(folder));
      // The loop also reaches the folders that it adds.
      for (const name of reachable)
        for (const next of listImportedFolders(name)) reachable.add(next);
      return reachable.has(folder);
    };
    expect(folders.filter(isCircular)).toEqual([]);
  },
);
