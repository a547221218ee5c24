import { OutcomeLine } from '@/components/compatibility/outcome-line';
import { noBreak } from '@/components/ui/no-break';
import { SiteLink } from '@/components/ui/site-link';
import { enoughPowerHeading } from '@/data/copy/compatibility';
import { interfaceCopy } from '@/data/copy/interface';
import { company } from '@/data/shop/company';
import { home } from '@/data/shop/home';
import { pcComponents } from '@/data/shop/pages/pc-components';
import type { Product } from '@/data/shop/product';
import type { Outcome } from '@/lib/compatibility/finding';
import { getCategoryHref } from '@/lib/site/navigation';
import { joinNames } from '@/lib/text/join-names';
import { getFieldId } from '@/lib/visitor-pc/visitor-pc';
import { answerRequests } from './answer-requests';

/** Returns an outcome in words. A compatible power supply has 'enough power'; other parts 'fit'. */
const getVerdictWords = ({ facts }: Product, outcome: Outcome) =>
  outcome === 'compatible' && facts.kind === 'psu'
    ? enoughPowerHeading
    : interfaceCopy.outcomes[outcome];

/** An example of a customer's email and the shop's answer, with a verdict on each part. */
export function EnquiryExample() {
  const { heading, note, mail, answer } = home.example;
  return (
    <section id="example" aria-labelledby="example-heading" className="py-band">
      <div className="content-width">
        <h2 id="example-heading" className="text-section">
          {heading}
        </h2>
        <p className="mt-2 mb-6 max-w-measure text-lead text-muted">{note}</p>
        <div className="grid lg:grid-cols-[5fr_8fr] lg:grid-rows-[auto_1fr] lg:items-start">
          <figure
            aria-labelledby="example-mail"
            className="panel mr-4 p-[min(1.75rem,5vw)] lg:-mr-8 lg:pr-16"
          >
            <figcaption id="example-mail" className="text-small text-muted">
              {mail.caption}
            </figcaption>
            <blockquote className="mt-2 grid gap-2 lg:text-lead">
              {mail.lines.map((line) => (
                <p key={line}>{noBreak(line)}</p>
              ))}
            </blockquote>
          </figure>
          {/* Like two sheets on a desk: on a wide screen the answer overlaps the request. */}
          <figure
            aria-labelledby="example-answer"
            className="relative callout -mt-px ml-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-12 lg:ml-0"
          >
            <figcaption id="example-answer" className="text-small text-muted">
              {answer.caption}
            </figcaption>
            <p className="mt-2 mb-1 lg:text-lead">{noBreak(answer.opening)}</p>
            <ol className="line-below">
              {answerRequests().map(({ product, outcome, text, isAlternative }) => (
                <li
                  key={product.id}
                  className="grid gap-x-6 gap-y-1 py-3 not-last:border-b lg:grid-cols-[3fr_4fr]"
                >
                  <div>
                    {isAlternative && <p className="text-small text-muted">{answer.instead}</p>}
                    <p className="font-semibold">{noBreak(product.name)}</p>
                    <p className="part-number text-small text-muted">{product.sku}</p>
                  </div>
                  <OutcomeLine icon={outcome}>
                    <b>{getVerdictWords(product, outcome)}.</b> {noBreak(text)}
                  </OutcomeLine>
                </li>
              ))}
            </ol>
            <p className="mt-3">
              {answer.signOff}
              <br />
              {company.name}
            </p>
          </figure>
          <div className="mt-5 lg:mt-6 lg:mr-12 lg:pl-7">
            <p className="mb-3 max-w-measure text-muted">
              {`${answer.statesLabel} ${joinNames(answer.states)}.`}
            </p>
            <SiteLink
              href={`${getCategoryHref(pcComponents.slug)}#${getFieldId('case')}`}
              className="button primary print:hidden"
            >
              {interfaceCopy.checkParts}
            </SiteLink>
          </div>
        </div>
      </div>
    </section>
  );
}
