import type { Filters } from '@/lib/catalogue';

const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

/** The filters as they stand in the form's fields. */
export function readFilters(form: HTMLFormElement): Filters {
  const data = new FormData(form);
  return {
    category: text(data.get('category')),
    brand: text(data.get('brand')),
    search: text(data.get('q')),
  };
}

/** Puts filters into the form's fields. */
export function writeFilters(form: HTMLFormElement, { category, brand, search }: Filters): void {
  const values = { category, brand, q: search };
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement)
      field.value = value;
  }
}
