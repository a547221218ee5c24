import { OutcomeLine } from '@/components/compatibility/outcome-line';
import { PURPOSE_ID } from '@/components/ui/element-ids';
import { RemedyControl } from '@/components/visitor-pc/remedy-control';
import { kindNames } from '@/data/copy/compatibility';
import { reviewCopy } from '@/data/copy/enquiry-pages';
import { remedyCopy } from '@/data/copy/visitor-pc';
import {
  type AskedKind,
  type Finding,
  isQuestion,
  type Question,
  type RuleFinding,
} from '@/lib/compatibility/finding';
import { formatSentence } from '@/lib/compatibility/format-finding';
import { setVisitorPcField } from '@/lib/enquiry/change-fields';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { composeBody } from '@/lib/mail/quote-messages';
import { findRemedy } from '@/lib/visitor-pc/remedies';
import { getFieldId } from '@/lib/visitor-pc/visitor-pc';

/** Answers the question about a part: the visitor has none and wants a quote for one. */
const QuoteOneButton = ({ field }: { readonly field: AskedKind }) => (
  <button
    type="button"
    className="text-link print:hidden"
    onClick={() => enquiryStore.update(setVisitorPcField(field, { isQuoteWanted: true }))}
  >
    {remedyCopy.quoteOne}
    <span className="sr-only">{` (${kindNames[field].one})`}</span>
  </button>
);

interface AnswerLinkProps {
  readonly subject: Question['asksAbout'];
  readonly children: string;
}

/** A link to the field for an answer, which may be folded away. */
function AnswerLink({ subject, children }: AnswerLinkProps) {
  const fieldId = subject === 'purpose' ? PURPOSE_ID : getFieldId(subject);
  return (
    <a
      href={`#${fieldId}`}
      className="text-link print:hidden"
      onClick={() => document.getElementById(fieldId)?.closest('details')?.setAttribute('open', '')}
    >
      {children}
    </a>
  );
}

interface FindingListProps {
  readonly findings: readonly Finding[];
  /** The enquiry's email, whose recipient and subject an email that asks for parts also has. */
  readonly message: QuoteMessage;
  /** The paragraph on the visitor's PC, or ''. */
  readonly visitorPcText: string;
}

/** The results of the check on an enquiry, and its questions for the visitor. */
export function FindingList({ findings, message, visitorPcText }: FindingListProps) {
  const { part, purpose, cpu } = reviewCopy.answer;
  /** Renders the links and buttons that answer a question. */
  const renderAnswers = ({ code, asksAbout }: Question) =>
    code !== 'ask-which' && (
      <span className="flex flex-wrap gap-x-4">
        <AnswerLink subject={asksAbout}>{asksAbout === 'purpose' ? purpose : part}</AnswerLink>
        {asksAbout !== 'purpose' && <QuoteOneButton field={asksAbout} />}
      </span>
    );
  /** Renders what helps: a product, or links to ask for parts or to name the processor. */
  const renderRemedies = (finding: RuleFinding) => {
    const remedy = findRemedy(finding, (request) => ({
      ...message,
      body: composeBody(request, visitorPcText),
    }));
    const remedyLink = remedy && <RemedyControl remedy={remedy} />;
    if (!finding.isCpuMissing) return remedyLink;
    return (
      <span className="flex flex-wrap gap-x-4">
        {remedyLink}
        <AnswerLink subject="cpu">{cpu}</AnswerLink>
      </span>
    );
  };
  const renderList = (heading: string, list: readonly Finding[]) =>
    list.length > 0 && (
      <div className="mt-6">
        <h3 className="text-name">{heading}</h3>
        <ul className="mt-2 grid max-w-measure gap-2">
          {list.map((finding) => {
            const sentence = formatSentence(finding);
            return (
              <OutcomeLine
                key={sentence}
                as="li"
                icon={finding.outcome}
                hasLabel={!isQuestion(finding)}
                remedy={isQuestion(finding) ? renderAnswers(finding) : renderRemedies(finding)}
              >
                {sentence}
              </OutcomeLine>
            );
          })}
        </ul>
      </div>
    );
  const questions = findings.filter(isQuestion);
  const results = findings.filter((finding) => !isQuestion(finding));
  return (
    <div className="grid gap-x-12 lg:grid-cols-2 print:block">
      {renderList(reviewCopy.findings, results)}
      {renderList(reviewCopy.questions, questions)}
    </div>
  );
}
