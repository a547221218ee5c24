import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { ScriptText } from '@/components/ui/script-text';
import { emailCopy } from '@/data/copy/email';
import { normaliseBody, type QuoteMessage } from '@/lib/mail/mailto';

type CopiedText = keyof typeof emailCopy.copyLabels;

interface CopyButtonProps {
  /** The text of the same `data-message` element that the button copies. */
  readonly text: CopiedText;
  readonly className?: string;
}

/** A button that copies a text. message-notice.enhance.ts handles it, with or without React. */
export const CopyButton = ({ text, className = 'button quiet' }: CopyButtonProps) => (
  <button type="button" data-copy={text} className={className}>
    {emailCopy.copyLabels[text]}
  </button>
);

interface MoreCopiesProps {
  readonly texts: readonly CopiedText[];
  readonly children?: ReactNode;
}

/** The buttons that copy single texts, folded beside the one that copies all. */
export const MoreCopies = ({ texts, children }: MoreCopiesProps) => (
  <details className="disclosure flex-1 basis-48 border-0">
    <summary className="justify-start!">
      {emailCopy.moreCopies}
      <Icon icon={Plus} className="size-5 self-center" />
    </summary>
    <div className="grid justify-items-start gap-x-6 sm:flex sm:flex-wrap">
      {texts.map((text) => (
        <CopyButton key={text} text={text} className="text-link min-h-11" />
      ))}
      {children}
    </div>
  </details>
);

/**
 * The status of the copy buttons and email links in the same `data-message` element.
 *
 * @param opened the text after a press of an email link
 */
export function CopyStatus({ opened }: { readonly opened?: string }) {
  return (
    <ScriptText
      as="p"
      role="status"
      data-copied={emailCopy.copied}
      data-refused={emailCopy.copyFailed}
      data-opened={opened}
      className="text-small"
    />
  );
}

/**
 * A message as text, for message-notice.enhance.ts to copy. Its line breaks are characters, since
 * it may be folded away. Browsers must not translate it, since the shop reads it. In the quote
 * sheet, quote-sheet.enhance.ts fills in the empty subject and body, even before hydration.
 */
export function MessageText({ message }: { readonly message: QuoteMessage }) {
  const { to, subject, body } = message;
  return (
    <section
      data-all
      translate="no"
      aria-label={emailCopy.messageLabel}
      className="text-small whitespace-pre-wrap"
    >
      {`${emailCopy.toLabel}: `}
      <span data-address className="inline-block">
        {to}
      </span>
      {`\n${emailCopy.subjectLabel}: `}
      <span data-subject="" suppressHydrationWarning>
        {subject}
      </span>
      {'\n\n'}
      <span data-body="" suppressHydrationWarning>
        {normaliseBody(body)}
      </span>
    </section>
  );
}

interface MessageNoticeProps {
  readonly message: QuoteMessage;
  readonly headingId: string;
  /** Further texts to copy, folded with the single texts of the message. */
  readonly moreCopies?: ReactNode;
  /** Follows the message. */
  readonly children?: ReactNode;
}

/** Instructions and the message to copy, since no browser reports whether a mail program opened. */
export function MessageNotice(props: MessageNoticeProps) {
  const { message, headingId, moreCopies, children } = props;
  return (
    <div
      data-message
      className="grid gap-x-12 gap-y-3 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_auto_1fr]"
    >
      <div>
        <p id={headingId} className="headline text-name lg:text-statement">
          {emailCopy.heading}
        </p>
        <p className="mt-1 text-muted max-lg:text-small lg:mt-2">
          {noBreak(emailCopy.fallbackAdvice)}
        </p>
      </div>
      <div>
        <div className="flex flex-wrap items-start gap-x-4">
          <CopyButton text="all" className="button primary" />
          <MoreCopies texts={['body', 'subject', 'address']}>{moreCopies}</MoreCopies>
        </div>
        <CopyStatus />
      </div>
      <div className="border p-3 lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <MessageText message={message} />
      </div>
      {children}
    </div>
  );
}
