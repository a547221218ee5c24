import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ChangeStatus } from '@/components/ui/change-status';
import { ENQUIRY_FORM_ID } from '@/components/ui/element-ids';
import { FIELD_LABEL_CLASS } from '@/components/ui/field-label';
import { visitorPcFieldCopy, visitorPcRowCopy } from '@/data/copy/visitor-pc';
import { fillTemplate } from '@/lib/text/fill-template';
import type { AnswerOption } from '@/lib/visitor-pc/field-answers';
import { addUnit } from '@/lib/visitor-pc/parse-amount';
import {
  getFieldId,
  isDatabaseField,
  MAX_ANSWER_LENGTH,
  type VisitorPcAnswer,
  type VisitorPcField,
} from '@/lib/visitor-pc/visitor-pc';
import { saveAnswer, type VisitorPcForm } from './use-visitor-pc-form';
import './visitor-pc-input.css';

/** Returns the index of an arrow key's option. After the last comes the first; -1 selects none. */
const moveIndex = (index: number, step: number, count: number) =>
  index < 0 && step < 0 ? count - 1 : (index + step + count) % count;

/** Formats the number of suggestions, such as '5 parts found', or a single one with its details. */
function formatOptions(options: readonly AnswerOption[]): string {
  const [first] = options;
  if (first === undefined) return '';
  if (options.length > 1) return fillTemplate(visitorPcRowCopy.found, { n: options.length });
  return first.detail ? `${first.name}: ${first.detail}` : first.name;
}

interface AmbiguousNumberProps {
  readonly field: VisitorPcField;
  readonly typed: string;
  readonly onUse: (answer: VisitorPcAnswer) => void;
}

/** Says that a number without a unit is read as a case's model, and offers it as a length. */
function AmbiguousNumber({ field, typed, onUse }: AmbiguousNumberProps) {
  const withUnit = addUnit(field, typed);
  if (withUnit === typed) return undefined;
  return (
    <p role="status" className="mt-1 text-small text-muted">
      {`${fillTemplate(visitorPcRowCopy.numberIsModel, { typed })} `}
      <button type="button" className="text-link" onClick={() => onUse({ typed: withUnit })}>
        {fillTemplate(visitorPcRowCopy.useLength, { typed })}
      </button>
    </p>
  );
}

interface VisitorPcInputProps {
  readonly field: VisitorPcField;
  readonly answer: VisitorPcAnswer | undefined;
  readonly form: VisitorPcForm;
}

/**
 * A field of the visitor's PC, a combobox if it has suggestions. Without scripts, the catalogue's
 * email has its text.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function VisitorPcInput({ field, answer, form }: VisitorPcInputProps) {
  const { load, listOptions, formatAnswer, saveText } = form;
  /** The text since the visitor last changed it; undefined while the field shows its answer. */
  const [typed, setTyped] = useState<string>();
  const [activeIndex, setActiveIndex] = useState(-1);
  // Memoised, since an arrow key must not search thousands of names again.
  const options = useMemo(
    () => (typed === undefined ? [] : listOptions(field, typed)),
    [listOptions, field, typed],
  );
  const isOpen = options.length > 0;
  const id = getFieldId(field);
  const listId = `${id}-list`;
  const getOptionId = (index: number) => `${listId}-${index}`;

  const inputRef = useRef<HTMLInputElement>(null);
  // Takes over what was typed before hydration. A layout effect, since React then sets the value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useLayoutEffect(() => {
    const { current } = inputRef;
    if (current === null || current !== document.activeElement) return;
    load(field);
    if (current.value !== '') setTyped(current.value);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new options change the list's height
  useEffect(() => {
    const shown = document.getElementById(activeIndex < 0 ? listId : getOptionId(activeIndex));
    if (isOpen) shown?.scrollIntoView({ block: 'nearest' });
  }, [options, activeIndex]);

  const changeText = (text: string | undefined) => {
    setTyped(text);
    setActiveIndex(-1);
  };
  /** Saves the option with this index or, where there is none, the text that the visitor typed. */
  const choose = (index: number) => {
    const option = options[index];
    if (option) saveAnswer(field, option.answer);
    else if (typed !== undefined) saveText(field, typed);
    changeText(undefined);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Ignores keys of an input method, such as the Enter that ends a word (in Safari, code 229).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && isOpen) setActiveIndex(moveIndex(activeIndex, step, options.length));
    else if (event.key === 'Enter') choose(activeIndex);
    // Escape closes the list and saves the text as it is.
    else if (event.key === 'Escape' && typed !== undefined) choose(-1);
    else return;
    event.preventDefault();
  };

  const { label, hint } = visitorPcFieldCopy[field];
  const hasList = isDatabaseField(field) || field === 'cpu';
  return (
    <div className="relative">
      <label className={FIELD_LABEL_CLASS}>
        {label}
        <input
          ref={inputRef}
          id={id}
          type="text"
          name={label}
          data-visitor-pc-field={field}
          form={ENQUIRY_FORM_ID}
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
          value={typed ?? formatAnswer(field, answer)}
          onFocus={() => load(field)}
          onChange={({ target }) => changeText(target.value)}
          onKeyDown={handleKeyDown}
          onBlur={() => choose(-1)}
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
      {typed === undefined && answer && 'typed' in answer && (
        <AmbiguousNumber
          field={field}
          typed={answer.typed}
          onUse={(withUnit) => {
            saveAnswer(field, withUnit);
            // The pressed button disappears.
            inputRef.current?.focus();
          }}
        />
      )}
      {hasList && <ChangeStatus texts={[formatOptions(options)]} />}
    </div>
  );
}
