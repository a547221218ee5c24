import type { FormField } from '@/data/shop/contact';

/** Leaves the validity to the browser after a failed send. */
const exposeValidity = ({ currentTarget }: { readonly currentTarget: Element }) =>
  currentTarget.removeAttribute('aria-invalid');

/** A labelled control of the letter. A required one has a star. */
export function LetterField({ field }: { readonly field: FormField }) {
  const { name, label, control = 'text', options = [], autoComplete, required } = field;
  const controlProps = {
    name,
    required,
    autoComplete,
    className: 'field',
    // Otherwise Firefox calls an empty required field invalid before anything is typed.
    'aria-invalid': required ? false : undefined,
    onInvalid: exposeValidity,
  } as const;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: one of the three controls is rendered
    <label className="text-small">
      {required ? `${label} *` : label}
      {control === 'select' && (
        <select {...controlProps}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {control === 'textarea' && <textarea {...controlProps} rows={6} />}
      {control !== 'select' && control !== 'textarea' && <input {...controlProps} type={control} />}
    </label>
  );
}
