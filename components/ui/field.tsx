import type { FormField } from '@/checks/schemas/pages';

/** One labelled control of a form; required ones are marked with a star. */
export function Field({ field }: { readonly field: FormField }) {
  const { name, label, control = 'text', options = [], autoComplete, required } = field;
  const shared = { name, required, autoComplete, className: 'field' };
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: one of the three is there
    <label className="text-small">
      {required ? `${label} *` : label}
      {control === 'select' && (
        <select {...shared}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {control === 'textarea' && <textarea {...shared} rows={6} />}
      {control !== 'select' && control !== 'textarea' && <input {...shared} type={control} />}
    </label>
  );
}
