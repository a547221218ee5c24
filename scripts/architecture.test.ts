import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './build/built-site';

/** The layers, each of which imports only itself and those after it. */
const LAYERS = ['app', 'components', 'lib', 'data'];

const listModules = (folder: string) =>
  listFiles(folder, /(?<!\.test)\.tsx?$/).map((name) => `${folder}/${name}`);

/** The statements `import … from 'name'`, `import 'name'` and `export … from 'name'`, and the call `import('name')`. */
const IMPORTS = [/^(?:import|export) (?:[^;]*? from )?'([^']+)'/gm, /\bimport\('([^']+)'\)/g];
/** A statement about types alone, which vanishes in the build. */
const TYPE_STATEMENT = /^(?:import|export) type [^;]*;/gm;

const readCode = (file: string) => readFileSync(file, 'utf8');

/** Lists our modules that a module imports. */
const listImports = (file: string, code = readCode(file)): readonly string[] =>
  IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)])
    .map(([, name = '']) => name)
    .filter((name) => name.startsWith('@/') || name.startsWith('.'))
    .map((name) =>
      name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name),
    )
    // An import leaves out a module's '.ts' or '.tsx'. Stylesheets and JSON are no modules.
    .flatMap((name) => [`${name}.ts`, `${name}.tsx`])
    .filter((name) => existsSync(name));

/** Lists our modules that a browser loads with a module. */
const listLoadedImports = (file: string) =>
  listImports(file, readCode(file).replaceAll(TYPE_STATEMENT, ''));

/** Collects these items and all that they lead to, directly or not. */
function collectReachable(
  items: Iterable<string>,
  listNext: (item: string) => Iterable<string>,
): ReadonlySet<string> {
  const reachable = new Set(items);
  // The loop also reaches the items that it adds.
  for (const item of reachable) for (const next of listNext(item)) reachable.add(next);
  return reachable;
}

const clientModules = LAYERS.flatMap(listModules).filter((file) =>
  /^['"]use client['"]/.test(readCode(file)),
);

it.each(LAYERS)('%s/ imports only itself and the layers below', (layer) => {
  const allowedLayers = LAYERS.slice(LAYERS.indexOf(layer));
  const wrongImports = listModules(layer).flatMap((file) =>
    listImports(file)
      .filter((target) => !allowedLayers.includes(target.split('/')[0] ?? ''))
      .map((target) => `${file} imports ${target}`),
  );
  expect(wrongImports).toEqual([]);
});

it('has four client components', () => {
  const names = clientModules.map((file) => path.basename(file, '.tsx'));
  expect(names.sort()).toEqual(['catalogue', 'contact-form', 'main-nav', 'phone-menu']);
});

it('sends no module of the shop’s data to the browser: pages pass what a component needs as props', () => {
  const loadedModules = [...clientModules, ...listModules('scripts/page-scripts')];
  const inBrowser = [...collectReachable(loadedModules, listLoadedImports)];
  // Far fewer would mean that the patterns miss imports, and so modules.
  expect(inBrowser.length).toBeGreaterThan(80);
  expect(inBrowser.filter((file) => file.startsWith('data/shop/'))).toEqual([]);
});

it.each(['components', 'lib', 'scripts'])(
  'no folder of %s/ imports one that imports it, not even its types',
  (layer) => {
    const getFolder = (file: string) => file.split('/').slice(0, 2).join('/');
    const modules = listModules(layer).filter((file) => !file.includes('testing'));
    const folders = [...new Set(modules.map(getFolder))];
    expect(folders.length).toBeGreaterThan(2);
    const listImportedFolders = (folder: string) =>
      modules
        .filter((file) => getFolder(file) === folder)
        .flatMap((file) => listImports(file))
        .map(getFolder)
        .filter((target) => target !== folder && target.startsWith(`${layer}/`));
    const isCircular = (folder: string) =>
      collectReachable(listImportedFolders(folder), listImportedFolders).has(folder);
    expect(folders.filter(isCircular)).toEqual([]);
  },
);
