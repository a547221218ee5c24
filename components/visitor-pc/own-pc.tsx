import { Plus } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { ENQUIRY_FORM } from '@/components/enquiry/enquiry-ids';
import { Icon } from '@/components/ui/icon';
import { haveRow as copy, haveFields } from '@/data/have';
import { MAX_SEARCH_LENGTH } from '@/lib/page-state/filter-query';
import type { Field } from '@/lib/page-state/have-address';
import { fillTemplate } from '@/lib/text/fill-template';
import type { OwnPc } from './use-own-pc';
import './own-pc.css';

interface OwnFieldProps {
  readonly field: Field;
  readonly own: OwnPc;
  /** Told when an answer is chosen, not when the field is only left. */
  readonly onChosen: () => void;
}

/** A field that offers what is in its list, once that is there; without a script its text goes into the enquiry as it is. */
function OwnField({ field, own, onChosen }: OwnFieldProps) {
  const { label, hint } = haveFields[field];
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const { optionsOf } = own;
  // A key that only moves among them must not search thousands of names again.
  const options = useMemo(
    () => (typed === undefined ? undefined : optionsOf(field, typed)),
    [optionsOf, field, typed],
  );
  const id = `own-${field}`;
  const list = `${id}-list`;
  const inputRef = useRef<HTMLInputElement>(null);
  // Who was typing before the script was there goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come
  useEffect(() => {
    const { current } = inputRef;
    if (current === null || current !== document.activeElement) return;
    own.use(field);
    setTyped(current.value);
  }, []);
  const close = () => {
    setTyped(undefined);
    setActive(-1);
  };
  const choose = (at: number) => {
    own.commit(field, options?.[at]?.answer ?? inputRef.current?.value ?? '');
    close();
  };
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const count = options?.length ?? 0;
    if (step && count > 0)
      setActive((active + step + (active < 0 && step < 0 ? 1 : 0) + count) % count);
    else if (event.key === 'Enter') {
      choose(active);
      onChosen();
    } else if (event.key === 'Escape' && typed !== undefined) close();
    else return;
    event.preventDefault();
  };
  const input = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    setTyped(value);
    setActive(-1);
  };
  const offers = field !== 'processor' && field !== 'pc';
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
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          spellCheck={false}
          className="field"
          {...(offers && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': list,
            'aria-activedescendant': active < 0 ? undefined : `${list}-${active}`,
          })}
          onFocus={() => own.use(field)}
          onInput={input}
          onKeyDown={key}
          onBlur={() => choose(-1)}
        />
      </label>
      {offers && (
        <div id={list} role="listbox" aria-label={label} hidden={!isOpen} className="own-options">
          {options?.map(({ name, detail }, at) => (
            // Keys move in the field; a press must not take the focus from it.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
            <div
              key={`${name} ${detail}`}
              id={`${list}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                choose(at);
                onChosen();
              }}
            >
              <span>{name}</span> <span className="text-small text-muted">{detail}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** The visitor's PC as a row above the filters, with the number of parts of each kind that fit. */
export function OwnPcRow({ own }: { readonly own: OwnPc }) {
  const { said, have, hides, setHides } = own;
  const rowRef = useRef<HTMLDetailsElement>(null);
  // Where it is closed for want of room (enhancements/visitor-pc.ts), an answer closes it again, once what is shown is drawn.
  const close = () =>
    setTimeout(() => {
      const { current: row } = rowRef;
      if (row === null || matchMedia('(min-width: 80rem)').matches) return;
      row.querySelector('summary')?.focus();
      row.open = false;
    });
  const field = (name: Field) => <OwnField field={name} own={own} onChosen={close} />;
  return (
    <div className="own-pc line-above line-below mb-4 print:hidden">
      <details ref={rowRef} className="disclosure">
        <summary>
          {said?.told ?? haveFields.heading}
          {said && <span className="flex-none text-link text-small">{copy.change}</span>}
          <Icon icon={Plus} />
        </summary>
        <p className="mb-2 text-small text-muted">
          {said ? copy.source : haveFields.lead} {haveFields.currentTo}
        </p>
        <div className="own-fields">
          <div>
            {field('case')}
            <input
              id="own-ready"
              type="checkbox"
              className="size-5 align-middle accent-accent-ink"
              form={ENQUIRY_FORM}
              name={haveFields.readyMade}
              value="yes"
              data-own="pc"
              checked={have.pc !== undefined}
              onChange={() => own.answer('pc', have.pc ? undefined : { typed: '' })}
            />
            <label
              htmlFor="own-ready"
              className="inline-flex min-h-11 items-center pl-2 align-middle text-small"
            >
              {haveFields.readyMade}
            </label>
            <div className="own-made">
              {field('pc')}
              <p className="mt-1 text-small text-muted">{haveFields.photographs}</p>
            </div>
          </div>
          {field('supply')}
          <div>
            {field('board')}
            <details>
              <summary className="text-small">{haveFields.processor.unknown}</summary>
              {field('processor')}
            </details>
          </div>
        </div>
      </details>
      {said && (
        <div className="own-sums text-small">
          <ul>
            {said.sums.map(({ say, href }) => (
              <li key={say}>
                {say}
                {href && (
                  <>
                    {'. '}
                    <a href={href} className="text-link -my-1">
                      {copy.askForAnother}
                    </a>
                  </>
                )}
              </li>
            ))}
          </ul>
          <p>
            {said.missing.map((name) => (
              <a key={name} href={`#own-${name}`} className="text-link">
                {fillTemplate(copy.add, { own: copy.own[name] })}
              </a>
            ))}
          </p>
          {said.clashes.size > 0 && (
            <label className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-5 accent-accent-ink"
                checked={hides}
                onChange={() => setHides(!hides)}
              />
              {fillTemplate(copy.hide, { n: said.clashes.size })}
            </label>
          )}
        </div>
      )}
    </div>
  );
}
