import { useEffect, useState } from 'react';

/** Long enough that a screen reader hears the result of a word, not of each letter. */
const PAUSE_MS = 600;

/** Announces how many products are shown once the visitor pauses; silent until something changes. */
export function CountStatus({ text }: { readonly text: string }) {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text === first && announced === '') return;
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, first, announced]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
