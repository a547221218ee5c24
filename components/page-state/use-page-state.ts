import { useEffect, useSyncExternalStore } from 'react';
import { EMPTY_STATE } from '@/lib/page-state/page-state';
import { pageStore } from '@/lib/page-state/page-store';

const { cleanAddress, getState, subscribe } = pageStore;
const getServerState = () => EMPTY_STATE;

/** Returns the tab's enquiry and visitor's PC. Renders again at once, as fields need it. */
export const usePageState = () => useSyncExternalStore(subscribe, getState, getServerState);

// Not as a transition: WebKit loses what React has put off where it keeps the page for Back.
function subscribeAfterPaint(listener: () => void): () => void {
  let isPending = false;
  const notify = () => {
    if (isPending) listener();
    isPending = false;
  };
  const unsubscribe = subscribe(() => {
    isPending = true;
    requestAnimationFrame(() => setTimeout(notify));
  });
  // A press of a quote link saves the text typed just before it, which belongs in that quote.
  addEventListener('click', notify, true);
  return () => {
    unsubscribe();
    removeEventListener('click', notify, true);
  };
}

/** Returns the same, but renders again after the paint that answers the visitor, or before a click is handled. */
export const usePageStateAfterPaint = () =>
  useSyncExternalStore(subscribeAfterPaint, getState, getServerState);

/** Cleans the address after hydration, since Next's router writes back the address that it has read before the store. */
export function useCleanAddress(): void {
  useEffect(() => {
    const timer = setTimeout(cleanAddress);
    return () => clearTimeout(timer);
  }, []);
}
