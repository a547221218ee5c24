import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNames, listSampleNames } from './sample-names';
import { samplePack } from './testing/sample-pack';

const { company } = samplePack;

/** A real shop in the sample's town. */
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
  const names = listSampleNames(samplePack, inDerby);
  expect(findNames('Peak Components, 1 Friar Gate, Derby, Derbyshire DE1 1BU', names)).toEqual([]);
  expect(findNames('Write to DERWENT HARDWARE, says Priya Nair', names)).toEqual([
    'Derwent Hardware',
    'Priya Nair',
  ]);
});

it('the software’s and the legal copy name no shop', () => {
  const address = { ...company.address, locality: 'Usk', region: 'Gwent' };
  const elsewhere = { ...inDerby.company, strapline: 'In Usk', address };
  const names = listSampleNames(samplePack, { ...inDerby, company: elsewhere });
  // Name, domain, town and county, and each customer's name and company.
  expect(names).toHaveLength(4 + 2 * samplePack.testimonials.length);
  const files = ['app', 'components', 'data', 'lib', 'enhancements'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(room, name.replaceAll(path.sep, '/')),
    ),
  );
  const ours = files.filter(
    (file) =>
      /\.(?:tsx?|css|svg|md|json)$/.test(file) &&
      !/\.test\.|^data\/(?:sample\/|shop\.ts)/.test(file),
  );
  expect(ours.length).toBeGreaterThan(100);
  for (const file of ours)
    expect([file, findNames(readFileSync(file, 'utf8'), names)]).toEqual([file, []]);
});
