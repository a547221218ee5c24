import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePageAddress } from '@/components/page-state/use-page-address';
import {
  type LinkedParts,
  parseEnquiryParts,
  setEnquiryParts,
} from '@/lib/page-state/enquiry-query';
import {
  type Answer,
  answerOf,
  type Field,
  type Have,
  haveFromQuery,
  withHave,
} from '@/lib/page-state/have-address';
import { updateLinkQueries } from '@/lib/page-state/link-queries';
import type { Checked } from './enquiry-check';
import type { EnquiryPart } from './enquiry-shop';

const idsOf = (parts: readonly EnquiryPart[]) => parts.map(({ id }) => id);

/** The ticked parts and the visitor's answers, with functions that change them. */
export type Ticks = ReturnType<typeof useTicks>;

/**
 * The ticked parts of a page. Their boxes hold them and the address mirrors them, as it is with the filters; parts that the
 * page shows no box for are held here. The check loads with the first tick. Until then no verdict is shown, and each further
 * tick tries again where loading fails. The visitor's answers are held and mirrored with the parts.
 *
 * @param shop all of its products; the same object from render to render
 */
export function useTicks(shop: readonly EnquiryPart[]) {
  const held = useRef<readonly string[]>([]);
  const heldHave = useRef<Have>({});
  const [have, setHave] = useState<Have>({});
  const [linked, setLinked] = useState<LinkedParts>({ parts: [], leftOut: 0 });
  /** True if the visitor submitted the form before hydration. */
  const [sent, setSent] = useState(false);
  const [check, setCheck] = useState<typeof import('./enquiry-check')>();
  const ticked = useMemo(() => shop.filter(({ id }) => linked.parts.includes(id)), [linked, shop]);
  const checked: Partial<Checked> = useMemo(
    () => check?.checked(ticked, shop) ?? {},
    [check, ticked, shop],
  );

  const inputs = () => [...fields().elements].filter((field) => field instanceof HTMLInputElement);
  const boxes = () => inputs().filter(({ type, dataset }) => type === 'checkbox' && !dataset.own);
  /** Returns the state of each checkbox by part number. */
  const read = () => new Map(boxes().map(({ value, checked }) => [value, checked]));
  const linkedNow = () => parseEnquiryParts(window.location.search, idsOf(shop));
  const showHave = (next: Have) => {
    heldHave.current = next;
    setHave(next);
  };
  const show = (next: LinkedParts) => {
    held.current = next.parts;
    const skus = shop.filter(({ id }) => next.parts.includes(id)).map(({ sku }) => sku);
    for (const box of boxes()) box.checked = skus.includes(box.value);
    setLinked(next);
  };
  const begin = (before: boolean) => {
    const tickedBySku = read();
    const next = linkedNow();
    const parts = idsOf(
      shop.filter(({ id, sku }) => tickedBySku.get(sku) || next.parts.includes(id)),
    );
    if (parts.length > next.parts.length) write();
    if (parts.length + next.leftOut > 0) show({ ...next, parts });
    // Answers typed before hydration override those of a link.
    const typed = inputs().flatMap((input) => {
      const { own: field } = input.dataset;
      if (input.type === 'checkbox') return field && input.checked ? [[field, { typed: '' }]] : [];
      // The one that is being typed in says so when it is left.
      const answer = input === document.activeElement ? undefined : answerOf(input.value);
      return field && answer ? [[field, answer]] : [];
    });
    if (typed.length > 0) write();
    showHave({ ...haveFromQuery(window.location.search), ...Object.fromEntries(typed) });
    setSent(before);
  };
  const {
    formRef: form,
    getForm: fields,
    scheduleUpdate: write,
  } = usePageAddress({
    initialiseForm: begin,
    restoreForm: () => {
      show(linkedNow());
      showHave(haveFromQuery(window.location.search));
    },
    serialiseQuery: (query) => withHave(setEnquiryParts(query, held.current), heldHave.current),
  });
  const set = (parts: readonly string[]) => {
    held.current = parts;
    // A box shows its tick at once; what is said of it comes after that is painted, and moves nothing. Not as a
    // transition: what React has put off is lost where WebKit keeps the page for Back.
    requestAnimationFrame(() => {
      setTimeout(() => {
        if (held.current === parts) flushSync(() => show({ parts, leftOut: 0 }));
      });
    });
    write();
  };

  useEffect(() => {
    // After what is said is painted.
    const timer = setTimeout(() =>
      updateLinkQueries((query) => withHave(setEnquiryParts(query, linked.parts), have)),
    );
    if (check === undefined && linked.parts.length + linked.leftOut > 0)
      import('./enquiry-check').then(setCheck, () => {});
    return () => clearTimeout(timer);
  }, [check, linked, have]);

  const change = () => {
    // Two may be ticked before either is drawn, so what is drawn is not asked.
    const tickedBySku = read();
    set(idsOf(shop.filter(({ id, sku }) => tickedBySku.get(sku) ?? held.current.includes(id))));
  };
  const untick = (parts: readonly EnquiryPart[]) =>
    set(held.current.filter((id) => !idsOf(parts).includes(id)));
  const answer = (field: Field, next: Answer | undefined) => {
    const { [field]: _, ...others } = heldHave.current;
    showHave(next ? { ...others, [field]: next } : others);
    write();
  };
  return { ...linked, ticked, checked, form, sent, change, untick, have, answer };
}
