import { readdirSync, readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { listFiles } from './build/built-site';

// Biome's noRestrictedImports (biome.json) checks the direction: app, components, lib, data.

const listModules = (folder: string) =>
  listFiles(folder, /(?<!\.test)\.tsx?$/).map((name) => `${folder}/${name}`);

const clientModules = ['app', 'components', 'lib']
  .flatMap(listModules)
  .filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"));

it('has four client components, none of which loads the shop’s data', () => {
  expect(clientModules).toHaveLength(4);
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

it.each(['components', 'lib', 'scripts'])(
  'no folder of %s/ imports one that imports it, not even its types',
  (layer) => {
    const folders = readdirSync(layer).filter((name) => !name.includes('.') && name !== 'testing');
    const imports = new RegExp(`from '(?:@/${layer}|(?:\\.\\./)*\\.\\.)/([\\w-]+)/`, 'g');
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
