import { ENQUIRY_KEY } from '@/lib/enquiry/stored-names';

/**
 * Returns true where the browser has an enquiry or the visitor's PC, or the address may hold one.
 * Unlike the store, doesn't parse them.
 */
export function mayHaveEnquiry(): boolean {
  try {
    return location.search !== '' || localStorage.getItem(ENQUIRY_KEY) !== null;
  } catch {
    // The browser refuses storage.
    return false;
  }
}
