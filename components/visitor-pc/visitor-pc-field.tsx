import { useEffect } from 'react';
import { ENQUIRY_FORM } from '@/components/enquiry/enquiry-ids';
import { visitorPcCopy, visitorPcFieldCopy } from '@/data/copy/visitor-pc';
import { fillTemplate } from '@/lib/text/fill-template';
import {
  ADDRESS_NAMES,
  type VisitorPcField as FieldName,
  isDatabaseField,
  MAX_ANSWER_LENGTH,
  type VisitorPcAnswer,
} from '@/lib/visitor-pc/visitor-pc';
import { useCombobox } from './use-combobox';
import type { VisitorPcForm } from './use-visitor-pc-form';
import './visitor-pc-field.css';

interface VisitorPcFieldProps {
  readonly field: FieldName;
  readonly answer: VisitorPcAnswer | undefined;
  readonly form: VisitorPcForm;
  /** Announces a text about the field's suggestions; '' where it has none. */
  readonly announce: (text: string) => void;
}

/** Returns how many suggestions a field has, such as '5 parts found', or the name and the details of a single one. */
function formatOptions([first, ...others]: ReturnType<typeof useCombobox>['options']): string {
  if (first === undefined) return '';
  return others.length > 0
    ? fillTemplate(visitorPcCopy.found, { n: others.length + 1 })
    : [first.name, first.detail].filter(Boolean).join(': ');
}

/** A field of the visitor's PC. Fields with suggestions are comboboxes. Without scripts, the text goes into the catalogue's email. */
export function VisitorPcField({ field, answer, form, announce }: VisitorPcFieldProps) {
  const { label, hint } = visitorPcFieldCopy[field];
  const combobox = useCombobox(field, answer, form);
  const { id, listId, getOptionId, options, isOpen, activeIndex, choose, inputProps } = combobox;
  const hasList = isDatabaseField(field) || field === 'cpu';
  const announcement = formatOptions(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announce is a setter
  useEffect(() => announce(announcement), [announcement]);
  return (
    <div className="relative">
      <label>
        {label}
        <input
          id={id}
          type="text"
          name={label}
          data-visitor-pc-field={ADDRESS_NAMES[field]}
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
            'aria-activedescendant': activeIndex < 0 ? undefined : getOptionId(activeIndex),
          })}
          {...inputProps}
        />
      </label>
      {hasList && (
        <div
          id={listId}
          role="listbox"
          aria-label={label}
          hidden={!isOpen}
          // Otherwise the Tab key would stop at a list that scrolls.
          tabIndex={-1}
          className="visitor-pc-options"
          // A press must not take the focus from the field.
          onPointerDown={(event) => event.preventDefault()}
        >
          {options.map(({ name, detail }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={`${name} ${detail}`}
              id={getOptionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === activeIndex}
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
