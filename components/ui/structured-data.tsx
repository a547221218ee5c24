import type { Thing } from 'schema-dts';
import { serialiseJsonLd } from '@/lib/site/seo';

/** A page's structured data for search engines. */
export function StructuredData({ things }: { readonly things: readonly Thing[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serialiseJsonLd() escapes what could end the element
      dangerouslySetInnerHTML={{ __html: serialiseJsonLd(things) }}
    />
  );
}
