import { useEffect, useMemo, useState } from 'react';
import type { Answer, Field } from '@/lib/have-address';
import type { Recipient } from '@/lib/quotes';
import type { EnquiryPart } from './catalogue-data';
import type { Lists } from './own-check';
import type { Ticks } from './use-ticks';

/** What useOwnPc knows of what the visitor has, and lets a component do with it. */
export type OwnPc = ReturnType<typeof useOwnPc>;

const inputOf = (field: string) => document.querySelector<HTMLInputElement>(`[data-own=${field}]`);

/**
 * What the visitor has, and what it says of the parts that a page shows. The script that knows comes with the first use of
 * a field, or with a link that names what they have, and each list with its own field; where one does not come, what is
 * typed is kept, and goes into the enquiry.
 *
 * @param sold the parts; the same object from render to render
 * @param subject of their e-mails, up to a product's name
 */
export function useOwnPc(
  { have, answer }: Ticks,
  sold: readonly EnquiryPart[],
  recipient: Recipient,
  subject: string,
) {
  const [check, setCheck] = useState<typeof import('./own-check')>();
  const [lists, setLists] = useState<Lists>({});
  const [hides, setHides] = useState(false);
  const use = async (...fields: readonly Field[]) => {
    try {
      const own = await import('./own-check');
      setCheck(own);
      const loaded = await own.listsOf(fields.filter((field) => lists[field] === undefined));
      setLists((before) => ({ ...before, ...loaded }));
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
    () => check?.said(have, lists, sold, recipient, subject),
    [check, have, lists, sold, recipient, subject],
  );
  // Fields show what the address says once its names are known, but the one that is being typed in.
  useEffect(() => {
    for (const [field, text] of Object.entries(said?.texts ?? {})) {
      const input = inputOf(field);
      if (input && input !== document.activeElement) input.value = text;
    }
  }, [said]);

  /** Takes what was chosen, or what a field was left with. */
  const commit = (field: Field, given: Answer | string) => {
    if (!check) return answer(field, given);
    // A field that is left as it was says nothing new: twins are called alike.
    if (given === check.textOf(field, have[field], lists)) return;
    const next = check.answerTo(field, given, lists);
    const input = inputOf(field);
    if (input) input.value = check.textOf(field, next, lists);
    answer(field, next);
  };
  return {
    said,
    hides,
    setHides,
    use,
    commit,
    optionsOf: (field: Field, typed: string) => check?.optionsOf(field, typed, lists),
  };
}
