import { useEffect } from 'react';

/**
 * Runs the enhancements after hydration, since React reports any earlier change of its markup. In the finished site they are
 * inline in each page, and the adapter's ENHANCEMENTS variable keeps them out of the chunks.
 */
export function useEnhancements() {
  useEffect(() => {
    if (process.env.ENHANCEMENTS !== 'inline') import('./development-enhancements');
  }, []);
}
