import { Verdict } from '@/components/compatibility/verdict';
import { noBreak } from '@/components/ui/no-break';
import { SiteLink } from '@/components/ui/site-link';
import { ui } from '@/data/interface';
import { categoryPages, products } from '@/data/shop';
import { answerExample } from '@/lib/compatibility/example-answer';
import type { Home } from '@/lib/content/pages';
import { getCategoryHref } from '@/lib/site/navigation';

/** The page whose list checks a visitor's parts. */
const checkPage = categoryPages.find((page) => page.kind === 'catalogue' && page.scope === 'all');

interface EnquiryExampleProps {
  readonly example: NonNullable<Home['example']>;
}

/** An example of a customer's email and, like two sheets on a desk, the shop's answer over it, with a verdict on each part. */
export function EnquiryExample({ example }: EnquiryExampleProps) {
  const { heading, note, mail, answer } = example;
  const lines = answerExample(mail, products);
  return (
    <section id="example" aria-labelledby="example-heading" className="py-band">
      <div className="content-width">
        <h2 id="example-heading" className="text-section">
          {heading}
        </h2>
        <p className="mt-1 mb-6 text-muted">{note}</p>
        <div className="grid lg:grid-cols-[5fr_8fr] lg:grid-rows-[auto_1fr] lg:items-start">
          <figure
            aria-labelledby="example-mail"
            className="panel mr-[8%] p-[min(1.75rem,5vw)] pb-12 lg:-mr-8 lg:pr-16"
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
          {/* The higher of the two sheets. */}
          <figure
            aria-labelledby="example-answer"
            className="callout relative -mt-7 ml-[min(1rem,3vw)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-12 lg:ml-0"
          >
            <figcaption id="example-answer" className="text-small text-muted">
              {answer.caption}
            </figcaption>
            <ol>
              {lines.map(({ part, outcome, text, isAlternative }) => (
                <li
                  key={part.id}
                  className="grid gap-x-3.5 gap-y-1 not-last:line-below py-3 lg:grid-cols-[5fr_7fr]"
                >
                  <div>
                    {isAlternative && <p className="text-small text-muted">{answer.instead}</p>}
                    <p className="font-semibold">{noBreak(part.name)}</p>
                    <p className="inline-block font-mono text-small text-muted">{part.sku}</p>
                  </div>
                  <Verdict outcome={outcome}>
                    <b>{ui.outcomes[outcome]}.</b> {noBreak(text)}
                  </Verdict>
                </li>
              ))}
            </ol>
          </figure>
          <div className="mt-5 lg:mt-6 lg:mr-12 lg:pl-7">
            <p className="font-semibold">{answer.statesLabel}</p>
            <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-muted">
              {answer.states.map((state) => (
                <li key={state}>{state}</li>
              ))}
            </ul>
            {checkPage && (
              <SiteLink
                href={`${getCategoryHref(checkPage.slug)}#own-case`}
                className="text-link font-semibold text-accent-ink print:hidden"
              >
                {ui.checkParts}
              </SiteLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
