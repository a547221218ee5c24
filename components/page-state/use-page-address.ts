import { useEffect, useRef } from 'react';
import { claimForm } from '@/lib/page-state/claim-form';

/** Before an address is written: Safari refuses more than a hundred in half a minute, and each takes some milliseconds. */
const PAUSE_MS = 250;

interface Mirrored {
  /** Called once, when the form has its script, and told whether it was sent before. */
  readonly begin: (sent: boolean) => void;
  /** Shows what the address says, on a page that the browser has kept. */
  readonly restore: () => void;
  /** The query with what the page shows in place of what it said of it. */
  readonly written: (query: string) => string;
}

/**
 * Lets the address mirror what a form holds. It is replaced, never added to the history: a search must not cost a press
 * of Back a letter.
 *
 * @param mirrored as they are at the first render
 * @returns the form's reference, its element, and what writes the address after a pause or at once
 */
export function usePageAddress({ begin, restore, written }: Mirrored) {
  const form = useRef<HTMLFormElement>(null);
  const fields = () => form.current as HTMLFormElement;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const keep = () => {
    drop();
    const { pathname, search, hash } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${written(search)}${hash}`);
  };
  const settle = () => {
    if (timer.current !== undefined) keep();
  };
  const write = () => {
    drop();
    timer.current = setTimeout(keep, PAUSE_MS);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads refs, and does not change
  useEffect(() => {
    begin(claimForm(fields()));
    let place = window.location.hash;
    // Going Back to another place on the page ('#fit') brings an older address, which would undo what was chosen since: the
    // address is written again. At the same place, as WebKit says it of a kept page whose fields it has emptied, it is read.
    const follow = () => {
      if (window.location.hash !== place) return keep();
      drop();
      restore();
    };
    const note = () => {
      place = window.location.hash;
    };
    // Twice, since a busy WebKit empties the fields only after the first; not over what is being typed.
    const restoreKept = ({ persisted }: PageTransitionEvent) => {
      const show = () => timer.current === undefined && restore();
      if (!persisted) return;
      requestAnimationFrame(() => {
        setTimeout(show);
        setTimeout(show, PAUSE_MS);
      });
    };
    const ended = new AbortController();
    const ahead = { capture: true, signal: ended.signal };
    window.addEventListener('popstate', follow, ahead);
    window.addEventListener('hashchange', note, ended);
    window.addEventListener('pageshow', restoreKept, ahead);
    // Next's router would answer Back by writing an older address, without the page state. Its listeners come after these,
    // since React runs the effects of a parent last.
    const hideFromRouter = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('popstate', hideFromRouter, ended);
    window.addEventListener('pageshow', hideFromRouter, ended);
    window.addEventListener('pagehide', settle, ended);
    return () => {
      drop();
      ended.abort();
    };
  }, []);
  return { form, fields, write, keep };
}
