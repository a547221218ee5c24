import { readdirSync, readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { listFiles } from './build/built-site';

/** The layers. Each imports only itself and those after it. */
const LAYERS = ['app', 'components', 'lib', 'data'];
const TOOLS = ['scripts', 'deploy', 'e2e', 'bench'];

const listModules = (folder: string) =>
  listFiles(folder, /(?<!\.test)\.tsx?$/).map((name) => `${folder}/${name}`);

const clientModules = LAYERS.flatMap(listModules).filter((file) =>
  readFileSync(file, 'utf8').startsWith("'use client'"),
);

it.each(LAYERS)('%s/ imports only itself and the layers below, and no tool', (layer) => {
  const refusedFolders = [...LAYERS.slice(0, LAYERS.indexOf(layer)), ...TOOLS].join('|');
  // A statement or a call, by the alias or a relative path.
  const wrongImport = new RegExp(`(?:from |import ?\\(?)'(?:@|\\.[./]*\\.)/(?:${refusedFolders})/`);
  const wrongFiles = listModules(layer).filter((file) =>
    wrongImport.test(readFileSync(file, 'utf8')),
  );
  expect(wrongFiles).toEqual([]);
});

it('has four client components, none of which loads the shop’s data', () => {
  expect(clientModules.toSorted()).toEqual([
    'components/catalogue/catalogue.tsx',
    'components/contact/contact-form.tsx',
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
    const imports = new RegExp(
      `(?:from |import ?\\(?)'(?:@/${layer}|(?:\\.\\./)*\\.\\.)/([\\w-]+)/`,
      'g',
    );
    const listImportedFolders = (folder: string) =>
      listModules(`${layer}/${folder}`)
        .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(imports)])
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
