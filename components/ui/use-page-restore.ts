import { useEffect, useReducer } from 'react';
import { RESTORE_DELAY_MS } from './restore-delay';

/** The delays before each refill of the fields, in ms after the page is shown. */
const REFILL_DELAYS_MS = [0, 50, RESTORE_DELAY_MS];

/**
 * Calls `refill` a few times after Back to a page that the browser has kept, since it may have
 * emptied the fields. Stops once the visitor changes a field.
 *
 * @param refill only the first render's function is called
 */
export function usePageRestore(refill: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first `refill` stays valid
  useEffect(() => {
    let timers: readonly ReturnType<typeof setTimeout>[] = [];
    const cancel = () => timers.forEach(clearTimeout);
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      cancel();
      if (persisted) timers = REFILL_DELAYS_MS.map((delay) => setTimeout(refill, delay));
    };
    addEventListener('pageshow', handlePageShow);
    addEventListener('input', cancel, true);
    return () => {
      cancel();
      removeEventListener('pageshow', handlePageShow);
      removeEventListener('input', cancel, true);
    };
  }, []);
}

/** Renders a component again after Back, so that React refills fields that a browser emptied. */
export function useRenderAfterRestore(): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  usePageRestore(renderAgain);
}
