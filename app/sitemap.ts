import type { MetadataRoute } from 'next';
import { pageHrefs } from '@/lib/site/navigation';
import { buildCanonicalUrl } from '@/lib/site/seo';

export const dynamic = 'force-static';

/** Lists every page. It states no dates: a build cannot tell when a text last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pageHrefs.map((href) => ({ url: buildCanonicalUrl(href) }));
}
