import { SiteLink } from '@/components/ui/site-link';
import { ui } from '@/data/copy/interface';
import type { OtherPage } from '@/lib/catalogue/find-other-pages';
import { fillTemplate } from '@/lib/text/fill-template';

interface OtherPagesProps {
  readonly pages: readonly OtherPage[];
  /** The search, as the visitor typed it. */
  readonly typed: string;
}

/** The pages that have what a search describes and this catalogue lacks. */
export const OtherPages = ({ pages, typed }: OtherPagesProps) => (
  <section aria-labelledby="other-pages-heading" className="print:hidden">
    <h3 id="other-pages-heading" className="mb-1 text-name">
      {fillTemplate(ui.filters.otherPagesHeading, { typed })}
    </h3>
    <ul>
      {pages.map(({ href, label, detail }) => (
        <li key={href}>
          <SiteLink href={href} className="text-link">
            {label}
          </SiteLink>{' '}
          <span className="text-small text-muted">{detail}</span>
        </li>
      ))}
    </ul>
  </section>
);
