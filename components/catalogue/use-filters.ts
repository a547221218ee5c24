import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type FilterChoices, type Filters, isFiltered, NO_FILTERS } from '@/lib/catalogue';
import { filtersFromQuery, queryFromFilters, setOverLinked } from '@/lib/filter-address';
import { keepParts } from '@/lib/parts-address';
import { takeOver } from '@/lib/take-over';
import { readFilters, writeFilters } from './filter-form';
import { followAddress, replaceQuery } from './page-address';

/** Writing the address takes a browser and Next some milliseconds, so after a letter it waits for a pause. */
const ADDRESS_PAUSE_MS = 250;

const showInAddress = (filters: Filters) =>
  replaceQuery((query) => keepParts(queryFromFilters(filters), query));

interface FilterControls {
  /** For the form whose fields are the filters. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly filters: Filters;
  readonly change: (event: FormEvent<HTMLFormElement>) => void;
  /** For when the focus leaves a field: the visitor may be about to leave the page. */
  readonly leave: () => void;
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
  const addressTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);

  useEffect(() => {
    const linked = () => filtersFromQuery(window.location.search, choices);
    const show = (next: Filters) => {
      clearTimeout(addressTimer.current);
      if (form.current === null) return;
      writeFilters(form.current, next);
      setFilters(next);
    };
    if (form.current !== null) {
      takeOver(form.current);
      const set = readFilters(form.current);
      const all = setOverLinked(set, linked());
      if (isFiltered(all)) show(all);
      if (isFiltered(set)) showInAddress(all);
    }
    const unfollow = followAddress(
      () => show(linked()),
      () => {
        if (form.current !== null) showInAddress(readFilters(form.current));
      },
    );
    return () => {
      clearTimeout(addressTimer.current);
      unfollow();
    };
  }, [choices]);

  const apply = (next: Filters) => {
    clearTimeout(addressTimer.current);
    addressTimer.current = undefined;
    setFilters(next);
    showInAddress(next);
  };
  const change = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const next = readFilters(currentTarget);
    if (!(target instanceof HTMLInputElement)) return apply(next);
    setFilters(next);
    clearTimeout(addressTimer.current);
    addressTimer.current = setTimeout(() => apply(next), ADDRESS_PAUSE_MS);
  };
  const leave = () => {
    if (addressTimer.current !== undefined && form.current !== null)
      apply(readFilters(form.current));
  };
  const clear = () => {
    form.current?.reset();
    apply(NO_FILTERS);
    form.current?.querySelector('select')?.focus();
  };
  const choose = (category: string) => {
    if (form.current === null) return;
    writeFilters(form.current, { ...readFilters(form.current), category });
    apply(readFilters(form.current));
    form.current.closest('section')?.scrollIntoView();
    form.current.querySelector('select')?.focus({ preventScroll: true });
  };

  return { form, filters, change, leave, clear, choose };
}
