import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namesIn, sampleNames } from './sample-names';
import { samplePack } from './testing/sample-pack';

const { company } = samplePack;

/** A real shop where the sample is. */
const inDerby = {
  ...samplePack,
  company: {
    ...company,
    name: 'Peak Components',
    email: 'sales@peak-components.co.uk',
    address: { ...company.address, street: '1 Friar Gate', postcode: 'DE1 1BU' },
  },
  testimonials: [],
};

it('a shop may be in Derby, and is not the sample', () => {
  const names = sampleNames(samplePack, inDerby);
  expect(namesIn('Peak Components, 1 Friar Gate, Derby, Derbyshire DE1 1BU', names)).toEqual([]);
  expect(namesIn('Write to DERWENT HARDWARE, says Priya Nair', names)).toEqual([
    'Derwent Hardware',
    'Priya Nair',
  ]);
});

it('what the software and the law say names no shop', () => {
  const address = { ...company.address, locality: 'Usk', region: 'Gwent' };
  const elsewhere = { ...inDerby.company, strapline: 'In Usk', address };
  const names = sampleNames(samplePack, { ...inDerby, company: elsewhere });
  expect(names).toContain('Derby');
  const files = readdirSync('data', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.\w+$/.test(name) && !/^sample\b|^shop\.ts$/.test(name),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const file of files)
    expect(namesIn(readFileSync(path.join('data', file), 'utf8'), names)).toEqual([]);
});
