import localFont from 'next/font/local';

/**
 * The one face of ours, Archivo set wide, for headlines; text is in the system's own. artwork/fonts.py cuts it. It swaps
 * in whenever it comes, since its fallbacks (styles/fallback-fonts.css) break into the same lines.
 */
export const headline = localFont({
  src: './fonts/archivo-headline.woff2',
  variable: '--font-headline',
  weight: '600 800',
  declarations: [{ prop: 'font-family', value: 'Archivo Wide' }],
  display: 'swap',
  adjustFontFallback: false,
});
