import { STORAGE_KEY } from '../../lib/page-state/storage-key';

/** Returns true where the tab has an enquiry or a visitor's PC, or the address may bring one. */
export function hasPageState(): boolean {
  try {
    return location.search !== '' || sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    // The browser refuses storage.
    return false;
  }
}
