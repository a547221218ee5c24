import { emailCopy } from '@/data/email';

/**
 * The status of the copy buttons and email links in the same `data-request` element. React renders it empty, because
 * enhancements write the text, with or without React.
 *
 * @param opened the text after a press of an email link
 */
export function CopyStatus({ opened }: { readonly opened?: string }) {
  return (
    <p
      role="status"
      data-copied={emailCopy.copied}
      data-refused={emailCopy.copyFailed}
      data-opened={opened}
      suppressHydrationWarning
      className="text-small"
    >
      {''}
    </p>
  );
}
