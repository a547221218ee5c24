import { noBreak } from '@/components/ui/no-break';
import { about } from '@/data/shop/about';

/** The company's introduction, whose first paragraph is large. */
export function WhoWeAre() {
  const { heading, paragraphs } = about.whoWeAre;
  const [statement, ...rest] = paragraphs;
  return (
    <section id="who-we-are" aria-labelledby="who-we-are-heading" className="py-band">
      <div className="content-width grid gap-x-6 gap-y-8 lg:grid-cols-2">
        <div className="lg:pr-6">
          <h2 id="who-we-are-heading" className="plain-heading text-muted">
            {heading}
          </h2>
          <p className="headline mt-2 text-statement">{noBreak(statement)}</p>
        </div>
        <div className="grid content-end gap-4">
          {rest.map((paragraph) => (
            <p key={paragraph} className="max-w-measure text-muted">
              {noBreak(paragraph)}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
