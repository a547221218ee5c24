import { useSyncExternalStore } from 'react';
import { EMPTY_STATE } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';

const { getState, subscribe } = enquiryStore;

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

const getServerState = () => EMPTY_STATE;

/** Returns the enquiry. Renders at once after a change, so that fields show what the store has. */
export const useEnquiry = () => useSyncExternalStore(subscribe, getState, getServerState);

/** Returns the enquiry. Renders after the next paint, so that a box's mark is not delayed. */
export const useEnquiryAfterPaint = () =>
  useSyncExternalStore(subscribeAfterPaint, getState, getServerState);
