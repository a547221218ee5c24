import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { EMPTY_STATE } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { type Enquiry, parseState } from '@/lib/enquiry/parse-state';

const { getState, subscribe, updateAddress } = enquiryStore;

/** Subscribes to the store, and calls the listener after the paint that answers the visitor, or before a click is handled. */
function subscribeAfterPaint(listener: () => void): () => void {
  let isPending = false;
  const notify = () => {
    if (isPending) listener();
    isPending = false;
  };
  // Not as a transition: WebKit loses what React has put off where it keeps the page for Back.
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

function useStoredEnquiry(subscribeToStore: typeof subscribe): Enquiry {
  const state = useSyncExternalStore(subscribeToStore, getState, () => EMPTY_STATE);
  // Next's router writes back the address that it read before its hydration, where the store has changed it since.
  useEffect(() => {
    const timer = setTimeout(updateAddress);
    return () => clearTimeout(timer);
  }, []);
  return useMemo(() => parseState(state), [state]);
}

/** Returns the enquiry. Renders again at once, as fields need it. */
export const useEnquiry = () => useStoredEnquiry(subscribe);

/** Returns the enquiry, but renders again after the paint that answers the visitor. */
export const useEnquiryAfterPaint = () => useStoredEnquiry(subscribeAfterPaint);
