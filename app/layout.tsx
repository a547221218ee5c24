// First, since it names the order of the layers that components' own stylesheets fill.
import './globals.css';
import './fonts';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preconnect } from 'react-dom';
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
        <a
          href="#content"
          className="fixed top-2 left-2 z-40 bg-ink px-5 py-3 text-paper [translate:0_-200%] focus:[translate:0_0] print:hidden"
        >
          {ui.skipToContent}
        </a>
        <SiteHeader />
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <SiteFooter />
        <QuoteSheet />
      </body>
    </html>
  );
}
