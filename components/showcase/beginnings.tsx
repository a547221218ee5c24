import { Mail } from 'lucide-react';
import type { ShowcasePageData } from '@/checks/schemas/category-pages';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { beginningQuote } from '@/lib/quotes';
import { recipient } from '@/lib/settings';
import './beginnings.css';

/** What people come for: three e-mails begun for them. */
export function Beginnings({ page }: { readonly page: ShowcasePageData }) {
  const { heading, items } = page.beginnings;
  return (
    <Section id="begin" heading={heading}>
      <ul className="beginnings">
        {Object.entries(items).map(([title, beginning]) => (
          <li key={title}>
            <a className="text-name" href={beginningQuote(recipient, page, beginning)}>
              <Icon of={Mail} className="size-5" />
              <span>{title}</span>
            </a>
            <p className="text-muted">{beginning.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
