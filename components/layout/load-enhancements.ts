/**
 * Loads all enhancements in development and in a plain Next export. The finished site has them
 * inline, and the build's ENHANCEMENTS keeps them out of Next's scripts.
 */
export function loadEnhancements(): void {
  if (process.env.ENHANCEMENTS !== 'inline') import('./development-enhancements');
}
