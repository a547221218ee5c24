import { reviewCopy as copy } from '@/data/copy/enquiry-pages';
import { setNote } from '@/lib/enquiry/change-lines';
import type { ItemLine } from '@/lib/enquiry/enquiry-lines';
import { MAX_NOTE_LENGTH } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { fillTemplate } from '@/lib/text/fill-template';

/** The note on a range, with the question of its own quote email as a hint. */
export function ReviewNote({ line: { item, note = '' } }: { readonly line: ItemLine }) {
  const labelId = `note-label-${item.id}`;
  const hintId = `note-hint-${item.id}`;
  return (
    <label className="mt-2 block max-w-144 text-small">
      <span id={labelId} className="font-semibold">
        {copy.note}
        <span className="sr-only">{` ${fillTemplate(copy.noteOn, { name: item.name })}`}</span>
      </span>{' '}
      <span id={hintId} className="text-muted print:hidden">
        {item.quotePrompt}
      </span>
      <input
        type="text"
        autoComplete="off"
        className="field"
        aria-labelledby={labelId}
        aria-describedby={hintId}
        // An empty field doesn't print.
        placeholder=" "
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => enquiryStore.update(setNote(item.id, target.value))}
      />
    </label>
  );
}
