import { legal } from '@/data/legal';
import { about, home } from '@/data/shop';
import { samplePack } from '../scripts/content/testing/sample-pack';
import { statedClaims } from './claims';

const claims = statedClaims(samplePack).map(({ claim }) => claim);

it('figures with their labels, times and what the shop says it does are claims, a visitor’s words are none', () => {
  const [customers] = about.impact.figures;
  expect(claims).toEqual(
    expect.arrayContaining([
      `${customers?.figure} ${customers?.label}`,
      '20+ Models Business Desktops',
      '24 hours',
      '1-2 business days',
      '2-3 days',
      home.about.statement,
      about.hero.lead,
      'Manufacturer warranties',
    ]),
  );
  expect(claims.filter((claim) => claim.startsWith('I would like'))).toEqual([]);
});

it('days of delivery are counted in business days, from dispatch, wherever a text has room for it', () => {
  const { promises, ...company } = samplePack.company;
  const said = JSON.stringify([{ ...samplePack, company }, legal]).replaceAll(
    '{delivery}',
    '2-3 days',
  );
  const sentences =
    said.match(/[^".?!]*2-3 days[^".?!]*/g)?.filter((one) => one !== '2-3 days') ?? [];
  expect(sentences.length).toBeGreaterThan(3);
  expect(
    sentences.filter((one) => !/(?:from dispatch|from then), counted in business days/.test(one)),
  ).toEqual([]);
  expect(promises.find(({ label }) => label === 'Delivery')?.note).toMatch(
    /business days.+dispatch/,
  );
});

it('who promises a response says on which days', () => {
  const said = JSON.stringify({ ...samplePack, company: samplePack.company.responseNote });
  const sentences = said.match(/[^".?!;]*24 hours[^".?!;]*/g) ?? [];
  expect(sentences.length).toBeGreaterThan(2);
  expect(sentences.filter((one) => !/24 hours, Sundays and bank holidays apart/.test(one))).toEqual(
    [],
  );
});

it('a response is promised within 24 hours, and never a quote', () => {
  const within = JSON.stringify(samplePack).match(/[^".?!;]*24 hours[^".?!;]*/g) ?? [];
  expect(within.length).toBeGreaterThan(0);
  expect(within.filter((sentence) => /quot(?!e request)/i.test(sentence))).toEqual([]);
});
