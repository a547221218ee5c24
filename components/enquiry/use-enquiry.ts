import { useEffect, useSyncExternalStore } from 'react';
import { EMPTY_STATE, type EnquiryState } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';

const { getState, subscribe, updateAddress } = enquiryStore;

/** Subscribes to the store. Calls the listener only after the next paint, or at a press before that paint. */
function subscribeAfterPaint(listener: () => void): () => void {
  let isPending = false;
  const notify = () => {
    if (isPending) listener();
    isPending = false;
  };
  // A React transition would not do: WebKit loses its delayed work when it keeps the page for Back.
  const unsubscribe = subscribe(() => {
    isPending = true;
    requestAnimationFrame(() => setTimeout(notify));
  });
  // A press of a quote link first saves the text typed just before it, which belongs in that quote.
  addEventListener('click', notify, true);
  return () => {
    unsubscribe();
    removeEventListener('click', notify, true);
  };
}

function useStoredEnquiry(subscribeToStore: typeof subscribe): EnquiryState {
  const state = useSyncExternalStore(subscribeToStore, getState, () => EMPTY_STATE);
  // During hydration, Next's router writes back an older address, so the store writes its own again.
  useEffect(() => {
    const timer = setTimeout(updateAddress);
    return () => clearTimeout(timer);
  }, []);
  return state;
}

/** Returns the enquiry. Renders at once after a change, as a field must: it shows what the store has. */
export const useEnquiry = () => useStoredEnquiry(subscribe);

/** Returns the enquiry. Renders after the next paint, so that slow components don't delay the tick of a pressed box. */
export const useEnquiryAfterPaint = () => useStoredEnquiry(subscribeAfterPaint);
