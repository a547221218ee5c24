import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { home } from '@/data/home';

/** Six reasons as the lines of a specification. */
export function WhyChooseUs() {
  const { heading, items } = home.why;
  return (
    <Section id="why" heading={heading}>
      <dl className="grid border-t border-ink lg:grid-cols-2 lg:gap-x-12">
        {items.map(({ icon, title, text }) => (
          <div key={title} className="reason">
            <dt className="flex items-center gap-3 font-semibold">
              <span className="text-accent-ink">
                <Icon name={icon} />
              </span>
              {title}
            </dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
