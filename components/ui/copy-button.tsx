import { emailCopy } from '@/data/email';

export type CopiedText = keyof typeof emailCopy.copyLabels;

interface CopyButtonProps {
  /** The text of the same `data-request` element that the button copies. */
  readonly text: CopiedText;
  readonly isPrimary?: boolean;
}

/** A button that copies a text. enhancements/copy-buttons.ts handles it, with or without React. */
export const CopyButton = ({ text, isPrimary = false }: CopyButtonProps) => (
  <button type="button" data-copy={text} className={isPrimary ? 'button primary' : 'button quiet'}>
    {emailCopy.copyLabels[text]}
  </button>
);
