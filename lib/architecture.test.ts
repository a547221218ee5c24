import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const filesIn = (folder: string, name: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'));

const sources = (folder: string) => filesIn(folder, /\.tsx?$/);
const lines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

const isClient = (file: string) => /^['"]use client['"]/.test(readFileSync(file, 'utf8'));

describe('the house rules', () => {
  it('has four client components and no fifth', () => {
    const clients = ['app', 'components', 'lib', 'data'].flatMap(sources).filter(isClient);
    expect(clients.sort()).toEqual([
      'components/catalogue/catalogue.tsx',
      'components/contact/contact-form.tsx',
      'components/layout/main-nav.tsx',
      'components/layout/mobile-menu.tsx',
    ]);
  });

  it('lists every style sheet in one, and keeps each short', () => {
    const contents = 'app/globals.css';
    const others = ['app', 'components']
      .flatMap((folder) => filesIn(folder, /\.css$/))
      .filter((file) => file !== contents);
    const listed = lines(contents)
      .flatMap((line) => line.match(/^@import '(\.[^']+)'/)?.[1] ?? [])
      .map((file) => path.posix.join('app', file));
    expect(listed.toSorted()).toEqual(others.toSorted());
    // It is a list, and the few settings that Tailwind reads beside it.
    expect(lines(contents).filter((line) => !line.startsWith('@import')).length).toBeLessThan(5);
    for (const file of others) {
      expect({ file, short: lines(file).length <= 150 }).toEqual({ file, short: true });
    }
  });
});
