import { type FormEvent, useEffect, useState } from 'react';
import { usePageAddress } from '@/components/page-state/use-page-address';
import {
  DEFAULT_FILTERS,
  FILTER_NAMES,
  type FilterChoices,
  type Filters,
  listActiveFilters,
} from '@/lib/catalogue/filters';
import {
  getParameterName,
  mergeFilters,
  parseFilters,
  serialiseFilters,
} from '@/lib/page-state/filter-query';

/**
 * Manages the filters of a form. The fields hold the filters and the address mirrors them. So the page shows the choices
 * that a visitor made before hydration, followed a link to, or went Back to. A link to a category of the list sets the
 * filter in place.
 *
 * @param choices the options of the dropdowns; must be the same object in every render
 */
export function useFilters(choices: FilterChoices) {
  const [filters, setFilters] = useState<Filters>(DEFAULT_FILTERS);

  const parseAddress = () => parseFilters(window.location.search, choices);
  // The fields have the names of the address's parameters, since the form goes to that address without scripts.
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
  const initialiseForm = () => {
    const formFilters = readForm();
    const mergedFilters = mergeFilters(formFilters, parseAddress());
    if (listActiveFilters(formFilters).length > 0) applyFilters(mergedFilters);
    else if (listActiveFilters(mergedFilters).length > 0) showFilters(mergedFilters);
  };
  const { formRef, getForm, scheduleUpdate, updateAddress } = usePageAddress({
    initialiseForm,
    restoreForm: () => showFilters(parseAddress()),
    serialiseQuery: () => serialiseFilters(readForm()),
  });

  const applyFilters = (next: Filters) => {
    showFilters(next);
    updateAddress();
  };
  const handleChange = ({ target }: FormEvent) => {
    setFilters(readForm());
    if (target instanceof HTMLInputElement) scheduleUpdate();
    else updateAddress();
  };
  /** Resets all filters and focuses the first one. */
  const clearFilters = () => {
    applyFilters(DEFAULT_FILTERS);
    getForm().querySelector('select')?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks read refs, so the first ones stay valid
  useEffect(() => {
    const showLinkedCategory = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link?.hash !== '#catalogue' || link.pathname !== window.location.pathname) return;
      const category = new URLSearchParams(link.search).get('category');
      const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
      // The browser opens these links in a new tab or downloads them.
      const opensElsewhere = button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
      if (category === null || opensElsewhere) return;
      event.preventDefault();
      applyFilters({ ...readForm(), category });
      getForm().closest('section')?.scrollIntoView();
      getForm().querySelector('select')?.focus({ preventScroll: true });
    };
    window.addEventListener('click', showLinkedCategory);
    return () => window.removeEventListener('click', showLinkedCategory);
  }, []);

  return { formRef, filters, handleChange, clearFilters };
}
