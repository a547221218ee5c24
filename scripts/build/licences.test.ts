/** @jest-environment node */
import manifest from '../../package.json';
import { licences } from './licences';

const text = licences(process.cwd());

test.each([...Object.keys(manifest.dependencies), 'archivo (font)'])(
  'the licence of %s goes along with the site',
  (name) => {
    const heading = `${name}\n${'='.repeat(name.length)}\n\n`;
    expect(text).toContain(heading);
  },
);

test('licences that ask for it come with their whole text', () => {
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
});
