import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Filters, isFiltered, NO_FILTERS } from '@/lib/catalogue';
import { type FilterChoices, filtersFromQuery, queryFromFilters } from '@/lib/filter-address';
import { takeOver } from '@/lib/take-over';
import { readFilters, writeFilters } from './filter-form';

/** Replaces the address, never adds to the history: a search must not cost a press of Back a letter. */
function showInAddress(filters: Filters): void {
  const { pathname, hash } = window.location;
  const address = `${pathname}${queryFromFilters(filters)}${hash}`;
  window.history.replaceState(window.history.state, '', address);
}

interface FilterControls {
  /** For the form whose fields are the filters. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly filters: Filters;
  readonly change: (event: FormEvent<HTMLFormElement>) => void;
  /** Resets all three filters, and leaves the focus on the first. */
  readonly clear: () => void;
}

/**
 * The filters of a form. Its fields hold them and the address mirrors them, so what a visitor chose before
 * hydration, came with in a link or goes Back to is what is shown.
 *
 * @param choices what the dropdowns offer; the same object from render to render
 */
export function useFilters(choices: FilterChoices): FilterControls {
  const form = useRef<HTMLFormElement>(null);
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);

  useEffect(() => {
    const restore = () => {
      if (form.current === null) return;
      const linked = filtersFromQuery(window.location.search, choices);
      writeFilters(form.current, linked);
      setFilters(linked);
    };
    if (form.current !== null) {
      takeOver(form.current);
      const typed = readFilters(form.current);
      if (isFiltered(typed)) {
        setFilters(typed);
        showInAddress(typed);
      } else restore();
    }
    window.addEventListener('popstate', restore);
    return () => window.removeEventListener('popstate', restore);
  }, [choices]);

  const apply = (next: Filters) => {
    setFilters(next);
    showInAddress(next);
  };
  const change = (event: FormEvent<HTMLFormElement>) => apply(readFilters(event.currentTarget));
  const clear = () => {
    form.current?.reset();
    apply(NO_FILTERS);
    form.current?.querySelector('select')?.focus();
  };

  return { form, filters, change, clear };
}
