import { clsx } from 'clsx';
import { PURPOSE_ID } from '@/components/ui/element-ids';
import { reviewCopy } from '@/data/copy/enquiry-pages';
import { setPurpose } from '@/lib/enquiry/change-fields';
import { PURPOSES, type Purpose } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';

/** The choice of what the parts are for. The check's question links to the first radio button. */
export function PurposeChoice({ purpose }: { readonly purpose: Purpose | undefined }) {
  const { legend, ...labels } = reviewCopy.purpose;
  return (
    <fieldset className={clsx('mt-6', purpose === undefined && 'print:hidden')}>
      <legend className="headline text-name">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {PURPOSES.map((value, index) => (
          <label key={value} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              id={index === 0 ? PURPOSE_ID : undefined}
              name="purpose"
              value={value}
              checked={purpose === value}
              onChange={() => enquiryStore.update(setPurpose(value))}
              className="size-5 flex-none accent-accent-ink"
            />
            {labels[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
