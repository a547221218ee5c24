import { IncludeButton } from '@/components/visitor-pc/include-button';
import { visitorPcRowCopy } from '@/data/copy/visitor-pc';
import type { EnquiryFinding } from '@/lib/enquiry/check-enquiry';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { AskLink } from './ask-link';

interface FindingWayOnProps {
  readonly finding: Pick<EnquiryFinding, 'psu' | 'setRequest'>;
  readonly composeMessage: (request: string) => QuoteMessage;
  readonly hasVisitorPc: boolean;
}

/** Returns true for a finding with a way on. */
export const hasWayOn = ({ psu, setRequest }: FindingWayOnProps['finding']) =>
  Boolean(psu || setRequest);

/** The way on from a finding on the enquiry: a supply to include, or a link that asks for parts that work together. */
export function FindingWayOn(props: FindingWayOnProps) {
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
