import { type FormEvent, useEffect, useState } from 'react';
import { usePageAddress } from '@/components/page-state/use-page-address';
import {
  FILTER_NAMES,
  type FilterChoices,
  type Filters,
  listActiveFilters,
  NO_FILTERS,
} from '@/lib/catalogue/filters';
import { keepParts } from '@/lib/page-state/enquiry-query';
import {
  getParameterName,
  mergeFilters,
  parseFilters,
  serialiseFilters,
} from '@/lib/page-state/filter-query';
import { keepHave } from '@/lib/page-state/have-address';

/**
 * The filters of a form. Its fields hold them and the address mirrors them, so what a visitor chose before
 * hydration, came with in a link or goes Back to is what is shown. The browser itself restores none of them: each
 * restores other fields, and some that the address contradicts. Links to a category of the page's list show it in place.
 *
 * @param choices what the dropdowns offer; the same object from render to render
 */
export function useFilters(choices: FilterChoices) {
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);

  const linked = () => parseFilters(window.location.search, choices);
  // Its fields have the names that the address has, where the form goes if no script answers it.
  const read = () => {
    const set = [...new FormData(fields())] as string[][];
    return parseFilters(`${new URLSearchParams(set)}`, choices);
  };
  const show = (next: Filters) => {
    for (const name of FILTER_NAMES)
      (fields().elements.namedItem(getParameterName(name)) as HTMLInputElement).value = next[name];
    setFilters(next);
  };
  const begin = () => {
    const set = read();
    const all = mergeFilters(set, linked());
    if (listActiveFilters(set).length > 0) apply(all);
    else if (listActiveFilters(all).length > 0) show(all);
  };
  const { form, fields, write, keep } = usePageAddress({
    begin,
    restore: () => show(linked()),
    written: (query) => keepHave(keepParts(serialiseFilters(read()), query), query),
  });

  const apply = (next: Filters) => {
    show(next);
    keep();
  };
  const change = ({ target }: FormEvent) => {
    setFilters(read());
    // What is typed waits for a pause.
    if (target instanceof HTMLInputElement) write();
    else keep();
  };
  /** Resets all filters, and leaves the focus on the first. */
  const clear = () => {
    apply(NO_FILTERS);
    fields().querySelector('select')?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads refs, and does not change
  useEffect(() => {
    const choose = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link?.hash !== '#catalogue' || link.pathname !== window.location.pathname) return;
      const category = new URLSearchParams(link.search).get('category');
      const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
      // These the browser answers itself, in a new tab or as a download.
      const opensElsewhere = button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
      if (category === null || opensElsewhere) return;
      event.preventDefault();
      apply({ ...read(), category });
      fields().closest('section')?.scrollIntoView();
      fields().querySelector('select')?.focus({ preventScroll: true });
    };
    window.addEventListener('click', choose);
    return () => window.removeEventListener('click', choose);
  }, []);

  return { form, filters, change, clear };
}
