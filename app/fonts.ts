import localFont from 'next/font/local';

/*
 * One family, Archivo, of three faces that artwork/fonts.py cuts out of the variable font, and a monospace.
 *
 * The headline swaps in whenever it comes, since its fallbacks (styles/fallback-fonts.css) break into the same lines. Of
 * the smaller faces one that came late would move lines of text, so a first visit on a slow line keeps their fallbacks;
 * preloaded, they would only hold up the headline and the picture there.
 * Next takes literals only, so the family is named in each.
 */
const headline = localFont({
  src: './fonts/archivo-headline.woff2',
  variable: '--font-headline',
  weight: '600 800',
  declarations: [
    { prop: 'font-family', value: 'Archivo' },
    { prop: 'font-stretch', value: '118%' },
  ],
  display: 'swap',
  adjustFontFallback: false,
});

const regular = localFont({
  src: './fonts/archivo-regular.woff2',
  variable: '--font-regular',
  weight: '400 500',
  declarations: [{ prop: 'font-family', value: 'Archivo' }],
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
});

const semibold = localFont({
  src: './fonts/archivo-semibold.woff2',
  variable: '--font-semibold',
  weight: '600 700',
  declarations: [{ prop: 'font-family', value: 'Archivo' }],
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
});

const mono = localFont({
  src: './fonts/jetbrains-mono.woff2',
  variable: '--font-mono',
  weight: '500',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'monospace'],
});

/** Class names that bring the faces into a page. */
export const fontClasses = [headline, regular, semibold, mono]
  .map(({ variable }) => variable)
  .join(' ');
