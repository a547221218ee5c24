import { useEffect } from 'react';

/**
 * Runs the enhancements after hydration, since React reports any change to its markup before that. In the finished site
 * they are inline in each page, and the adapter's ENHANCEMENTS keeps them out of the chunks.
 */
export function useEnhancements() {
  useEffect(() => {
    if (process.env.ENHANCEMENTS !== 'inline') import('@/enhancements/with-live-reload');
  }, []);
}
