import { useEffect, useState } from 'react';
import { endSentence } from '@/lib/text/grammar';

/** The delay of an announcement, so that a screen reader doesn't speak after each typed letter. */
const DELAY_MS = 600;

/** Returns the lines of a text that the text before it lacks, as sentences: 'Close matches: 2.' */
function listNewLines(text: string, textBefore: string): string {
  const linesBefore = textBefore.split('\n');
  const newLines = text.split('\n').filter((line) => line !== '' && !linesBefore.includes(line));
  return newLines.map(endSentence).join(' ');
}

interface ChangeStatusProps {
  readonly texts: readonly (string | false | undefined)[];
}

/** Announces changed texts to screen readers once the visitor pauses, but not the first texts. */
export function ChangeStatus({ texts }: ChangeStatusProps) {
  const text = texts.filter(Boolean).join('\n');
  const [status, setStatus] = useState({ text, announcement: '' });
  useEffect(() => {
    const announce = () =>
      setStatus((before) => ({ text, announcement: listNewLines(text, before.text) }));
    const timer = setTimeout(announce, DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {status.announcement}
    </p>
  );
}
