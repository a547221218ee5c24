import { useEffect, useState } from 'react';

/** The time in ms after which a busy WebKit has emptied the fields of a page that it kept for Back. */
const RESTORE_DELAY_MS = 250;

/** Counts how often the browser has brought this page back. Its fields must be filled again each time. */
export function useRestoreCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const countRestore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      requestAnimationFrame(() => {
        for (const delay of [0, RESTORE_DELAY_MS])
          setTimeout(() => setCount((before) => before + 1), delay);
      });
    };
    // Captured, since use-filters.ts stops this event for later listeners.
    window.addEventListener('pageshow', countRestore, true);
    return () => window.removeEventListener('pageshow', countRestore, true);
  }, []);
  return count;
}
