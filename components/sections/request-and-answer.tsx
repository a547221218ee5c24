import { Check, RefreshCw } from 'lucide-react';
import { Unbroken } from '@/components/ui/unbroken';
import { home } from '@/data/home';
import { products } from '@/data/products';
import './request-and-answer.css';

type AnswerLine = (typeof home.example.answer.lines)[number];

/** One part of the answer: whether it goes with the rest, and why. */
function Line({ part, outcome, verdict }: AnswerLine) {
  const product = products.find(({ id }) => id === part);
  const Mark = outcome === 'fits' ? Check : RefreshCw;
  return (
    product && (
      <li>
        <Mark aria-hidden="true" className="size-6 text-accent-ink" />
        <div>
          <p className="font-semibold">
            <Unbroken text={product.name} />
          </p>
          <p className="part-number text-muted">{product.sku}</p>
        </div>
        <p>
          <Unbroken text={verdict} />
        </p>
      </li>
    )
  );
}

/** A customer's e-mail and the shop's answer to it, with its verdict on each part: what is sold here before any part. */
export function RequestAndAnswer() {
  const { heading, note, mail, answer } = home.example;
  return (
    <section aria-labelledby="example-heading" className="py-12 lg:py-18">
      <div className="content-width">
        <h2 id="example-heading" className="text-section">
          {heading}
        </h2>
        <p className="mt-1 mb-6 text-muted lg:mb-8">{note}</p>
        <div className="exchange">
          <figure aria-labelledby="example-mail" className="mail">
            <figcaption id="example-mail" className="text-small text-muted">
              {mail.caption}
            </figcaption>
            <blockquote className="mt-3 grid gap-3 text-lead">
              {mail.lines.map((line) => (
                <p key={line}>
                  <Unbroken text={line} />
                </p>
              ))}
            </blockquote>
          </figure>
          <figure aria-labelledby="example-answer" className="answer">
            <figcaption id="example-answer" className="text-small text-muted">
              {answer.caption}
            </figcaption>
            <ol>
              {answer.lines.map((line) => (
                <Line key={line.part} {...line} />
              ))}
            </ol>
            <p className="mt-4 font-semibold">{answer.statesLabel}</p>
            <ul className="states">
              {answer.states.map((stated) => (
                <li key={stated}>{stated}</li>
              ))}
            </ul>
          </figure>
        </div>
      </div>
    </section>
  );
}
