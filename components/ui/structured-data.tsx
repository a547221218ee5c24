import { buildShopData, serialiseJsonLd } from '@/lib/site/seo';

/** The shop's structured data for search engines. */
export const StructuredData = () => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: serialiseJsonLd() escapes what could end the element
    dangerouslySetInnerHTML={{ __html: serialiseJsonLd(buildShopData()) }}
  />
);
