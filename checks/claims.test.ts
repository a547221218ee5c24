import { about, home } from '@/data/shop';
import { statedClaims } from './claims';
import { samplePack } from './pack/testing/sample-pack';

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

it('a response is promised within 24 hours, and never a quote', () => {
  const within = JSON.stringify(samplePack).match(/[^".?!;]*24 hours[^".?!;]*/g) ?? [];
  expect(within.length).toBeGreaterThan(0);
  expect(within.filter((sentence) => /quot(?!e request)/i.test(sentence))).toEqual([]);
});
