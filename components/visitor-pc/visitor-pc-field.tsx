import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { ENQUIRY_FORM } from '@/components/enquiry/enquiry-ids';
import { visitorPcFieldCopy } from '@/data/visitor-pc';
import {
  type VisitorPcField as FieldName,
  getFieldId,
  isDatabaseField,
  MAX_ANSWER_LENGTH,
} from '@/lib/visitor-pc/visitor-pc';
import type { VisitorPcForm } from './use-visitor-pc';

interface VisitorPcFieldProps {
  readonly field: FieldName;
  readonly form: VisitorPcForm;
}

/**
 * A field of the visitor's PC, as a combobox once its list is loaded. Without scripts its text goes into the catalogue's email.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function VisitorPcField({ field, form }: VisitorPcFieldProps) {
  const { label, hint } = visitorPcFieldCopy[field];
  /** The text since the visitor last changed it; undefined while the field is unchanged. */
  const [typed, setTyped] = useState<string>();
  const [activeIndex, setActiveIndex] = useState(-1);
  const { listOptions } = form;
  // Memoised, since a key that only moves among the options must not search thousands of names again.
  const options = useMemo(
    () => (typed === undefined ? undefined : listOptions(field, typed)),
    [listOptions, field, typed],
  );
  const id = getFieldId(field);
  const listId = `${id}-list`;
  const inputRef = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a visitor who types before hydration
  useEffect(() => {
    const { current } = inputRef;
    if (current === null || current !== document.activeElement) return;
    form.load(field);
    if (current.value !== '') setTyped(current.value);
  }, []);
  const close = () => {
    setTyped(undefined);
    setActiveIndex(-1);
  };
  const choose = (index: number) => {
    const option = options?.[index];
    if (option) form.commitAnswer(field, option.answer);
    else if (typed !== undefined) form.commitAnswer(field, typed);
    close();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const count = options?.length ?? 0;
    if (step && count > 0)
      setActiveIndex((activeIndex + step + (activeIndex < 0 && step < 0 ? 1 : 0) + count) % count);
    else if (event.key === 'Enter') choose(activeIndex);
    else if (event.key === 'Escape' && typed !== undefined) close();
    else return;
    event.preventDefault();
  };
  const handleInput = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    setTyped(value);
    setActiveIndex(-1);
  };
  const hasList = isDatabaseField(field);
  const isOpen = options !== undefined && options.length > 0;
  return (
    <div className="relative">
      <label>
        {label}
        <input
          ref={inputRef}
          id={id}
          type="text"
          name={label}
          data-own={field}
          form={ENQUIRY_FORM}
          placeholder={hint}
          maxLength={MAX_ANSWER_LENGTH}
          autoComplete="off"
          spellCheck={false}
          className="field"
          {...(hasList && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': listId,
            'aria-activedescendant': activeIndex < 0 ? undefined : `${listId}-${activeIndex}`,
          })}
          onFocus={() => form.load(field)}
          onInput={handleInput}
          onKeyDown={handleKeyDown}
          onBlur={() => choose(-1)}
        />
      </label>
      {hasList && (
        <div id={listId} role="listbox" aria-label={label} hidden={!isOpen} className="own-options">
          {options?.map(({ name, detail }, index) => (
            // The field handles keys. A press must not take the focus from it.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={`${name} ${detail}`}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === activeIndex}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              <span>{name}</span> <span className="text-small text-muted">{detail}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
