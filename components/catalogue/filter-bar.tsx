import type { FormEvent, ReactNode, RefObject } from 'react';
import { ui } from '@/data/interface';
import { DROPDOWNS, type FilterChoices } from '@/lib/catalogue/filters';
import { getParameterName, MAX_SEARCH_LENGTH } from '@/lib/page-state/filter-query';

interface FilterBarProps {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly choices: FilterChoices;
  readonly placeholder: string;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  /** The way to clear the filters, while there is anything to clear. */
  readonly children: ReactNode;
}

/** The dropdowns and the search, as a search landmark; offered only where a script can answer it. */
export function FilterBar({ formRef, choices, placeholder, onChange, children }: FilterBarProps) {
  return (
    <div id="filter-bar" className="mb-4 noscript:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2022 don't map <search> to the landmark yet */}
      <form
        ref={formRef}
        role="search"
        aria-label={ui.filters.name}
        // The address holds the filters; what a browser restored besides would contradict it.
        autoComplete="off"
        onInput={onChange}
        onSubmit={(event) => event.preventDefault()}
      >
        {DROPDOWNS.map((name) => (
          <label key={name}>
            {ui.filters[name].label}
            <select name={name} className="field">
              <option value="all">{ui.filters[name].all}</option>
              {choices[name].map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label>
          <span className="max-sm:hidden">{ui.filters.search}</span>
          <input
            type="search"
            aria-label={ui.filters.search}
            name={getParameterName('search')}
            placeholder={placeholder}
            maxLength={MAX_SEARCH_LENGTH}
            className="field"
          />
        </label>
        {children}
        {/* Shown once the loader has marked the form, since its script has not come. Its fields then go to a new address. */}
        <p role="alert" className="if-late w-full">
          {`${ui.filters.late} `}
          <button type="submit" className="button quiet">
            {ui.filters.retry}
          </button>
        </p>
      </form>
    </div>
  );
}
