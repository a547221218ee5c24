import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type LinkedParts, partsFromQuery, withParts } from '@/lib/parts-address';
import { takeOver } from '@/lib/take-over';
import type { EnquiryShop } from './enquiry-shop';
import { takeAlong, usePageAddress } from './page-address';

const NONE: LinkedParts = { parts: [], leftOut: 0 };

const boxesOf = (form: HTMLFormElement) =>
  [...form.elements].filter((field) => field instanceof HTMLInputElement);

/** What the boxes say, by their part numbers. */
const ticksIn = (form: HTMLFormElement | null) =>
  new Map(form === null ? [] : boxesOf(form).map(({ value, checked }) => [value, checked]));

export interface TickControls extends LinkedParts {
  /** For the form that the boxes belong to. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Whether the form was sent before its script was there. */
  readonly sent: boolean;
  readonly change: (event: ChangeEvent<HTMLElement>) => void;
  readonly onUntick: (parts: readonly string[]) => void;
}

/**
 * The ticked parts of a page. Their boxes hold them and the address mirrors them, as it is with the filters; parts that the
 * page shows no box for are held here.
 *
 * @param shop all of its products; the same object from render to render
 */
export function useTicks(shop: EnquiryShop['parts']): TickControls {
  const form = useRef<HTMLFormElement>(null);
  const held = useRef<readonly string[]>([]);
  const [linked, setLinked] = useState<LinkedParts>(NONE);
  const [sent, setSent] = useState(false);

  const idsOf = (parts: typeof shop) => parts.map(({ id }) => id);
  const linkedNow = () => partsFromQuery(window.location.search, idsOf(shop));
  const show = (next: LinkedParts) => {
    held.current = next.parts;
    const ticked = shop.filter(({ id }) => next.parts.includes(id)).map(({ sku }) => sku);
    if (form.current !== null)
      for (const box of boxesOf(form.current)) box.checked = ticked.includes(box.value);
    setLinked(next);
  };
  const begin = () => {
    if (form.current === null) return;
    const own = ticksIn(form.current);
    const next = linkedNow();
    const parts = idsOf(shop.filter(({ id, sku }) => own.get(sku) || next.parts.includes(id)));
    if (parts.length > next.parts.length) write();
    if (parts.length + next.leftOut > 0) show({ ...next, parts });
    setSent(takeOver(form.current));
  };
  const { write } = usePageAddress({
    begin,
    restore: () => show(linkedNow()),
    written: (query) => withParts(query, held.current),
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

  useEffect(() => takeAlong(linked.parts), [linked]);

  const change = ({ target }: ChangeEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    // Two may be ticked before either is drawn, so what is drawn is not asked.
    const boxes = ticksIn(form.current);
    set(idsOf(shop.filter(({ id, sku }) => boxes.get(sku) ?? held.current.includes(id))));
  };
  const untick = (parts: readonly string[]) => {
    set(held.current.filter((id) => !parts.includes(id)));
  };
  return { ...linked, form, sent, change, onUntick: untick };
}
