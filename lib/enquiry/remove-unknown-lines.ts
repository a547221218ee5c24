import { enquiryItems } from '@/data/enquiry-items';
import { pageStore } from '@/lib/page-state/page-store';

const knownIds: ReadonlySet<string> = new Set(enquiryItems.map(({ id }) => id));

/** Removes and counts the lines of the tab's enquiry whose items the shop doesn't have. */
export const removeUnknownLines = () => pageStore.dispatch({ type: 'removeUnknown', knownIds });
