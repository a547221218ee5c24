import { useRestoreCount } from '@/components/page-state/use-restore-count';
import { reviewCopy } from '@/data/copy/enquiry-pages';
import { type DetailField, MAX_DETAIL_LENGTHS, type PageState } from '@/lib/page-state/page-state';
import { pageStore } from '@/lib/page-state/page-store';

/** The short fields with what a browser may fill in. */
const AUTOCOMPLETE = {
  organisation: 'organization',
  neededBy: 'off',
  budget: 'off',
  postcode: 'postal-code',
  reference: 'off',
} as const satisfies Partial<Record<DetailField, string>>;

const NOTES_HINT_ID = 'own-notes-hint';

/** The optional fields of the review. */
export function ReviewDetails({ details }: Pick<PageState, 'details'>) {
  const restoreCount = useRestoreCount();
  const copy = reviewCopy.details;
  const getProps = (field: DetailField) => ({
    className: 'field',
    value: details[field],
    // An empty field doesn't print.
    placeholder: ' ',
    maxLength: MAX_DETAIL_LENGTHS[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      pageStore.dispatch({ type: 'setDetail', field, text: target.value }),
  });
  const fields = Object.keys(AUTOCOMPLETE) as readonly (keyof typeof AUTOCOMPLETE)[];
  return (
    <div key={restoreCount} className="review-details">
      <h3 className="mt-6 text-name">{copy.heading}</h3>
      <p className="mt-1 mb-3 text-small text-muted print:hidden">{copy.hint}</p>
      <div className="grid gap-3 text-small sm:grid-cols-2 lg:grid-cols-5">
        {fields.map((field) => (
          <label key={field}>
            {copy[field]}
            <input type="text" autoComplete={AUTOCOMPLETE[field]} {...getProps(field)} />
          </label>
        ))}
        <label className="col-span-full">
          {copy.notes}
          <textarea
            id="own-notes"
            rows={3}
            aria-describedby={NOTES_HINT_ID}
            {...getProps('notes')}
          />
        </label>
        <p id={NOTES_HINT_ID} className="col-span-full -mt-2 text-muted print:hidden">
          {copy.notesHint}
        </p>
      </div>
    </div>
  );
}
