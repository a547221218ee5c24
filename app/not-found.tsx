import type { Metadata } from 'next';
import { CategoryRows } from '@/components/sections/category-rows';
import { SiteLink } from '@/components/ui/site-link';
import { interfaceCopy, notFoundCopy } from '@/data/copy/interface';
import { company } from '@/data/shop/company';
import { categoryLinks, pageLinks } from '@/lib/site/navigation';

export const metadata: Metadata = { title: `${notFoundCopy.title} | ${company.name}` };

/** The 404 page, with links to the category pages and the home page. */
export default function NotFound() {
  return (
    <section aria-labelledby="page-title" className="content-width py-band">
      <h1 id="page-title" className="text-page-title">
        {notFoundCopy.title}
      </h1>
      <p className="mt-5 max-w-measure text-lead text-muted">{notFoundCopy.lead}</p>
      <CategoryRows
        links={categoryLinks}
        className="mt-10 grid gap-x-12 line-above border-ink *:line-below sm:grid-cols-2 lg:grid-cols-3"
      />
      <div className="mt-10">
        <SiteLink href={`${pageLinks.home.href}#products`} className="button primary">
          {interfaceCopy.seeAll}
        </SiteLink>
      </div>
    </section>
  );
}
