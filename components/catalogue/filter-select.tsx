interface FilterSelectProps {
  readonly label: string;
  readonly name: string;
  /** What the option that filters nothing is called. */
  readonly all: string;
  readonly options: readonly string[];
}

/** One labelled dropdown of the filter bar. */
export function FilterSelect({ label, name, all, options }: FilterSelectProps) {
  return (
    <label>
      {label}
      <select name={name} className="field">
        <option value="all">{all}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </label>
  );
}
