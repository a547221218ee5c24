import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

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
});
