import type {} from '../lib/page-state/page-store';
import { STORAGE_KEY } from '../lib/page-state/storage-key';

/**
 * Puts an item into the enquiry, or takes it out, as its box says. Saves a tick made before the store has loaded, since the
 * visitor may leave at once. Stores only the lines; lib/page-state/codec.ts adds the other fields on reading. Marks the box for
 * enquiry.ts, since a browser may refuse storage; an unmarked tick may be one that the browser restored.
 */
const saveTick = ({ target }: Event) => {
  const { checked, dataset } = target as HTMLInputElement;
  const { enquiryItem: id } = dataset;
  if (id === undefined) return;
  if (window.pageStore) return window.pageStore.dispatch({ type: checked ? 'add' : 'remove', id });
  dataset.touched = '';
  try {
    const { lines = [], ...state } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    const others = lines.filter((line: { readonly id: string }) => line.id !== id);
    const next = { ...state, lines: checked ? [...others, { id, quantity: 1 }] : others };
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // enquiry.ts reads the mark.
  }
};

// Captured, since deferral/early-input.ts hides early events from later listeners.
addEventListener('change', saveTick, true);
