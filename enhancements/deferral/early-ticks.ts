import type {} from '../../lib/page-state/page-store';
import { STORAGE_KEY } from '../../lib/page-state/storage-key';

/**
 * Saves a tick that comes before enquiry.ts, since the visitor may leave at once. Writes only what lib/page-state/codec.ts fills
 * in. Marks the box, for a browser that refuses storage; an unmarked tick may be one that the browser restored.
 */
const saveEarlyTick = ({ target }: Event) => {
  const { checked, dataset } = target as HTMLInputElement;
  const { enquiryItem: id } = dataset;
  if (id === undefined) return;
  // React may have made the store before enquiry.ts is there. Where it is, this changes nothing.
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

addEventListener('change', saveEarlyTick, true);
