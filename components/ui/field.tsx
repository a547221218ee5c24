interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly type?: 'text' | 'email';
  readonly autoComplete: string;
  readonly required?: boolean;
}

/** One labelled line of text; required ones are marked with a star. */
export function Field({ label, name, type = 'text', autoComplete, required = false }: FieldProps) {
  return (
    <label className="field-label">
      {required ? `${label} *` : label}
      <input
        type={type}
        name={name}
        autoComplete={autoComplete}
        required={required}
        className="field"
      />
    </label>
  );
}
