import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { ENQUIRY_FORM } from './enquiry-ids';
import './include-box.css';

interface IncludeBoxProps {
  /** The id of the product or featured item. */
  readonly id: string;
  readonly itemName: string;
  /** The field that the form passes to the mail program without scripts. A box without a field needs a script. */
  readonly formField?: { readonly name: string; readonly value: string };
}

/**
 * The box that puts an item into the enquiry. include-box.enhance.ts keeps it in step with the enquiry, with or without
 * React, so the box has no state here. The item's name is for screen readers alone.
 */
export function IncludeBox({ id, itemName, formField }: IncludeBoxProps) {
  return (
    <label className={formField ? 'tick print:hidden' : 'tick noscript:hidden print:hidden'}>
      <input
        type="checkbox"
        data-enquiry-item={id}
        {...(formField && { form: ENQUIRY_FORM, ...formField })}
        className="size-5 flex-none accent-accent-ink"
      />
      <span>
        {`${enquiryCopy.includeStart} `}
        <span className="sr-only">{`${itemName} `}</span>
        {enquiryCopy.includeEnd}
      </span>
    </label>
  );
}
