import { useEffect, useSyncExternalStore } from 'react';
import { dropUnknownLines } from '@/lib/enquiry/change-lines';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import { EMPTY_STATE, type EnquiryLine } from '@/lib/enquiry/enquiry-state';
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

/**
 * Writes the enquiry into the address again after hydration, or removes it: in hydration Next's
 * router writes back an older address. Of each page, the outermost reader of the enquiry calls it.
 */
export function useAddressUpdate(): void {
  useEffect(() => {
    const timer = setTimeout(enquiryStore.updateAddress);
    return () => clearTimeout(timer);
  }, []);
}

/**
 * Drops lines of items that the shop doesn't list, which a link or an old enquiry may have.
 *
 * @param lines the lines of the enquiry
 * @param items all that an enquiry can hold; the same list in every render
 */
export function useDropUnknownLines(
  lines: readonly EnquiryLine[],
  items: readonly EnquiryItem[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines may be of unknown items
  useEffect(() => {
    enquiryStore.update(dropUnknownLines(new Set(items.map(({ id }) => id))));
  }, [items, lines]);
}
