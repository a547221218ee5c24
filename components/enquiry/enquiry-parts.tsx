import { X } from 'lucide-react';
import { Fragment, type ReactNode, useRef } from 'react';
import { VerdictIcon } from '@/components/compatibility/verdict-icon';
import { CopyStatus } from '@/components/ui/copy-status';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { enquiry } from '@/data/enquiry';
import { DEFAULT_FILTERS } from '@/lib/catalogue/filters';
import { type Finding, getVerdict } from '@/lib/compatibility/findings';
import { formatFinding, formatFindingSummary } from '@/lib/compatibility/messages';
import { setEnquiryParts } from '@/lib/page-state/enquiry-query';
import { serialiseFilters } from '@/lib/page-state/filter-query';
import { fillTemplate } from '@/lib/text/fill-template';
import type { EnquiryPart, EnquiryShop } from './enquiry-shop';
import './enquiry-parts.css';

const HEADING = 'enquiry-heading';

interface EnquiryPartsProps {
  readonly shop: EnquiryShop;
  readonly ticks: {
    readonly ticked: readonly EnquiryPart[];
    /** Their ids. */
    readonly parts: readonly string[];
    /** Names in the address that are no product's. */
    readonly leftOut: number;
    readonly untick: (parts: readonly EnquiryPart[]) => void;
  };
  readonly findings: readonly Finding[];
  /** Where the page shows these ticks. */
  readonly address: string;
  /** The enquiry's link. */
  readonly children: ReactNode;
}

/**
 * The ticked parts by name, and what the check says of them, where the list of products ends. The focus stays with them
 * when one is unticked.
 */
export function EnquiryParts(props: EnquiryPartsProps): ReactNode {
  const { shop, ticks, findings, address, children } = props;
  const { ticked, parts: ids, leftOut } = ticks;
  const region = useRef<HTMLElement>(null);
  const untick = (parts: typeof ticked) => {
    ticks.untick(parts);
    // Its button goes with the part, so the focus moves to what is left, or to the boxes.
    const box = document.querySelector('.tick input');
    const next = parts.length < ticked.length ? region.current : (box as HTMLElement);
    next?.focus({ preventScroll: true });
  };
  const missing = findings.filter(({ params }) => params.field !== undefined);
  const known = findings.filter(({ params }) => params.field === undefined);
  const more = (finding: Finding) => {
    const text = noBreak(formatFinding(finding, ticked));
    const link = shop.kinds[String(finding.params.field)];
    if (link === undefined) return text;
    const query = setEnquiryParts(
      serialiseFilters({ ...DEFAULT_FILTERS, category: link.category }),
      ids,
    );
    return (
      <a href={`${link.href}${query}#catalogue`} className="text-link">
        {text}
      </a>
    );
  };
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby={HEADING}
      className="line-above mt-8 border-ink pt-6"
    >
      <h2 id={HEADING} className="text-name">
        {enquiry.heading}
      </h2>
      {leftOut > 0 && (
        <p role="status" className="notice mt-4">
          {fillTemplate(leftOut === 1 ? enquiry.leftOutOne : enquiry.leftOutMany, { n: leftOut })}
        </p>
      )}
      {ticked.length > 0 && (
        <>
          <ul className="enquiry-parts">
            {ticked.map((part) => {
              const { id, brand, name } = part;
              const verdict = getVerdict(findings, id);
              return (
                <li key={id}>
                  <span className="font-semibold">{`${brand} ${name}`}</span>
                  {verdict && (
                    <span className="verdict" data-outcome={verdict.outcome}>
                      <VerdictIcon outcome={verdict.outcome} />
                      <span>{noBreak(formatFindingSummary(verdict, ticked, id))}</span>
                    </span>
                  )}
                  <button type="button" className="button bar" onClick={() => untick([part])}>
                    <Icon icon={X} className="size-5" />
                    <span>
                      {enquiry.untick}
                      <span className="sr-only">{` ${name}`}</span>
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
          {[[enquiry.findings, known] as const, [enquiry.missing, missing] as const].map(
            ([heading, said]) =>
              said.length > 0 && (
                <Fragment key={heading}>
                  <h3 className="mt-4 text-name">{heading}</h3>
                  <ul className="grid max-w-measure gap-2 pt-3">
                    {said.map((finding) => (
                      <li
                        key={`${finding.code} ${finding.partIds}`}
                        className="verdict"
                        data-outcome={finding.outcome}
                      >
                        <VerdictIcon outcome={finding.outcome} hasLabel />
                        <span>{more(finding)}</span>
                      </li>
                    ))}
                  </ul>
                </Fragment>
              ),
          )}
          <div className="mt-4 flex flex-wrap items-center gap-3">
            {children}
            <button type="button" className="button quiet" onClick={() => untick(ticked)}>
              {enquiry.untickAll}
            </button>
            {shop.pages.map(({ href, label }) => (
              <a
                key={href}
                href={`${href}${setEnquiryParts('', ids)}#catalogue`}
                className="text-link"
              >
                {fillTemplate(enquiry.onward, { page: label })}
              </a>
            ))}
          </div>
          {/* A new status with each address, since what it says is of one. */}
          <div key={address} data-request className="mt-4 max-w-measure print:hidden">
            <p className="text-small text-muted">{enquiry.link}</p>
            <p data-link className="mt-2 mb-4 text-small">
              {address}
            </p>
            <button type="button" data-copy="link" className="button quiet">
              {enquiry.copyLink}
            </button>
            <CopyStatus />
          </div>
        </>
      )}
    </section>
  );
}
