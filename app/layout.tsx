// First, since it names the order of the layers that components' own stylesheets fill.
import './globals.css';
import './fonts';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preconnect } from 'react-dom';
import { FetchAhead } from '@/components/layout/fetch-ahead';
import { RunEnhancements } from '@/components/layout/main-nav';
import { QuoteSheet } from '@/components/layout/quote-sheet';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { ui } from '@/data/interface';
import { siteMetadata } from '@/lib/seo';
import { settings } from '@/lib/settings';

export const metadata: Metadata = siteMetadata;

export const viewport: Viewport = { themeColor: '#ffffff' };

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  if (settings.imageHost !== null) preconnect(settings.imageHost);
  return (
    <html lang="en-GB">
      <body>
        <a href="#content">{ui.skipToContent}</a>
        <SiteHeader />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <QuoteSheet />
        <FetchAhead />
        <RunEnhancements />
      </body>
    </html>
  );
}
