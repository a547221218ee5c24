import { useEffect } from 'react';

/**
 * Runs the enhancements in development and in a plain Next export, after hydration, since React reports any earlier
 * change of its markup. The finished site has them inline, and ENHANCEMENTS keeps them out of Next's scripts.
 */
export function useEnhancements() {
  useEffect(() => {
    if (process.env.ENHANCEMENTS !== 'inline') import('./development-enhancements');
  }, []);
}
