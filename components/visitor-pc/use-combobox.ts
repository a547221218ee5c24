import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getFieldId, type VisitorPcAnswer, type VisitorPcField } from '@/lib/visitor-pc/visitor-pc';
import type { VisitorPcForm } from './use-visitor-pc-form';

/** Returns the index of the option that an arrow key selects. After the last option comes the first; -1 selects none. */
const moveIndex = (index: number, step: number, count: number) =>
  index < 0 && step < 0 ? count - 1 : (index + step + count) % count;

/**
 * Manages a field of the visitor's PC: its text, its options, and the keys that select an option.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox(
  field: VisitorPcField,
  answer: VisitorPcAnswer | undefined,
  form: VisitorPcForm,
) {
  const { load, listOptions, formatAnswer, commitAnswer } = form;
  /** The text since the visitor last changed it; undefined while the field shows its answer. */
  const [typed, setTyped] = useState<string>();
  const [activeIndex, setActiveIndex] = useState(-1);
  // Memoised, since an arrow key must not search thousands of names again.
  const options = useMemo(
    () => (typed === undefined ? [] : (listOptions(field, typed) ?? [])),
    [listOptions, field, typed],
  );
  const id = getFieldId(field);
  const listId = `${id}-list`;
  const getOptionId = (index: number) => `${listId}-${index}`;
  const isOpen = options.length > 0;

  const inputRef = useRef<HTMLInputElement>(null);
  // Takes over what the visitor typed before hydration. In a layout effect, since React then sets the field's value.
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
    const given = options[index]?.answer ?? typed;
    if (given !== undefined) commitAnswer(field, given);
    changeText(undefined);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Ignores keys of an input method, such as the Enter that ends a composition. Safari marks that Enter only by its code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && isOpen) setActiveIndex(moveIndex(activeIndex, step, options.length));
    else if (event.key === 'Enter') choose(activeIndex);
    // Escape closes the list and saves the text as it is.
    else if (event.key === 'Escape' && typed !== undefined) choose(-1);
    else return;
    event.preventDefault();
  };

  return {
    id,
    listId,
    getOptionId,
    options,
    isOpen,
    activeIndex,
    choose,
    inputProps: {
      ref: inputRef,
      value: typed ?? formatAnswer(field, answer),
      onFocus: () => load(field),
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
        changeText(currentTarget.value),
      onKeyDown: handleKeyDown,
      onBlur: () => choose(-1),
    },
  };
}
