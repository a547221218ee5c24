import { clsx } from 'clsx';
import { ENQUIRY_FORM_ID, REVIEW_HREF } from '@/components/ui/element-ids';
import { SiteLink } from '@/components/ui/site-link';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import './include-box.css';

interface IncludeBoxProps {
  /** The id of the product or featured item. */
  readonly id: string;
  readonly itemName: string;
  /** The name and value that the form passes to the mail program where no scripts run. A box without them is hidden there. */
  readonly formField?: { readonly name: string; readonly value: string };
}

/**
 * The box that puts an item into the enquiry. include-box.enhance.ts handles and ticks it. After a ticked box comes a
 * link to the review, visible while it has the focus: for the Tab key, the bar with its link is behind all cards.
 */
export function IncludeBox({ id, itemName, formField }: IncludeBoxProps) {
  return (
    <div
      className={clsx(
        'include-box relative print:hidden',
        formField === undefined && 'noscript:hidden',
      )}
    >
      <label className="tick flex min-h-11 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          data-enquiry-item={id}
          form={formField && ENQUIRY_FORM_ID}
          {...formField}
          className="size-5 flex-none accent-accent-ink"
        />
        <span>
          {`${enquiryCopy.includeStart} `}
          <span className="sr-only">{`${itemName} `}</span>
          {enquiryCopy.includeEnd}
        </span>
      </label>
      <SiteLink
        href={REVIEW_HREF}
        className="button primary sr-only focus:not-sr-only focus:absolute focus:bottom-full focus:left-0 focus:px-4"
      >
        {enquiryCopy.bar.review}
      </SiteLink>
    </div>
  );
}
