import type { ReactNode } from 'react';
import { OutcomeLine } from '@/components/compatibility/outcome-line';
import { announceChange } from '@/components/enquiry/announce-change';
import { PURPOSE_ID } from '@/components/ui/element-ids';
import { focusContainer } from '@/components/ui/focus-container';
import { RemedyControl } from '@/components/visitor-pc/remedy-control';
import { kindNames } from '@/data/copy/compatibility';
import { reviewCopy } from '@/data/copy/enquiry-pages';
import { remedyCopy } from '@/data/copy/visitor-pc';
import type { AskedKind, CheckedFinding, CheckResult, Question } from '@/lib/compatibility/finding';
import { formatQuestion, formatSentence } from '@/lib/compatibility/format-finding';
import { setVisitorPcField } from '@/lib/enquiry/change-fields';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { composeBody } from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';
import { findRemedy } from '@/lib/visitor-pc/remedies';
import { getFieldId } from '@/lib/visitor-pc/visitor-pc';

/** Answers the question about a part: the visitor has none and wants a quote for one. */
const QuoteOneButton = ({ field }: { readonly field: AskedKind }) => (
  <button
    type="button"
    className="text-link print:hidden"
    onClick={({ currentTarget }) => {
      focusContainer(currentTarget);
      enquiryStore.update(setVisitorPcField(field, { isQuoteWanted: true }));
      announceChange(fillTemplate(remedyCopy.quoteAsked, { part: kindNames[field].one }));
    }}
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

interface FindingListProps extends CheckResult {
  /** The enquiry's email, whose recipient and subject an email that asks for parts also has. */
  readonly message: QuoteMessage;
  /** The paragraph on the visitor's PC, or ''. */
  readonly visitorPcText: string;
}

/** The results of the check on an enquiry, and its questions for the visitor. */
export function FindingList({ findings, questions, message, visitorPcText }: FindingListProps) {
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
  const renderRemedies = (finding: CheckedFinding) => {
    const remedy = findRemedy(finding, (request) => ({
      ...message,
      body: composeBody(request, visitorPcText),
    }));
    const remedyLink = remedy && <RemedyControl remedy={remedy} />;
    if (!finding.isCpuAsked) return remedyLink;
    return (
      <span className="flex flex-wrap gap-x-4">
        {remedyLink}
        <AnswerLink subject="cpu">{cpu}</AnswerLink>
      </span>
    );
  };
  const renderList = (heading: string, lines: readonly ReactNode[]) =>
    lines.length > 0 && (
      <div className="mt-6">
        <h3 className="text-name">{heading}</h3>
        <ul className="mt-2 grid max-w-measure gap-2">{lines}</ul>
      </div>
    );
  const findingLines = findings.map((finding) => {
    const sentence = formatSentence(finding);
    const remedy = renderRemedies(finding);
    return (
      <OutcomeLine key={sentence} as="li" icon={finding.outcome} hasLabel remedy={remedy}>
        {sentence}
      </OutcomeLine>
    );
  });
  const questionLines = questions.map((question) => {
    const text = formatQuestion(question);
    return (
      <OutcomeLine key={text} as="li" icon="unverified" remedy={renderAnswers(question)}>
        {text}
      </OutcomeLine>
    );
  });
  return (
    <div tabIndex={-1} className="grid gap-x-12 outline-none lg:grid-cols-2 print:block">
      {renderList(reviewCopy.findings, findingLines)}
      {renderList(reviewCopy.questions, questionLines)}
    </div>
  );
}
