import { useEffect, useRef } from 'react';
import { claimForm } from '@/lib/page-state/claim-form';

/** Delay of an update. Safari refuses more than 100 updates in 30 seconds, and each update takes a few milliseconds. */
const UPDATE_DELAY_MS = 250;

interface PageAddressOptions {
  /** Initialises the form after hydration. `wasSubmitted` is true if the visitor submitted it before hydration. */
  readonly initialiseForm: (wasSubmitted: boolean) => void;
  /** Restores the form from the address, on a page from the back/forward cache. */
  readonly restoreForm: () => void;
  /** Returns the query of the form's state. */
  readonly serialiseQuery: () => string;
}

/**
 * Mirrors the state of a form in the address. Replaces the history entry, so that Back leaves the page instead of undoing
 * a search letter by letter.
 *
 * @param options callbacks; listeners keep those of the first render
 * @returns the form's ref and element, and two ways to update the address: after a delay or at once
 */
export function usePageAddress({
  initialiseForm,
  restoreForm,
  serialiseQuery,
}: PageAddressOptions) {
  const formRef = useRef<HTMLFormElement>(null);
  const getForm = () => formRef.current as HTMLFormElement;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelUpdate = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const updateAddress = () => {
    cancelUpdate();
    const { pathname, hash } = window.location;
    const address = `${pathname}${serialiseQuery()}${hash}`;
    window.history.replaceState(window.history.state, '', address);
  };
  const scheduleUpdate = () => {
    cancelUpdate();
    timer.current = setTimeout(updateAddress, UPDATE_DELAY_MS);
  };
  const flushUpdate = () => {
    if (timer.current !== undefined) updateAddress();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks read refs, so the first ones stay valid
  useEffect(() => {
    initialiseForm(claimForm(getForm()));
    let currentHash = window.location.hash;
    // Back to another fragment ('#fit') brings an older query, which would undo later choices: the query is written again.
    // With the same fragment WebKit reports a cached page whose fields it has emptied: the query is read.
    const handlePopState = () => {
      if (window.location.hash !== currentHash) return updateAddress();
      cancelUpdate();
      restoreForm();
    };
    const handleHashChange = () => {
      currentHash = window.location.hash;
    };
    // Restores twice, since a busy WebKit empties the fields after the first time, but never over what a visitor types.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      const restoreIfIdle = () => timer.current === undefined && restoreForm();
      if (!persisted) return;
      requestAnimationFrame(() => {
        setTimeout(restoreIfIdle);
        setTimeout(restoreIfIdle, UPDATE_DELAY_MS);
      });
    };
    const controller = new AbortController();
    const captureOptions = { capture: true, signal: controller.signal };
    window.addEventListener('popstate', handlePopState, captureOptions);
    window.addEventListener('hashchange', handleHashChange, controller);
    window.addEventListener('pageshow', handlePageShow, captureOptions);
    // Next's router would answer Back with an older address, without the page state. React runs a parent's effects last, so
    // the router's listeners come after these.
    const hideFromRouter = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('popstate', hideFromRouter, controller);
    window.addEventListener('pageshow', hideFromRouter, controller);
    window.addEventListener('pagehide', flushUpdate, controller);
    return () => {
      cancelUpdate();
      controller.abort();
    };
  }, []);
  return { formRef, getForm, scheduleUpdate, updateAddress };
}
