import type { ReactNode, RefObject } from 'react';
import { FIELD_LABEL_CLASS } from '@/components/ui/field-label';
import { interfaceCopy } from '@/data/copy/interface';
import { MAX_SEARCH_LENGTH } from '@/lib/catalogue/filter-query';
import { DROPDOWN_NAMES, type FilterChoices } from '@/lib/catalogue/filters';

interface FilterBarProps {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly choices: FilterChoices;
  readonly placeholder: string;
  readonly onChange: () => void;
  /** The button that clears the filters, while any filter is set. */
  readonly children: ReactNode;
}

/** The fields share a row. */
const LABEL_CLASS = `${FIELD_LABEL_CLASS} min-w-0 flex-[1_1_10rem]`;

/** The dropdowns and the search box, as a search landmark. Hidden without scripts. */
export function FilterBar({ formRef, choices, placeholder, onChange, children }: FilterBarProps) {
  return (
    <div id="filter-bar" className="mb-3 noscript:hidden md:mb-6 print:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers don't map <search> */}
      <form
        ref={formRef}
        role="search"
        aria-label={interfaceCopy.filters.formLabel}
        // Stops the browser from restoring fields, since the address has the page's filters.
        autoComplete="off"
        className="flex flex-wrap items-end gap-3 max-sm:[&>button]:basis-full lg:grid lg:grid-cols-4 lg:gap-4"
        onInput={onChange}
        onSubmit={(event) => event.preventDefault()}
      >
        {DROPDOWN_NAMES.map((name) => (
          <label key={name} className={LABEL_CLASS}>
            <span className="max-sm:sr-only">{interfaceCopy.filters[name].label}</span>
            <select name={name} className="field">
              <option value="all">{interfaceCopy.filters[name].all}</option>
              {choices[name].map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </select>
          </label>
        ))}
        {/* Lines up with the visitor's PC above. The button takes half of its place. */}
        <label className={`${LABEL_CLASS} lg:col-span-2 lg:has-[+button]:col-span-1`}>
          <span className="max-sm:sr-only">{interfaceCopy.filters.search}</span>
          <input
            type="search"
            name="q"
            placeholder={placeholder}
            maxLength={MAX_SEARCH_LENGTH}
            className="field [&::-webkit-search-decoration]:appearance-none"
          />
        </label>
        {children}
        {/* Shown if React is late. The button reloads the page, with the fields in its address. */}
        <p role="alert" className="if-late col-span-full w-full">
          {`${interfaceCopy.filters.loadError} `}
          <button type="submit" className="button quiet">
            {interfaceCopy.retry}
          </button>
        </p>
      </form>
    </div>
  );
}
