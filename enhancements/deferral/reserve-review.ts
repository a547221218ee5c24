import { STORAGE_KEY } from '../../lib/page-state/storage-key';

/**
 * Reserves the place of the review before the first paint, as tall as it last was in this tab. So the review moves nothing that
 * a visitor sees, and a reload comes back to where it was. components/enquiry/review-slot.tsx releases the reserved space.
 */
const HEIGHT_KEY = 'review-height';
const slot = document.querySelector('#enquiry') as HTMLElement;
try {
  const hasLines = () => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}').lines?.length > 0;
  if (location.search.includes('parts=') || hasLines())
    slot.style.minHeight = sessionStorage.getItem(HEIGHT_KEY) ?? '100vh';
  addEventListener('pagehide', () => {
    if (slot.querySelector('.review') !== null)
      sessionStorage.setItem(HEIGHT_KEY, `${slot.offsetHeight}px`);
  });
} catch {
  // The browser refuses storage, or a stored enquiry is damaged.
}
