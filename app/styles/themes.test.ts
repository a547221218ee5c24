import { readFileSync } from 'node:fs';
import manifest from '@/app/manifest';
import { categoryPages } from '@/data/shop/pages';
import { readColour } from '@/scripts/pictures/colour-roles';
import { computeContrast } from '@/scripts/testing/contrast';

const THEMES = 'app/styles/themes.css';

describe('text on the colours of themes.css has a contrast of 4.5:1', () => {
  // The colours that stand under or on each colour of a theme.
  const partners: Readonly<Record<string, readonly string[]>> = {
    '--theme-accent': ['on-accent', 'paper', 'raised'].map((role) => readColour(role)),
    '--theme-glow': [readColour('stage')],
    '--accent': [readColour('on-accent', THEMES)],
  };
  // A rule by its last selector, such as "[data-theme='gaming'] { --theme-accent: #6d28d9; }".
  const colours = [...readFileSync(THEMES, 'utf8').matchAll(/(\S+) \{([^}]+)\}/g)].flatMap(
    ([, selector = '', declarations = '']) =>
      [...declarations.matchAll(/(--[\w-]+): (#[0-9a-f]{6})/g)].map(
        ([, name = '', colour = '']) => ({ selector, name, colour }),
      ),
  );
  it.each(colours.filter(({ name }) => name in partners))('$selector $name', ({ name, colour }) => {
    const contrasts = partners[name]?.map((partner) => computeContrast(colour, partner)) ?? [];
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(categoryPages)('$theme has both colours', ({ theme }) => {
    const ofTheme = colours.filter(({ selector }) => selector === `[data-theme='${theme}']`);
    const names = ofTheme.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['--theme-accent', '--theme-glow']));
  });
});

it('the colours of the browser’s own surfaces are the page’s', () => {
  const { background_color, theme_color } = manifest();
  expect([background_color, theme_color]).toEqual([readColour('paper'), readColour('raised')]);
});
