import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import { about } from '@/data/about';

/** What the company holds itself to, a row a value. */
export function Values() {
  const { heading, items } = about.values;
  return (
    <Section id="values" heading={heading} surface="sheet">
      <ul className="border-t border-ink">
        {items.map(({ icon, title, text }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-3 border-b border-line py-7 lg:grid-cols-[3rem_4fr_7fr]"
          >
            <Icon name={icon} />
            <h3 className="text-title">{title}</h3>
            <p className="max-w-measure text-muted">
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
