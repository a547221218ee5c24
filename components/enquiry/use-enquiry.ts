import { useEffect, useSyncExternalStore } from 'react';
import { EMPTY_STATE, type EnquiryState } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';

const { getState, subscribe, updateAddress } = enquiryStore;

/** Subscribes to the store. Calls the listener after the next paint, or at a press before it. */
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
  // Next's router writes back an older address in hydration, so the store writes its own again.
  useEffect(() => {
    const timer = setTimeout(updateAddress);
    return () => clearTimeout(timer);
  }, []);
  return state;
}

/** Returns the enquiry. Renders at once after a change, so that fields show what the store has. */
export const useEnquiry = () => useStoredEnquiry(subscribe);

/** Returns the enquiry. Renders after the next paint, so slow components don't delay a tick. */
export const useEnquiryAfterPaint = () => useStoredEnquiry(subscribeAfterPaint);
