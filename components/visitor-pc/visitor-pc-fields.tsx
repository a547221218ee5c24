import {
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { ENQUIRY_FORM } from '@/components/enquiry/enquiry-ids';
import { useEnquiry } from '@/components/enquiry/use-enquiry';
import { ChangeStatus } from '@/components/ui/change-status';
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
  /** Announces how many suggestions the field has; '' for none. */
  readonly announce: (text: string) => void;
}

/** Says how many suggestions a field has: '5 parts found'. One is named, with what is known of it. */
function formatOptions(options: ReturnType<VisitorPcForm['listOptions']> = []): string {
  const [first, ...others] = options;
  if (first === undefined) return '';
  return others.length > 0
    ? fillTemplate(visitorPcCopy.found, { n: options.length })
    : [first.name, first.detail].filter(Boolean).join(': ');
}

/**
 * A field of the visitor's PC, as a combobox once its list is loaded. Without scripts its text goes into the catalogue's email.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
function VisitorPcField({ field, answer, form, announce }: VisitorPcFieldProps) {
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
    // A key of an input method, such as the Enter that ends a composition. Safari marks that one by its code alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
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
  const hasList = isDatabaseField(field) || field === 'cpu';
  const isOpen = options !== undefined && options.length > 0;
  const announcement = formatOptions(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announce is a setter
  useEffect(() => announce(announcement), [announcement]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options change the list's height
  useEffect(() => {
    const shown = document.getElementById(activeIndex < 0 ? listId : `${listId}-${activeIndex}`);
    if (isOpen) shown?.scrollIntoView({ block: 'nearest' });
  }, [options, activeIndex]);
  return (
    <div className="relative">
      <label>
        {label}
        <input
          ref={inputRef}
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
        <div
          id={listId}
          role="listbox"
          aria-label={label}
          hidden={!isOpen}
          // A list that scrolls would be a stop of the Tab key.
          tabIndex={-1}
          className="visitor-pc-options"
          // A press must not take the focus from the field.
          onPointerDown={(event) => event.preventDefault()}
        >
          {options?.map(({ name, detail }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={`${name} ${detail}`}
              id={`${listId}-${index}`}
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
  const [announcement, setAnnouncement] = useState('');
  const renderField = (field: FieldName) => (
    <VisitorPcField
      field={field}
      answer={visitorPc[field]}
      form={form}
      announce={setAnnouncement}
    />
  );
  return (
    <div className="visitor-pc-fields">
      <div>
        {renderField('case')}
        <input
          id="own-ready"
          type="checkbox"
          className="size-5 align-middle accent-accent-ink"
          form={ENQUIRY_FORM}
          name={visitorPcFieldCopy.readyMade}
          value="yes"
          data-visitor-pc-field="pc"
          checked={visitorPc.pc !== undefined}
          onChange={({ currentTarget: { checked } }) => form.setReadyMade(checked)}
        />
        <label
          htmlFor="own-ready"
          className="inline-flex min-h-11 items-center pl-2 align-middle text-small"
        >
          {visitorPcFieldCopy.readyMade}
        </label>
        <div className="ready-made-fields">
          {renderField('pc')}
          <p className="mt-1 text-small text-muted">{visitorPcFieldCopy.photographs}</p>
        </div>
      </div>
      <div className="grid gap-3">
        {renderField('psu')}
        {renderField('cpu')}
      </div>
      <div className="grid gap-3">
        {renderField('motherboard')}
        {hasCooler && renderField('cooler')}
      </div>
      <ChangeStatus texts={[announcement]} />
    </div>
  );
}

/** Says which parts of the visitor's PC a link names that are in no list. */
export function UnknownParts({ unknownFields }: Pick<VisitorPcForm, 'unknownFields'>) {
  return unknownFields.map((field) => (
    <p key={field} role="status" className="notice mb-2">
      {fillTemplate(visitorPcCopy.unknown, { part: visitorPcCopy.partNames[field] })}
    </p>
  ));
}
