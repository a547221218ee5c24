import localFont from 'next/font/local';

/**
 * The headline font: a wide subset of Archivo, cut by artwork/fonts.py. The layout imports this file for its `@font-face`,
 * and styles name the family. The fallbacks in styles/fallback-fonts.css have the same metrics, so a late swap moves nothing.
 */
export const headlineFont = localFont({
  src: './fonts/archivo-headline.woff2',
  weight: '600 800',
  declarations: [{ prop: 'font-family', value: 'Archivo Wide' }],
  display: 'swap',
  adjustFontFallback: false,
});
