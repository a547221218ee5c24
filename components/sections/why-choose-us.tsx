import { Section } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import { home } from '@/data/home';

/** Six reasons as the lines of a specification. */
export function WhyChooseUs() {
  const { heading, items } = home.why;
  return (
    <Section id="why" heading={heading}>
      <dl className="grid border-t border-ink lg:grid-cols-2 lg:gap-x-6">
        {items.map(({ title, text }) => (
          <div
            key={title}
            className="grid items-start gap-x-6 gap-y-2 border-b border-line py-5 sm:grid-cols-[15rem_1fr]"
          >
            <dt className="font-semibold">{title}</dt>
            <dd className="text-muted">
              <Unbroken text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
