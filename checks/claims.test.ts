import { about } from '@/data/about';
import { categoryPages } from '@/data/category-pages';
import { home } from '@/data/home';
import { everyStatement, statedClaims } from './claims';

const claims = statedClaims().map(({ claim }) => claim);

describe('the claims that the site makes of the shop', () => {
  it('are collected by rule: figures with their labels, and what knows no exception', () => {
    const figures = about.impact.figures.filter(({ figure }) => /\d\+|24\/7/.test(figure));
    expect(figures.length).toBeGreaterThan(2);
    for (const { figure, label } of figures) expect(claims).toContain(`${figure} ${label}`);
    for (const page of categoryPages) {
      if (page.kind !== 'showcase') continue;
      for (const { figure, unit, label } of page.tiles) {
        expect(claims).toContain(`${figure} ${unit} ${label}`);
      }
    }
    expect(claims).toEqual(expect.arrayContaining(['24 hours', '1-2 business days', '2-3 days']));
  });

  it('are what the shop says it does, too', () => {
    expect(claims).toContain(home.about.statement);
    expect(claims).toContain(about.hero.lead);
    const asked = everyStatement().map(({ claim }) => claim);
    expect(claims).not.toContain(asked.find((claim) => claim.startsWith('I would like a quote')));
  });

  it('are told once each', () => {
    expect(new Set(claims).size).toBe(claims.length);
  });

  it('promise a response within 24 hours, and never a quote', () => {
    const within = everyStatement().filter(({ claim }) => /24 hours/.test(claim));
    expect(within.length).toBeGreaterThan(0);
    expect(within.filter(({ claim }) => /quot(?!e request)/i.test(claim))).toEqual([]);
  });
});
