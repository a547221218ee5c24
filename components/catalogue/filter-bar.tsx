import type { FormEvent, ReactNode, RefObject } from 'react';
import type { FilterChoices } from '@/lib/filter-address';
import { FilterSelect } from './filter-select';

interface FilterBarProps {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly choices: FilterChoices;
  readonly placeholder: string;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  /** The way to clear the filters, while there is anything to clear. */
  readonly children: ReactNode;
}

/** Category, brand and search, as a search landmark; offered only where a script can answer it. */
export function FilterBar({ formRef, choices, placeholder, onChange, children }: FilterBarProps) {
  return (
    <div className="needs-script filter-bar">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2022 don't map <search> to the landmark yet */}
      <form
        ref={formRef}
        role="search"
        aria-label="Filter products"
        className="grid grid-cols-2 items-end gap-3 lg:flex lg:gap-4"
        onInput={onChange}
        onSubmit={(event) => event.preventDefault()}
      >
        <FilterSelect
          label="Category"
          name="category"
          all="All Categories"
          options={choices.categories}
        />
        <FilterSelect label="Brand" name="brand" all="All Brands" options={choices.brands} />
        <label className="field-label col-span-2 lg:w-64">
          Search
          <input
            type="search"
            name="q"
            placeholder={placeholder}
            autoComplete="off"
            className="field"
          />
        </label>
        {children}
      </form>
    </div>
  );
}
