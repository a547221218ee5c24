import { type ReactNode, useRef } from 'react';
import { clashLines, enquiryFindings } from '@/lib/fit-enquiry';
import type { Finding } from '@/lib/fit-whole';
import { EnquiryParts, type EnquiryPartsProps } from './enquiry-parts';
import type { EnquiryPart } from './enquiry-shop';
import { FitSign } from './fit-sign';

/** What the check has to say of an enquiry. */
export interface Checked {
  readonly findings: readonly Finding[];
  /** For each card of a part that does not fit, by the part's id. */
  readonly clashes: ReadonlyMap<string, ReactNode>;
}

/** Checks the ticked parts of a shop. */
export function checked(ticked: readonly EnquiryPart[], shop: readonly EnquiryPart[]): Checked {
  const findings = enquiryFindings(ticked, shop);
  const clashes = [...clashLines(findings, ticked)].map(
    ([id, line]) =>
      [
        id,
        <p key={id} className="card-fit fit-said min-h-11 content-center text-small">
          <FitSign outcome="clash" />
          <span>{line}</span>
        </p>,
      ] as const,
  );
  return { findings, clashes: new Map(clashes) };
}

/** What does not fit, or is to be asked, in the bar. */
export function FindingNote({ outcome, say }: Pick<Finding, 'outcome' | 'say'>) {
  return (
    <p className="fit-said mb-2 text-small">
      <FitSign outcome={outcome} alone />
      <span>{say}</span>
    </p>
  );
}

/** The ticked parts where the list ends; the focus stays with them when one is unticked. */
export function CheckedParts({ onUntick, ...props }: EnquiryPartsProps) {
  const region = useRef<HTMLDivElement>(null);
  const untick = (ids: readonly string[]) => {
    onUntick(ids);
    // Its button goes with the part, so the focus moves to what is left, or to the boxes.
    const left = ids.length < props.ticked.length;
    const boxes = region.current?.closest('form')?.elements;
    const next = left ? region.current : (boxes?.[0] as HTMLElement | undefined);
    next?.focus({ preventScroll: true });
  };
  return (
    <div ref={region} tabIndex={-1}>
      <EnquiryParts {...props} onUntick={untick} />
    </div>
  );
}
