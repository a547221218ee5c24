import { emailCopy } from '@/data/email';

/**
 * The status of the copy buttons in the same `data-request` element. React renders it empty, because
 * enhancements/copy-buttons.ts writes the text, with or without React.
 */
export function CopyStatus() {
  return (
    <p
      role="status"
      data-copied={emailCopy.copied}
      data-refused={emailCopy.copyFailed}
      suppressHydrationWarning
      className="text-small"
    >
      {''}
    </p>
  );
}
