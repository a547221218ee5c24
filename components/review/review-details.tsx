import { FIELD_LABEL_CLASS } from '@/components/ui/field-label';
import { useRenderAfterRestore } from '@/components/ui/use-page-restore';
import { reviewCopy } from '@/data/copy/enquiry-pages';
import { setDetail } from '@/lib/enquiry/change-fields';
import { type DetailField, type Details, MAX_DETAIL_LENGTHS } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { ReviewDisclosure } from './review-disclosure';

/** The fields of one line, each with the kind of text that a browser may fill in. */
const SHORT_FIELDS = [
  ['organisation', 'organization'],
  ['neededBy', 'off'],
  ['budget', 'off'],
  ['postcode', 'postal-code'],
  ['reference', 'off'],
] as const;

const NOTES_HINT_ID = 'review-notes-hint';

/** The optional fields of the review. */
export function ReviewDetails({ details }: { readonly details: Details }) {
  useRenderAfterRestore();
  const copy = reviewCopy.details;
  const getProps = (field: DetailField) => ({
    className: 'field print:hidden',
    value: details[field] ?? '',
    // print.css leaves out a field that shows its placeholder.
    placeholder: ' ',
    maxLength: MAX_DETAIL_LENGTHS[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      enquiryStore.update(setDetail(field, target.value)),
  });
  /** Renders a text for paper, where a field would cut it. */
  const renderForPrint = (field: DetailField) => (
    <p className="hidden whitespace-pre-line print:block">{details[field]}</p>
  );
  return (
    <ReviewDisclosure
      summary={<h3 className="text-name">{copy.heading}</h3>}
      isFilled={Object.values(details).some(Boolean)}
      className="review-details"
    >
      <p className="mb-3 text-small text-muted print:hidden">{copy.hint}</p>
      <div className="grid gap-3 text-small sm:grid-cols-2 lg:grid-cols-5">
        {SHORT_FIELDS.map(([field, autoComplete]) => (
          <div key={field}>
            <label className={FIELD_LABEL_CLASS}>
              {copy[field]}
              <input type="text" autoComplete={autoComplete} {...getProps(field)} />
            </label>
            {renderForPrint(field)}
          </div>
        ))}
        <div className="col-span-full">
          <label className={FIELD_LABEL_CLASS}>
            {copy.notes}
            <textarea rows={3} aria-describedby={NOTES_HINT_ID} {...getProps('notes')} />
          </label>
          {renderForPrint('notes')}
        </div>
        <p id={NOTES_HINT_ID} className="col-span-full -mt-2 text-muted print:hidden">
          {copy.notesHint}
        </p>
      </div>
    </ReviewDisclosure>
  );
}
