import { Mail } from 'lucide-react';
import { MailLink } from '@/components/mail/mail-link';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { composeStarterQuote } from '@/lib/mail/quote-messages';
import { recipient } from '@/lib/site/settings';
import type { ShowcaseSectionProps } from './section-props';

/** Links that open prepared emails. */
export function EnquiryStarters({ page, surface }: ShowcaseSectionProps) {
  const { heading, items } = page.starters;
  return (
    <Section id="begin" heading={heading} surface={surface} isPrinted={false}>
      <ul className="grid gap-x-6 gap-y-4 lg:grid-cols-3">
        {Object.entries(items).map(([title, starter]) => (
          <li key={title} className="panel px-[min(1.25rem,5vw)] pt-2 pb-4">
            <MailLink
              className="flex min-h-11 items-center gap-3 py-1.5 headline text-name text-accent-ink underline underline-offset-[0.25em]"
              message={composeStarterQuote(recipient, page, starter)}
            >
              <Icon icon={Mail} className="size-5" />
              <span>{title}</span>
            </MailLink>
            <p className="text-muted">{starter.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
