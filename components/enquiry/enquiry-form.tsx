import { useEffect, useRef } from 'react';
import { claimForm } from '@/components/ui/claim-form';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { ENQUIRY_FORM } from './enquiry-ids';

/**
 * The form that a catalogue's boxes belong to. Without scripts, or where they are late, it hands the ticked names and part
 * numbers to the mail program.
 *
 * @param plainHref the `mailto:` link to the page's address and subject
 */
export function EnquiryForm({ plainHref }: { readonly plainHref: string }) {
  const { plain } = enquiryCopy;
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (formRef.current) claimForm(formRef.current);
  }, []);
  return (
    <form
      ref={formRef}
      id={ENQUIRY_FORM}
      method="post"
      encType="text/plain"
      autoComplete="off"
      // Otherwise Enter on a checkbox submits the form.
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="if-late line-above mt-8 border-ink pt-6">
        <h2 className="text-name">{plain.heading}</h2>
        <p className="mt-2 mb-4">{plain.text}</p>
        <button type="submit" formAction={plainHref} className="button primary">
          {plain.submit}
        </button>
      </div>
    </form>
  );
}
