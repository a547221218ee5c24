import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const listModules = (...folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );

/** Returns the modules that a module imports, with or without those of types alone, which vanish in the build. */
function listImports(file: string, withTypes: boolean): readonly string[] {
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (type )?(?:[^;]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...imports].flatMap(([, type, name, lateName]) => {
    const target = name ?? lateName ?? '';
    if (!/^(?:@\/|\.)/.test(target) || (type && !withTypes)) return [];
    const base = target.startsWith('@/') ? target.slice(2) : path.join(path.dirname(file), target);
    return ['', '.ts', '.tsx']
      .map((extension) => base + extension)
      .filter((each) => existsSync(each) && /\.tsx?$/.test(each));
  });
}

/** Adds to `found` these modules and all that they import, directly or not. */
function followImports(files: readonly string[], found = new Set<string>()) {
  for (const file of files)
    if (!found.has(file)) followImports(listImports(file, false), found.add(file));
  return found;
}

const clientModules = listModules('app', 'components', 'lib').filter((file) =>
  /^['"]use client['"]/.test(readFileSync(file, 'utf8')),
);

it('has four client components', () => {
  expect(clientModules.sort()).toEqual([
    'components/catalogue/catalogue.tsx',
    'components/contact/contact-form.tsx',
    'components/layout/main-nav.tsx',
    'components/layout/phone-menu.tsx',
  ]);
});

it('sends no module of the shop’s data to the browser: pages pass what a component needs as props', () => {
  const inBrowser = [...followImports([...clientModules, ...listModules('scripts/build/late')])];
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
    /** Lists the folders that a folder imports, directly or not. */
    const follow = (folder: string, found = new Set<string>()): Set<string> => {
      for (const next of importsByFolder.get(folder) ?? [])
        if (!found.has(next)) follow(next, found.add(next));
      return found;
    };
    const folders = [...importsByFolder.keys()];
    expect(folders.length).toBeGreaterThan(2);
    expect(folders.filter((folder) => follow(folder).has(folder))).toEqual([]);
  },
);
