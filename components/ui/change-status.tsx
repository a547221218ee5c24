import { useEffect, useState } from 'react';

/** Delay before an announcement, so that a screen reader speaks once per word and not once per letter. */
const DELAY_MS = 600;

interface ChangeStatusProps {
  readonly texts: readonly (string | false | undefined)[];
}

/** Announces those texts that have changed, once the visitor pauses. Stays silent about the first texts. */
export function ChangeStatus({ texts }: ChangeStatusProps) {
  const joined = texts.filter(Boolean).join('\n');
  const [announced, setAnnounced] = useState({ joined, changes: '' });
  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced((before) => {
        const known = before.joined.split('\n');
        const changed = joined.split('\n').filter((text) => text !== '' && !known.includes(text));
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
