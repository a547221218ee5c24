import { useEffect, useState } from 'react';

/** Delay before an announcement, so that a screen reader speaks once per word and not once per letter. */
const DELAY_MS = 600;

/** Announces a text once the visitor pauses. Stays silent until the text first changes. */
export function CountStatus({ text }: { readonly text: string }) {
  const [initialText] = useState(text);
  const [announcedText, setAnnouncedText] = useState('');
  useEffect(() => {
    if (text === initialText && announcedText === '') return;
    const timer = setTimeout(() => setAnnouncedText(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, initialText, announcedText]);
  return (
    <p role="status" className="sr-only">
      {announcedText}
    </p>
  );
}
