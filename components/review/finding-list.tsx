import { Verdict } from '@/components/compatibility/verdict';
import { AskLink } from '@/components/enquiry/ask-link';
import { noBreak } from '@/components/ui/no-break';
import { IncludeButton } from '@/components/visitor-pc/remedies';
import { reviewCopy as copy } from '@/data/copy/enquiry-pages';
import { visitorPcRowCopy } from '@/data/copy/visitor-pc';
import { setVisitorPcField } from '@/lib/enquiry/change-answers';
import type { EnquiryFinding } from '@/lib/enquiry/check-enquiry';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { getFieldId } from '@/lib/visitor-pc/visitor-pc';

/** Returns the id of the field that answers a question. */
const getAnswerFieldId = (askedKind: NonNullable<EnquiryFinding['askedKind']>) =>
  askedKind === 'purpose' ? 'purpose' : getFieldId(askedKind);

/** A button that answers the question about a case or a cooler: the visitor has none and wants a quote for one. */
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

interface FindingListProps {
  readonly findings: readonly EnquiryFinding[];
  readonly composeMessage: (request: string) => QuoteMessage;
  readonly hasVisitorPc: boolean;
}

interface FindingItemProps extends Omit<FindingListProps, 'findings'> {
  readonly finding: EnquiryFinding;
}

/** Renders what helps with a finding: an answer, a power supply to include, or a link that asks for a set of parts. */
function renderRemedy({ finding, composeMessage, hasVisitorPc }: FindingItemProps) {
  const { askedKind, psu, setRequest } = finding;
  if (askedKind === 'case' || askedKind === 'cooler') return <QuoteOneButton field={askedKind} />;
  if (psu) return <IncludeButton {...psu} />;
  if (!setRequest) return undefined;
  return (
    <AskLink
      message={composeMessage(setRequest)}
      request={setRequest}
      hasVisitorPc={hasVisitorPc}
      isInReview
      className="text-link"
    >
      {visitorPcRowCopy.askForSet}
    </AskLink>
  );
}

/** A result of the check, or a question as a link to the field that answers it. */
function FindingItem(props: FindingItemProps) {
  const { message, outcome, askedKind } = props.finding;
  return (
    <Verdict
      as="li"
      outcome={outcome}
      hasLabel={askedKind === undefined}
      remedy={renderRemedy(props)}
    >
      {askedKind ? (
        <a href={`#${getAnswerFieldId(askedKind)}`} className="text-link">
          {noBreak(message)}
        </a>
      ) : (
        message
      )}
    </Verdict>
  );
}

/** The results of the check on an enquiry, and its questions for the visitor. */
export function FindingList({ findings, ...remedyProps }: FindingListProps) {
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
                  <FindingItem key={finding.message} finding={finding} {...remedyProps} />
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}
