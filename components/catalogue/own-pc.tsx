import { Plus } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { haveRow as copy, haveFields } from '@/data/have';
import { fill } from '@/lib/fill';
import { SEARCH_LIMIT } from '@/lib/filter-address';
import type { Field } from '@/lib/have-address';
import { ENQUIRY_FORM } from './enquiry-ids';
import type { OwnPc } from './use-own-pc';
import './own-pc.css';

interface OwnFieldProps {
  readonly field: Field;
  readonly own: OwnPc;
}

/** A field that offers what is in its list, once that is there; without a script its text goes into the enquiry as it is. */
function OwnField({ field, own }: OwnFieldProps) {
  const { label, hint } = haveFields[field];
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const options = typed === undefined ? undefined : own.optionsOf(field, typed);
  const list = `own-${field}`;
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
    else if (event.key === 'Enter') choose(active);
    else if (event.key === 'Escape' && typed !== undefined) close();
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
          type="text"
          name={label}
          data-own={field}
          form={ENQUIRY_FORM}
          placeholder={hint}
          maxLength={SEARCH_LIMIT}
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
              onClick={() => choose(at)}
            >
              <span>{name}</span> <span className="text-small text-muted">{detail}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** What the visitor has, one row above the filters, and what fits it of each kind of part. */
export function OwnPcRow({ own }: { readonly own: OwnPc }) {
  const { said, hides, setHides } = own;
  return (
    <details className="own-pc question line-above mb-4 print:hidden">
      <summary>
        {said?.told ?? haveFields.heading}
        {said && <span className="text-link text-small">{copy.change}</span>}
        <Icon of={Plus} />
      </summary>
      <p className="mb-2 text-small text-muted">{haveFields.lead}</p>
      <div className="own-fields">
        <div>
          <OwnField field="case" own={own} />
          <details>
            <summary className="text-small">{haveFields.pc.unknown}</summary>
            <OwnField field="pc" own={own} />
          </details>
        </div>
        <OwnField field="supply" own={own} />
        <div>
          <OwnField field="board" own={own} />
          <details>
            <summary className="text-small">{haveFields.processor.unknown}</summary>
            <OwnField field="processor" own={own} />
          </details>
        </div>
      </div>
      {said && (
        <div className="pb-3 text-small">
          {said.sums.map((sum) => (
            <p key={sum}>{sum}</p>
          ))}
          {said.clashes.size > 0 && (
            <label className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-5 accent-accent-ink"
                checked={hides}
                onChange={() => setHides(!hides)}
              />
              {fill(copy.hide, { n: said.clashes.size })}
            </label>
          )}
          <p className="text-muted">{copy.source}</p>
        </div>
      )}
    </details>
  );
}
