import { useEffect, useState } from 'react';

/** The delay of an announcement, so that a screen reader does not speak after each letter that the visitor types. */
const DELAY_MS = 600;

interface ChangeStatusProps {
  readonly texts: readonly (string | false | undefined)[];
}

/** Announces changed texts to screen readers once the visitor pauses. Does not announce the first texts. */
export function ChangeStatus({ texts }: ChangeStatusProps) {
  const joined = texts.filter(Boolean).join('\n');
  const [announced, setAnnounced] = useState({ joined, changes: '' });
  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced((before) => {
        const known = before.joined.split('\n');
        const changed = joined.split('\n').filter((text) => text !== '' && !known.includes(text));
        // Each text gets a full stop, unless it has one.
        return { joined, changes: changed.map((text) => text.replace(/\.?$/, '.')).join(' ') };
      });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [joined]);
  return (
    <p role="status" className="sr-only">
      {announced.changes}
    </p>
  );
}
