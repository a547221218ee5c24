import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { type FilterChoices, type Filters, isFiltered, NO_FILTERS } from '@/lib/catalogue';
import { filtersFromQuery, queryFromFilters, setOverLinked } from '@/lib/filter-address';
import { keepParts } from '@/lib/parts-address';
import { takeOver } from '@/lib/take-over';
import { readFilters, writeFilters } from './filter-form';
import { usePageAddress } from './page-address';

interface FilterControls {
  /** For the form whose fields are the filters. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly filters: Filters;
  readonly change: (event: FormEvent<HTMLFormElement>) => void;
  /** Resets all filters, and leaves the focus on the first. */
  readonly clear: () => void;
  /** Sets the category alone, as a tile does, and brings what it shows into view. */
  readonly choose: (category: string) => void;
}

/**
 * The filters of a form. Its fields hold them and the address mirrors them, so what a visitor chose before
 * hydration, came with in a link or goes Back to is what is shown. The browser itself restores none of them: each
 * restores other fields, and some that the address contradicts.
 *
 * @param choices what the dropdowns offer; the same object from render to render
 */
export function useFilters(choices: FilterChoices): FilterControls {
  const form = useRef<HTMLFormElement>(null);
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);

  const linked = () => filtersFromQuery(window.location.search, choices);
  const read = () => (form.current === null ? NO_FILTERS : readFilters(form.current));
  const show = (next: Filters) => {
    if (form.current !== null) writeFilters(form.current, next);
    setFilters(next);
  };
  const begin = () => {
    if (form.current === null) return;
    takeOver(form.current);
    const set = read();
    const all = setOverLinked(set, linked());
    if (isFiltered(set)) apply(all);
    else if (isFiltered(all)) show(all);
  };
  const { write, keep } = usePageAddress({
    begin,
    restore: () => show(linked()),
    written: (query) => keepParts(queryFromFilters(read()), query),
  });

  const apply = (next: Filters) => {
    show(next);
    keep();
  };
  const change = ({ target }: FormEvent<HTMLFormElement>) => {
    setFilters(read());
    // What is typed waits for a pause.
    if (target instanceof HTMLInputElement) write();
    else keep();
  };
  const clear = () => {
    apply(NO_FILTERS);
    form.current?.querySelector('select')?.focus();
  };
  const choose = (category: string) => {
    apply({ ...read(), category });
    form.current?.closest('section')?.scrollIntoView();
    form.current?.querySelector('select')?.focus({ preventScroll: true });
  };

  return { form, filters, change, clear, choose };
}
