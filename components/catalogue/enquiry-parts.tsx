import { X } from 'lucide-react';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { CopyStatus } from '@/components/ui/copy-status';
import { Icon } from '@/components/ui/icon';
import { enquiry } from '@/data/enquiry';
import { fitCopy } from '@/data/fit';
import { NO_FILTERS } from '@/lib/catalogue';
import { fill } from '@/lib/fill';
import { queryFromFilters } from '@/lib/filter-address';
import type { Finding } from '@/lib/fit-whole';
import { withParts } from '@/lib/parts-address';
import type { EnquiryPart, EnquiryShop } from './enquiry-shop';
import { FitSign } from './fit-sign';
import { opensElsewhere } from './opens-elsewhere';
import './enquiry-parts.css';

const HEADING = 'enquiry-heading';

export interface EnquiryPartsProps {
  readonly shop: EnquiryShop;
  readonly ticked: readonly EnquiryPart[];
  readonly findings: readonly Finding[];
  readonly leftOut: number;
  /** Where the page shows these ticks. */
  readonly address: string;
  readonly onUntick: (ids: readonly string[]) => void;
  /** Shows a category of this page. */
  readonly onChoose: (category: string) => void;
  /** The enquiry's link. */
  readonly children: ReactNode;
}

/** The ticked parts by name, and what the check says of them, where the list of products ends. */
export function EnquiryParts({
  shop,
  ticked,
  findings,
  leftOut,
  address,
  onUntick,
  onChoose,
  children,
}: EnquiryPartsProps) {
  const ids = ticked.map(({ id }) => id);
  // What only the visitor knows is no verdict on a part.
  const missing = findings.filter(({ tellUs }) => tellUs !== undefined);
  const known = findings.filter(({ tellUs }) => tellUs === undefined);
  // The worst is said first.
  const outcomeOf = (id: string) => known.find(({ about }) => about.includes(id))?.outcome;
  const more = ({ add, say }: Finding) => {
    const link = add && shop.kinds[add];
    if (link === undefined) return say;
    const query = withParts(queryFromFilters({ ...NO_FILTERS, category: link.category }), ids);
    const choose = (event: MouseEvent) => {
      if (link.href !== '' || opensElsewhere(event)) return;
      event.preventDefault();
      onChoose(link.category);
    };
    return (
      <a href={`${link.href}${query}#catalogue`} className="text-link" onClick={choose}>
        {say}
      </a>
    );
  };
  return (
    <section aria-labelledby={HEADING} className="enquiry">
      <h2 id={HEADING} className="text-name">
        {enquiry.heading}
      </h2>
      {leftOut > 0 && (
        <p role="status" className="notice mt-4">
          {fill(leftOut === 1 ? enquiry.leftOutOne : enquiry.leftOutMany, { n: leftOut })}
        </p>
      )}
      {ticked.length > 0 && (
        <>
          <ul className="enquiry-parts">
            {ticked.map(({ id, brand, name }) => {
              const outcome = outcomeOf(id);
              return (
                <li key={id}>
                  <span>{`${brand} ${name}`}</span>
                  {outcome && (
                    <span className="fit-said">
                      <FitSign outcome={outcome} />
                      <span>{fitCopy.outcomes[outcome]}</span>
                    </span>
                  )}
                  <button type="button" className="button bar" onClick={() => onUntick([id])}>
                    <Icon of={X} className="size-5" />
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
                  <ul className="enquiry-findings">
                    {said.map((finding) => (
                      <li key={finding.say} className="fit-said">
                        <FitSign outcome={finding.outcome} alone />
                        <span>{more(finding)}</span>
                      </li>
                    ))}
                  </ul>
                </Fragment>
              ),
          )}
          <div className="mt-4 flex flex-wrap items-center gap-3">
            {children}
            <button type="button" className="button quiet" onClick={() => onUntick(ids)}>
              {enquiry.untickAll}
            </button>
            {shop.pages.map(({ href, label }) => (
              <a key={href} href={`${href}${withParts('', ids)}#catalogue`} className="text-link">
                {fill(enquiry.onward, { page: label })}
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
