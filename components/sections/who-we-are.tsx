import { Section } from '@/components/ui/section';
import { unbroken } from '@/components/ui/unbroken';
import { about } from '@/data/about';

/** The company in its own words: a statement, then the rest. */
export function WhoWeAre() {
  const { heading, paragraphs } = about.whoWeAre;
  const [statement, ...rest] = paragraphs;
  return (
    <Section id="who-we-are" heading={heading}>
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
        <p className="text-statement lg:pr-6">{unbroken(statement ?? '')}</p>
        <div className="grid content-start gap-4">
          {rest.map((paragraph) => (
            <p key={paragraph} className="max-w-measure text-muted">
              {unbroken(paragraph)}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
