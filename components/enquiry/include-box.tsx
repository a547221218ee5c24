import { clsx } from 'clsx';
import { ENQUIRY_FORM_ID, REVIEW_HREF } from '@/components/ui/element-ids';
import { SiteLink } from '@/components/ui/site-link';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import './include-box.css';

interface IncludeBoxProps {
  /** The id of the product or featured item. */
  readonly id: string;
  readonly itemName: string;
  /** The field that the form sends where no scripts run. A box without one is hidden there. */
  readonly formField?: { readonly name: string; readonly value: string };
}

/**
 * The box that puts an item into the enquiry, handled by include-box.enhance.ts. Once the item
 * is in it, the label says 'In my enquiry': a link to the review replaces 'Include', so that
 * nothing moves.
 */
export function IncludeBox({ id, itemName, formField }: IncludeBoxProps) {
  return (
    <div
      className={clsx(
        'include-box flex gap-x-2 print:hidden',
        formField === undefined && 'noscript:hidden',
      )}
    >
      <label className="peer include-label flex min-h-11 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          data-enquiry-item={id}
          form={formField && ENQUIRY_FORM_ID}
          {...formField}
          className="size-5 flex-none accent-accent-ink"
        />
        <span>
          <span className="include">{`${enquiryCopy.includeStart} `}</span>
          <span className="sr-only">{`${itemName} `}</span>
          <span className="inline-block">{enquiryCopy.includeEnd}</span>
        </span>
      </label>
      <SiteLink
        href={REVIEW_HREF}
        className="hidden py-2.75 text-small underline underline-offset-4 peer-has-checked:block"
      >
        {enquiryCopy.review}
        <span className="sr-only">{` ${enquiryCopy.reviewEnd}`}</span>
      </SiteLink>
    </div>
  );
}
