import localFont from 'next/font/local';

/**
 * A wide subset of Archivo for headlines, cut by artwork/fonts.py. Importing this file adds its
 * `@font-face`. styles/fallback-fonts.css has the same metrics, so a late swap moves nothing.
 */
export const headlineFont = localFont({
  src: './fonts/archivo-headline.woff2',
  weight: '600 800',
  declarations: [{ prop: 'font-family', value: 'Archivo Wide' }],
  display: 'swap',
  adjustFontFallback: false,
});
