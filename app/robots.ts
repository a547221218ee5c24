import type { MetadataRoute } from 'next';
import { buildCanonicalUrl } from '@/lib/site/seo';

export const dynamic = 'force-static';

/** Allows every crawler on every page. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: buildCanonicalUrl('/sitemap.xml') };
}
