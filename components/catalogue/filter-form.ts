import { FILTERS, type Filters, NO_FILTERS } from '@/lib/catalogue';
import { parameterOf } from '@/lib/filter-address';

/** The filters as they stand in the form's fields; one without a field is at its default. */
export function readFilters(form: HTMLFormElement): Filters {
  const data = new FormData(form);
  const value = (name: keyof Filters) => {
    const held = data.get(parameterOf(name));
    return typeof held === 'string' ? held : NO_FILTERS[name];
  };
  return { ...NO_FILTERS, ...Object.fromEntries(FILTERS.map((name) => [name, value(name)])) };
}

/** Puts filters into the form's fields. */
export function writeFilters(form: HTMLFormElement, filters: Filters): void {
  for (const name of FILTERS) {
    const field = form.elements.namedItem(parameterOf(name));
    if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement)
      field.value = filters[name];
  }
}
