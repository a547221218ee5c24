import type { FormField } from '@/data/types';

/** One labelled control of a form; required ones are marked with a star, and a text of several lines spans the row. */
export function Field({ field }: { readonly field: FormField }) {
  const { name, label, control, options = [], autoComplete, required } = field;
  const shared = { name, required, autoComplete, className: 'field' };
  const wide = control === 'select' || control === 'textarea';
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: one of the three is there
    <label className={wide ? 'field-label sm:col-span-2' : 'field-label'}>
      {required ? `${label} *` : label}
      {control === 'select' && (
        <select {...shared}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {control === 'textarea' && <textarea {...shared} rows={6} />}
      {!wide && <input {...shared} type={control} />}
    </label>
  );
}
