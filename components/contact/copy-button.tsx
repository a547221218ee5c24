import { useState } from 'react';
import { buttonClasses } from '@/components/ui/button';
import type { ContactFormCopy } from '@/data/types';

interface CopyButtonProps {
  readonly label: string;
  /** Read when pressed, so that the newest text is copied. */
  readonly text: () => string;
  readonly copy: Pick<ContactFormCopy, 'copied' | 'copyFailed' | 'copyFallback'>;
}

type Outcome = 'copied' | 'failed';

/**
 * Puts a text on the clipboard and says so. Where the browser refuses (a page without TLS, a denied
 * permission), it shows the text, selected, to be copied by hand.
 */
export function CopyButton({ label, text, copy }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const press = () => {
    // Undefined on a page that was not served securely.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (clipboard === undefined) {
      setOutcome('failed');
      return;
    }
    clipboard.writeText(text()).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <div className="grid gap-2">
      <button type="button" className={buttonClasses('quiet')} onClick={press}>
        {label}
      </button>
      <p role="status" className="text-small empty:hidden">
        {outcome === 'copied' && copy.copied}
        {outcome === 'failed' && copy.copyFailed}
      </p>
      {outcome === 'failed' && (
        <textarea
          readOnly
          rows={4}
          aria-label={copy.copyFallback}
          defaultValue={text()}
          className="field"
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
