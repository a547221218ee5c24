import type {} from '../../lib/page-state/page-store';
import { STORAGE_KEY } from '../../lib/page-state/storage-key';

/**
 * Saves a tick that comes before enquiry.ts, since the visitor may leave at once. Writes only what lib/page-state/codec.ts fills
 * in. Marks the box, for a browser that refuses storage; an unmarked tick may be one that the browser restored.
 */
const saveEarlyTick = ({ target }: Event) => {
  const { checked, dataset } = target as HTMLInputElement;
  const { enquiryItem: id } = dataset;
  if (id === undefined || window.pageStore) return;
  dataset.touched = '';
  try {
    const state = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{"lines":[]}');
    state.lines = state.lines.filter((line: { readonly id: string }) => line.id !== id);
    if (checked) state.lines.push({ id, quantity: 1 });
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(state));
  } catch {
    // enquiry.ts reads the mark.
  }
};

addEventListener('change', saveEarlyTick, true);
