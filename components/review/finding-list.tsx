import type { ComponentProps } from 'react';
import { Verdict } from '@/components/compatibility/verdict';
import { AskLink } from '@/components/enquiry/ask-link';
import { noBreak } from '@/components/ui/no-break';
import { IncludeButton } from '@/components/visitor-pc/include-button';
import { reviewCopy as copy } from '@/data/copy/enquiry-pages';
import { visitorPcRowCopy } from '@/data/copy/visitor-pc';
import { setVisitorPcField } from '@/lib/enquiry/change-answers';
import type { EnquiryFinding } from '@/lib/enquiry/check-enquiry';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { getFieldId } from '@/lib/visitor-pc/visitor-pc';

interface FindingWayOnProps {
  readonly finding: Pick<EnquiryFinding, 'psu' | 'setRequest'>;
  readonly composeMessage: (request: string) => QuoteMessage;
  readonly hasVisitorPc: boolean;
}

/** Returns true for a finding with a way on. */
const hasWayOn = ({ psu, setRequest }: FindingWayOnProps['finding']) => Boolean(psu || setRequest);

/** The way on from a finding on the enquiry: a supply to include, or a link that asks for parts that work together. */
function FindingWayOn(props: FindingWayOnProps) {
  const { finding, composeMessage, hasVisitorPc } = props;
  const { psu, setRequest: request } = finding;
  if (psu) return <IncludeButton {...psu} />;
  if (request === undefined) return null;
  return (
    <AskLink
      message={composeMessage(request)}
      request={request}
      hasVisitorPc={hasVisitorPc}
      isInReview
      className="text-link"
    >
      {visitorPcRowCopy.askForSet}
    </AskLink>
  );
}

/** Returns the id of the field that answers a question. */
const getAnswerId = (askedKind: NonNullable<EnquiryFinding['askedKind']>) =>
  askedKind === 'purpose' ? 'purpose' : getFieldId(askedKind);

/** Answers the question about a case or a cooler of a visitor who has none. */
const QuoteOneButton = ({ field }: { readonly field: 'case' | 'cooler' }) => (
  <button
    type="button"
    className="text-link print:hidden"
    onClick={() =>
      enquiryStore.update(setVisitorPcField(field, { typed: visitorPcRowCopy.quoteOne }))
    }
  >
    {visitorPcRowCopy.quoteOne}
  </button>
);

interface FindingItemProps extends ComponentProps<typeof FindingWayOn> {
  readonly finding: EnquiryFinding;
}

/** A result of the check or a question, with a way on. */
function FindingItem({ finding, ...ways }: FindingItemProps) {
  const { message, outcome, askedKind } = finding;
  const wayOn =
    askedKind === 'case' || askedKind === 'cooler' ? (
      <QuoteOneButton field={askedKind} />
    ) : (
      hasWayOn(finding) && <FindingWayOn finding={finding} {...ways} />
    );
  return (
    <Verdict as="li" outcome={outcome} hasLabel={askedKind === undefined} wayOn={wayOn}>
      {askedKind ? (
        <a href={`#${getAnswerId(askedKind)}`} className="text-link">
          {noBreak(message)}
        </a>
      ) : (
        message
      )}
    </Verdict>
  );
}

interface FindingListProps extends Omit<FindingItemProps, 'finding'> {
  readonly findings: readonly EnquiryFinding[];
}

/** The results of the check on an enquiry, and its questions for the visitor. */
export function FindingList({ findings, ...ways }: FindingListProps) {
  const questions = findings.filter(({ isQuestion }) => isQuestion);
  const results = findings.filter((finding) => !questions.includes(finding));
  return (
    <div className="grid gap-x-12 lg:grid-cols-2 print:block">
      {[
        { heading: copy.findings, list: results },
        { heading: copy.questions, list: questions },
      ].map(
        ({ heading, list }) =>
          list.length > 0 && (
            <div key={heading} className="mt-6">
              <h3 className="text-name">{heading}</h3>
              <ul className="mt-2 grid max-w-measure gap-2">
                {list.map((finding) => (
                  <FindingItem key={finding.message} finding={finding} {...ways} />
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}
