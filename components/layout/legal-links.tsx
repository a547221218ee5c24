import { SiteLink } from '@/components/ui/site-link';
import { legalLinks } from '@/lib/navigation';

/** The ways to what the law wants said, at the foot of every page. */
export function LegalLinks() {
  return (
    <ul className="mb-4 flex flex-wrap gap-x-8 text-small">
      {legalLinks.map(({ href, label }) => (
        <li key={href}>
          <SiteLink href={href} className="text-link">
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
