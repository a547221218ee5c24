import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import { home } from '@/data/home';
import { aboutLink } from '@/lib/navigation';

/** Who the shop is, in two paragraphs: the first as a statement, the second as text. */
export function AboutBlurb() {
  const { title, text, linkLabel } = home.about;
  const [statement, ...paragraphs] = text;
  return (
    <Section id="about" heading={title}>
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
        <p className="text-statement font-medium lg:pr-6">
          <Unbroken text={statement ?? ''} />
        </p>
        <div className="grid content-start justify-items-start gap-6">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-measure text-muted">
              <Unbroken text={paragraph} />
            </p>
          ))}
          <ButtonLink look="quiet" href={aboutLink.href}>
            {linkLabel}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
