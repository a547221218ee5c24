import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './build/built-site';

/** The layers, each of which imports only itself and those after it. */
const LAYERS = ['app', 'components', 'lib', 'data'];

const listModules = (folder: string) =>
  listFiles(folder, /(?<!\.test)\.tsx?$/).map((name) => `${folder}/${name}`);

/** Lists our modules that a module imports. Imports of types alone vanish in the build. */
function listImports(file: string, withTypes: boolean): readonly string[] {
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (type )?(?:[^;]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...imports].flatMap(([, type, name, lateName]) => {
    const target = name ?? lateName ?? '';
    if (!/^(?:@\/|\.)/.test(target) || (type && !withTypes)) return [];
    const base = target.startsWith('@/')
      ? target.slice(2)
      : path.posix.join(path.posix.dirname(file), target);
    return ['', '.ts', '.tsx']
      .map((extension) => base + extension)
      .filter((each) => existsSync(each) && /\.tsx?$/.test(each));
  });
}

/** Collects these items and all that they lead to, directly or not. */
function collectReachable(
  items: Iterable<string>,
  listNext: (item: string) => Iterable<string>,
  found = new Set<string>(),
): ReadonlySet<string> {
  for (const item of items)
    if (!found.has(item)) collectReachable(listNext(item), listNext, found.add(item));
  return found;
}

const clientModules = LAYERS.flatMap(listModules).filter((file) =>
  /^['"]use client['"]/.test(readFileSync(file, 'utf8')),
);

it.each(LAYERS)('%s/ imports only itself and the layers below', (layer) => {
  const allowedLayers = LAYERS.slice(LAYERS.indexOf(layer));
  const wrongImports = listModules(layer).flatMap((file) =>
    listImports(file, true)
      .filter((target) => !allowedLayers.includes(target.split('/')[0] ?? ''))
      .map((target) => `${file} imports ${target}`),
  );
  expect(wrongImports).toEqual([]);
});

it('has four client components', () => {
  expect(clientModules.sort()).toEqual([
    'components/catalogue/catalogue.tsx',
    'components/contact/contact-form.tsx',
    'components/layout/main-nav.tsx',
    'components/layout/phone-menu.tsx',
  ]);
});

it('sends no module of the shop’s data to the browser: pages pass what a component needs as props', () => {
  const loadedModules = [...clientModules, ...listModules('scripts/build/late')];
  const inBrowser = [...collectReachable(loadedModules, (file) => listImports(file, false))];
  expect(inBrowser.length).toBeGreaterThan(80);
  expect(inBrowser.filter((file) => file.startsWith('data/shop/'))).toEqual([]);
});

it.each(['components', 'lib', 'scripts'])(
  'no folder of %s/ imports one that imports it, not even its types',
  (layer) => {
    const getFolder = (file: string) => file.split('/').slice(0, 2).join('/');
    const importsByFolder = new Map<string, Set<string>>();
    for (const file of listModules(layer).filter((name) => !name.includes('testing'))) {
      const folder = getFolder(file);
      const targets = importsByFolder.get(folder) ?? new Set();
      importsByFolder.set(folder, targets);
      for (const target of listImports(file, true).map(getFolder))
        if (target !== folder && target.startsWith(`${layer}/`)) targets.add(target);
    }
    const folders = [...importsByFolder.keys()];
    expect(folders.length).toBeGreaterThan(2);
    const getImports = (folder: string) => importsByFolder.get(folder) ?? [];
    const isCircular = (folder: string) =>
      collectReachable(getImports(folder), getImports).has(folder);
    expect(folders.filter(isCircular)).toEqual([]);
  },
);
