import { enquiryCopy } from '@/data/copy/enquiry-pages';
import type { PageState } from '@/lib/page-state/page-state';
import { pageStore } from '@/lib/page-state/page-store';
import { fillTemplate } from '@/lib/text/fill-template';

const { notices } = enquiryCopy;
const { unknownOne, unknownMany } = notices;

/** Says what a link has changed: items that the shop doesn't list, and an earlier enquiry, which Undo brings back. */
export function EnquiryNotices({ state }: { readonly state: PageState }) {
  const { replaced, unknownCount } = state;
  return (
    <div role="status" className="print:hidden">
      {unknownCount > 0 && (
        <p className="notice mb-4">
          {fillTemplate(unknownCount === 1 ? unknownOne : unknownMany, { n: unknownCount })}
        </p>
      )}
      {replaced && (
        <p className="notice mb-4">
          {`${replaced.cause === 'link' ? notices.replaced : notices.restored} `}
          <button
            type="button"
            className="text-link font-semibold"
            onClick={() => pageStore.dispatch({ type: 'restoreReplaced' })}
          >
            {notices.undo}
          </button>
        </p>
      )}
    </div>
  );
}
