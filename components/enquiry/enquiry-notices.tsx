import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { undoChange } from '@/lib/enquiry/change-lines';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import type { Enquiry } from '@/lib/enquiry/parse-state';
import { fillTemplate } from '@/lib/text/fill-template';

const { notices } = enquiryCopy;
const { unknownOne, unknownMany } = notices;

/** Says what a link has changed: items that the shop doesn't list, and an earlier enquiry, which Undo brings back. */
export function EnquiryNotices({ state }: { readonly state: Enquiry }) {
  const { undo, unknownCount } = state;
  return (
    <div role="status" className="print:hidden">
      {unknownCount > 0 && (
        <p className="notice mb-4">
          {fillTemplate(unknownCount === 1 ? unknownOne : unknownMany, { n: unknownCount })}
        </p>
      )}
      {undo?.cause === 'replaced' && (
        <p className="notice mb-4">
          {`${notices.replaced} `}
          <button
            type="button"
            className="text-link font-semibold"
            onClick={() => enquiryStore.update(undoChange)}
          >
            {notices.undo}
          </button>
        </p>
      )}
    </div>
  );
}
