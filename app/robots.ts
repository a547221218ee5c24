import type { MetadataRoute } from 'next';
import { buildCanonicalUrl } from '@/lib/site/seo';

export const dynamic = 'force-static';

/** Everything may be crawled. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: buildCanonicalUrl('/sitemap.xml') };
}
