import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { claimForm } from '@/components/ui/claim-form';
import { usePageRestore } from '@/components/ui/use-page-restore';
import {
  getParameterName,
  mergeFilters,
  parseFilters,
  replaceFilters,
} from '@/lib/catalogue/filter-query';
import {
  DEFAULT_FILTERS,
  FILTER_NAMES,
  type FilterChoices,
  type Filters,
  listActiveFilters,
} from '@/lib/catalogue/filters';
import { replaceQuery } from '@/lib/site/query';

/** The time from the last typed letter to an update of the address. Safari refuses more than 100 updates in 30 seconds. */
const UPDATE_DELAY_MS = 250;

/**
 * Returns the category that a clicked link of this page filters by, such as '?category=Memory#catalogue'; null for other
 * links, and where the browser opens the link in a new tab or downloads it.
 */
function getLinkedCategory({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  const link = (target as Element).closest('a');
  const isOpenedElsewhere = button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
  if (isOpenedElsewhere || link?.hash !== '#catalogue') return null;
  if (link.pathname !== window.location.pathname) return null;
  return new URLSearchParams(link.search).get('category');
}

/**
 * Manages the filters of a form. The fields hold the filters and the address mirrors them. So the page shows the
 * choices that a visitor made before hydration, followed a link to, or went Back to. A link to a category sets the
 * filter without loading the page. A change replaces the history entry, so that Back leaves the page.
 *
 * @param choices the options of the dropdowns; must be the same object in every render
 */
export function useFilters(choices: FilterChoices) {
  const [filters, setFilters] = useState<Filters>(DEFAULT_FILTERS);
  const formRef = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The fragment of the address, until 'hashchange' says that it has changed. */
  const fragment = useRef('');
  const getForm = () => formRef.current as HTMLFormElement;

  const parseAddress = () => parseFilters(window.location.search, choices);
  // The fields are named as the parameters of the address, since a form that is sent without React writes them there.
  const readForm = () => {
    const entries = [...new FormData(getForm())] as string[][];
    return parseFilters(`${new URLSearchParams(entries)}`, choices);
  };
  const showFilters = (next: Filters) => {
    const { elements } = getForm();
    for (const name of FILTER_NAMES)
      (elements.namedItem(getParameterName(name)) as HTMLInputElement).value = next[name];
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
  const handleChange = ({ target }: FormEvent) => {
    setFilters(readForm());
    const isSearch = target instanceof HTMLInputElement;
    if (!isSearch) return updateAddress();
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
    claimForm(getForm());
    const formFilters = readForm();
    const mergedFilters = mergeFilters(formFilters, parseAddress());
    // The choices of a link are in the address already, those from before hydration are not.
    const hasFormChoices = listActiveFilters(formFilters).length > 0;
    if (hasFormChoices) applyFilters(mergedFilters);
    else if (listActiveFilters(mergedFilters).length > 0) showFilters(mergedFilters);
  };
  /**
   * Handles Back and Forward within the page. To another fragment, such as '#fit', they bring back the address of an
   * earlier moment, which follows the fields. Otherwise WebKit has shown the page from its cache and emptied the fields,
   * which follow the address.
   */
  const handlePopState = () => {
    if (window.location.hash !== fragment.current) return updateAddress();
    cancelUpdate();
    showFilters(parseAddress());
  };
  /** Remembers the fragment after `handlePopState` has compared it, since 'hashchange' comes after 'popstate'. */
  const rememberFragment = () => {
    fragment.current = window.location.hash;
  };
  /** Updates the address at once when the visitor leaves, so that Back finds the last search. */
  const flushUpdate = () => {
    if (timer.current !== undefined) updateAddress();
  };
  /** Filters by the category of a clicked link, without loading the page. */
  const followCategoryLink = (event: MouseEvent) => {
    const category = getLinkedCategory(event);
    if (category === null) return;
    event.preventDefault();
    applyFilters({ ...readForm(), category });
    getForm().closest('section')?.scrollIntoView();
    getForm().querySelector('select')?.focus({ preventScroll: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first render's functions stay valid: they read only refs, `choices` and the page
  useEffect(() => {
    rememberFragment();
    takeOverForm();
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('popstate', handlePopState, { signal });
    window.addEventListener('hashchange', rememberFragment, { signal });
    window.addEventListener('pagehide', flushUpdate, { signal });
    window.addEventListener('click', followCategoryLink, { signal });
    return () => {
      cancelUpdate();
      controller.abort();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: must be the same function in every render; the first stays valid, as above
  const refill = useCallback(() => {
    // Must not replace a search that the visitor is typing.
    if (timer.current === undefined) showFilters(parseAddress());
  }, []);
  usePageRestore(refill);

  return { formRef, filters, handleChange, clearFilters };
}
