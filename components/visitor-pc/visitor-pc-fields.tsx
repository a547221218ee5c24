import { type KeyboardEvent, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { ENQUIRY_FORM } from '@/components/enquiry/enquiry-ids';
import { useEnquiry } from '@/components/enquiry/use-enquiry';
import { usePageRestore } from '@/components/ui/use-page-restore';
import { visitorPcCopy, visitorPcFieldCopy } from '@/data/copy/visitor-pc';
import { fillTemplate } from '@/lib/text/fill-template';
import {
  ADDRESS_NAMES,
  type VisitorPcField as FieldName,
  getFieldId,
  isDatabaseField,
  MAX_ANSWER_LENGTH,
  type VisitorPcAnswer,
} from '@/lib/visitor-pc/visitor-pc';
import type { VisitorPcForm } from './use-visitor-pc';
import './visitor-pc.css';

interface VisitorPcFieldProps {
  readonly field: FieldName;
  readonly answer: VisitorPcAnswer | undefined;
  readonly form: VisitorPcForm;
}

/**
 * A field of the visitor's PC, as a combobox once its list is loaded. Without scripts its text goes into the catalogue's email.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
function VisitorPcField({ field, answer, form }: VisitorPcFieldProps) {
  const { label, hint } = visitorPcFieldCopy[field];
  /** The text since the visitor last changed it; undefined while the field shows its answer. */
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
  // Before React first sets the field: it may have the focus, and letters that the visitor typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useLayoutEffect(() => {
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
    // The text stays in the field, and so in the answer.
    else if (event.key === 'Escape' && typed !== undefined) choose(-1);
    else return;
    event.preventDefault();
  };
  const handleInput = (value: string) => {
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
          data-own={ADDRESS_NAMES[field]}
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
          value={typed ?? form.formatAnswer(field, answer)}
          onChange={({ currentTarget: { value } }) => handleInput(value)}
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

interface VisitorPcFieldsProps {
  readonly form: VisitorPcForm;
  /** True in the review: the email names the cooler, and no rule needs it. */
  readonly hasCooler?: boolean;
}

/** The fields of the visitor's PC, as the catalogue and the review show them. */
export function VisitorPcFields({ form, hasCooler = false }: VisitorPcFieldsProps) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // React then fills in the fields that a browser has emptied.
  usePageRestore(renderAgain);
  // The catalogue follows after the paint, but a field shows its answer at once.
  const { visitorPc } = useEnquiry();
  const renderField = (field: FieldName) => (
    <VisitorPcField field={field} answer={visitorPc[field]} form={form} />
  );
  return (
    <div className="own-fields">
      <div>
        {renderField('case')}
        <input
          id="own-ready"
          type="checkbox"
          className="size-5 align-middle accent-accent-ink"
          form={ENQUIRY_FORM}
          name={visitorPcFieldCopy.readyMade}
          value="yes"
          data-own="pc"
          checked={visitorPc.pc !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            form.saveAnswer('pc', checked ? { typed: '' } : undefined)
          }
        />
        <label
          htmlFor="own-ready"
          className="inline-flex min-h-11 items-center pl-2 align-middle text-small"
        >
          {visitorPcFieldCopy.readyMade}
        </label>
        <div className="own-made">
          {renderField('pc')}
          <p className="mt-1 text-small text-muted">{visitorPcFieldCopy.photographs}</p>
        </div>
      </div>
      {renderField('psu')}
      <div>
        {renderField('motherboard')}
        <details>
          <summary className="text-small">{visitorPcFieldCopy.cpu.unknown}</summary>
          {renderField('cpu')}
        </details>
        {hasCooler && renderField('cooler')}
      </div>
    </div>
  );
}

/** Says which parts of the visitor's PC a link names that are in no list. */
export function UnknownParts({ unknownFields }: Pick<VisitorPcForm, 'unknownFields'>) {
  return unknownFields.map((field) => (
    <p key={field} role="status" className="notice mb-2">
      {fillTemplate(visitorPcCopy.unknown, { own: visitorPcCopy.own[field] })}
    </p>
  ));
}
