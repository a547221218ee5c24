import type { MetadataRoute } from 'next';
import { aboutLink, categoryLinks, contactLink, homeLink } from '@/lib/navigation';
import { canonicalUrl } from '@/lib/seo';

export const dynamic = 'force-static';

/** The nine pages; no dates, since a build does not know when a text last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [homeLink, aboutLink, contactLink, ...categoryLinks].map(({ href }) => ({
    url: canonicalUrl(href),
  }));
}
