import { readdirSync, readFileSync } from 'node:fs';

test('there are four client components', () => {
  const isClient = (file: string) => /^['"]use client['"]/.test(readFileSync(file, 'utf8'));
  const components = ['app', 'components', 'enhancements', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  expect(components.filter(isClient).sort()).toEqual([
    'components/catalogue/catalogue.tsx',
    'components/contact/contact-form.tsx',
    'components/layout/main-nav.tsx',
    'components/layout/phone-menu.tsx',
  ]);
});
