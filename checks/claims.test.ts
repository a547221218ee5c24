import { about } from '@/data/about';
import { home } from '@/data/home';
import { everyStatement, statedClaims } from './claims';

const claims = statedClaims().map(({ claim }) => claim);
const stated = everyStatement().map(({ claim }) => claim);

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
  expect(claims).not.toContain(stated.find((claim) => claim.startsWith('I would like a quote')));
});

it('a response is promised within 24 hours, and never a quote', () => {
  const within = stated.filter((claim) => claim.includes('24 hours'));
  expect(within.length).toBeGreaterThan(0);
  expect(within.filter((claim) => /quot(?!e request)/i.test(claim))).toEqual([]);
});
