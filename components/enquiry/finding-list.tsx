import { Verdict } from '@/components/compatibility/verdict';
import { reviewCopy } from '@/data/enquiry-pages';
import type { EnquiryFinding } from '@/lib/enquiry/check-enquiry';
import { getFieldId } from '@/lib/visitor-pc/visitor-pc';

/** Returns the id of the field that answers a question. Coolers have none, so their question links to the notes. */
function getAnswerId(askedKind: NonNullable<EnquiryFinding['askedKind']>): string {
  if (askedKind === 'purpose') return 'purpose';
  return askedKind === 'cooler' ? 'own-notes' : getFieldId(askedKind);
}

/** The results of the check on an enquiry, and its questions for the visitor. */
export function FindingList({ findings }: { readonly findings: readonly EnquiryFinding[] }) {
  const questions = findings.filter(({ isQuestion }) => isQuestion);
  const results = findings.filter((finding) => !questions.includes(finding));
  return (
    <div className="grid gap-x-12 lg:grid-cols-2 print:block">
      {[
        { heading: reviewCopy.findings, list: results },
        { heading: reviewCopy.questions, list: questions },
      ].map(
        ({ heading, list }) =>
          list.length > 0 && (
            <div key={heading} className="mt-6">
              <h3 className="text-name">{heading}</h3>
              <ul className="mt-2 grid max-w-measure gap-2">
                {list.map(({ message, outcome, askedKind }) => (
                  <Verdict key={message} as="li" outcome={outcome} hasLabel>
                    {askedKind ? (
                      <a href={`#${getAnswerId(askedKind)}`} className="text-link">
                        {message}
                      </a>
                    ) : (
                      message
                    )}
                  </Verdict>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}
