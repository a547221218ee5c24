// This import comes first because it sets the order of the layers in all other stylesheets.
import './globals.css';
import './fonts';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preconnect } from 'react-dom';
import { EnquiryBar } from '@/components/enquiry/enquiry-bar';
import { EnquiryOffer } from '@/components/enquiry/enquiry-offer';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SpeculationRules } from '@/components/layout/speculation-rules';
import { QuoteSheet } from '@/components/quote-sheet/quote-sheet';
import { interfaceCopy } from '@/data/copy/interface';
import { buildShopData, serialiseJsonLd, siteMetadata } from '@/lib/site/seo';
import { settings } from '@/lib/site/settings';

export const metadata: Metadata = siteMetadata;

export const viewport: Viewport = { themeColor: '#ffffff' };

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  if (settings.imageHost !== null) preconnect(settings.imageHost);
  return (
    <html lang="en-GB">
      <body>
        <a
          href="#content"
          className="sr-only bg-ink text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40 focus:px-5 focus:py-3 print:hidden"
        >
          {interfaceCopy.skipToContent}
        </a>
        <SiteHeader />
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <EnquiryBar />
        <SiteFooter />
        <QuoteSheet />
        <EnquiryOffer />
        <SpeculationRules />
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: serialiseJsonLd escapes each '<'
          dangerouslySetInnerHTML={{ __html: serialiseJsonLd(buildShopData()) }}
        />
      </body>
    </html>
  );
}
