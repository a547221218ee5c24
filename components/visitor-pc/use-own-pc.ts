import { useCallback, useEffect, useMemo, useState } from 'react';
import type { EnquiryPart, EnquiryShop } from '@/components/enquiry/enquiry-shop';
import type { Ticks } from '@/components/enquiry/use-ticks';
import { type Answer, answerOf, type Field } from '@/lib/page-state/have-address';
import type { PartLists } from '@/lib/visitor-pc/part-lists';

/** The visitor's PC and its verdicts, with functions that change it. */
export type OwnPc = ReturnType<typeof useOwnPc>;

const inputOf = (field: string) => document.querySelector<HTMLInputElement>(`#own-${field}`);

/**
 * Manages the visitor's PC and its verdicts on a page's parts. The script that knows comes with the first use of
 * a field, or with a link that names what they have, and each list with its own field; where one does not come, what is
 * typed is kept, and goes into the enquiry.
 *
 * @param sold the parts; the same object from render to render
 * @param subject of their e-mails, up to a product's name
 */
export function useOwnPc(
  { have, answer }: Ticks,
  sold: readonly EnquiryPart[],
  shop: EnquiryShop,
  subject: string,
) {
  const [check, setCheck] = useState<typeof import('./own-check')>();
  const [lists, setLists] = useState<PartLists>({});
  const [hides, setHides] = useState(false);
  const use = async (...fields: readonly Field[]) => {
    try {
      const own = await import('./own-check');
      setCheck(own);
      const loaded = await own.loadLists(fields.filter((field) => lists[field] === undefined));
      // Without a new list all would be judged twice.
      if (Object.keys(loaded).length > 0) setLists((before) => ({ ...before, ...loaded }));
    } catch {
      // It is asked for again with the next use.
    }
  };
  const answered = (Object.keys(have) as Field[]).sort().join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: lists are asked for where their fields are first answered
  useEffect(() => {
    if (answered !== '') use(...(answered.split(',') as Field[]));
  }, [answered]);

  const said = useMemo(
    () => check?.said(have, lists, sold, shop, subject),
    [check, have, lists, sold, shop, subject],
  );
  // Fields show what the address says once its names are known, but the one that is being typed in; its fragment may have
  // the focus in one that is empty still.
  useEffect(() => {
    for (const [field, text] of Object.entries(said?.texts ?? {})) {
      const input = inputOf(field);
      if (input && (input.value === '' || input !== document.activeElement)) input.value = text;
    }
    // After what is said is painted.
    const timer = setTimeout(() => check?.updateEmailLinks(said?.paragraph ?? '', shop.prompts));
    return () => clearTimeout(timer);
  }, [check, said, shop.prompts]);

  /** Takes what was chosen, or what a field was left with. */
  const commit = (field: Field, given: Answer | string) => {
    if (!check) return answer(field, typeof given === 'string' ? answerOf(given) : given);
    // A field that is left as it was says nothing new: twins are called alike.
    if (given === check.textOf(field, have[field], lists)) return;
    // A ready-made PC is one without its name, too.
    const next =
      check.answerTo(field, given, lists) ??
      (field === 'pc' ? have.pc && { typed: '' } : undefined);
    const input = inputOf(field);
    if (input) input.value = check.textOf(field, next, lists);
    answer(field, next);
  };
  const optionsOf = useCallback(
    (field: Field, typed: string) => check?.optionsOf(field, typed, lists),
    [check, lists],
  );
  return {
    have,
    answer,
    said,
    hides,
    setHides,
    use,
    commit,
    optionsOf,
  };
}
