import { useEffect, useRef, useState } from 'react';
import { markFormHydrated } from '@/components/ui/mark-form-hydrated';
import { usePageRestore } from '@/components/ui/use-page-restore';
import { parseFilters, replaceFilters, serialiseFilters } from '@/lib/catalogue/filter-query';
import {
  DEFAULT_FILTERS,
  type FilterChoices,
  type Filters,
  pickActiveFilters,
} from '@/lib/catalogue/filters';
import { replaceQuery } from '@/lib/site/query';

/** The delay from a change to the address. Safari refuses more than 100 updates in 30 seconds. */
const UPDATE_DELAY_MS = 250;

/**
 * Manages the filters of a form. The fields hold the filters and the address mirrors them. So the
 * page shows the choices that a visitor made before hydration, followed a link to, or went Back to.
 * A change replaces the history entry, so that Back leaves the page.
 *
 * @param choices the options of the dropdowns; must be the same object in every render
 */
export function useFilters(choices: FilterChoices) {
  const [filters, setFilters] = useState<Filters>(DEFAULT_FILTERS);
  const formRef = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The fragment of the address before the last step in the history, such as '#fit'. */
  const fragment = useRef('');
  const getForm = () => formRef.current as HTMLFormElement;

  const parseAddress = () => parseFilters(window.location.search, choices);
  const readForm = () => {
    const entries = [...new FormData(getForm())] as string[][];
    return parseFilters(`${new URLSearchParams(entries)}`, choices);
  };
  const showFilters = (next: Filters) => {
    const { elements } = getForm();
    for (const [name, value] of Object.entries(next))
      (elements.namedItem(name) as HTMLInputElement).value = value;
    setFilters(next);
  };

  const cancelUpdate = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const updateAddress = () => {
    cancelUpdate();
    replaceQuery(replaceFilters(window.location.search, readForm()));
  };
  const applyFilters = (next: Filters) => {
    showFilters(next);
    updateAddress();
  };
  const handleChange = () => {
    setFilters(readForm());
    cancelUpdate();
    timer.current = setTimeout(updateAddress, UPDATE_DELAY_MS);
  };
  /** Resets all filters and focuses the first one. */
  const clearFilters = () => {
    applyFilters(DEFAULT_FILTERS);
    getForm().querySelector('select')?.focus();
  };

  /** Joins the choices that the visitor made before hydration with the filters of the address. */
  const takeOverForm = () => {
    markFormHydrated(getForm());
    const next = { ...parseAddress(), ...pickActiveFilters(readForm()) };
    if (serialiseFilters(next) !== '') applyFilters(next);
  };
  /** Updates the address at once when the visitor leaves, so that Back finds the last search. */
  const flushUpdate = () => {
    if (timer.current !== undefined) updateAddress();
  };
  /**
   * Handles Back and Forward within the page. A changed fragment means that the step was over a
   * link within the page: the fields are newer than the restored address, so the address follows.
   * Otherwise WebKit may have emptied the fields, which follow the address.
   */
  const handlePopState = () => {
    const isFragmentStep = window.location.hash !== fragment.current;
    if (isFragmentStep) return updateAddress();
    cancelUpdate();
    showFilters(parseAddress());
  };
  /** Remembers the fragment after `handlePopState`, since 'hashchange' comes after 'popstate'. */
  const rememberFragment = () => {
    fragment.current = window.location.hash;
  };
  /** Sets the filters of a clicked link such as '?category=Memory#catalogue' without a reload. */
  const followFilterLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="?"]');
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    // With these keys, the browser opens the link in a new tab or downloads it.
    if (link === null || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    applyFilters({ ...readForm(), ...pickActiveFilters(parseFilters(link.search, choices)) });
    getForm().closest('section')?.scrollIntoView();
    getForm().querySelector('select')?.focus({ preventScroll: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: these read refs and `choices`
  useEffect(() => {
    rememberFragment();
    takeOverForm();
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('popstate', handlePopState, { signal });
    window.addEventListener('hashchange', rememberFragment, { signal });
    window.addEventListener('pagehide', flushUpdate, { signal });
    window.addEventListener('click', followFilterLink, { signal });
    return () => {
      cancelUpdate();
      controller.abort();
    };
  }, []);

  usePageRestore(() => {
    // Must not replace a search that the visitor is typing.
    if (timer.current === undefined) showFilters(parseAddress());
  });

  return { formRef, filters, handleChange, clearFilters };
}
