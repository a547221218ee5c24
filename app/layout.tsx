import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { preconnect } from 'react-dom';
import { QuoteSheet } from '@/components/layout/quote-sheet';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { ui } from '@/data/interface';
import { siteMetadata } from '@/lib/seo';
import { settings } from '@/lib/settings';
import './globals.css';

const archivo = localFont({
  src: './fonts/archivo.woff2',
  variable: '--font-archivo',
  weight: '400 800',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
  // A face that came late would move the text; one that came too late is there on the next page.
  display: 'optional',
  adjustFontFallback: 'Arial',
});

const mono = localFont({
  src: './fonts/jetbrains-mono.woff2',
  variable: '--font-mono',
  weight: '500',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'monospace'],
});

export const metadata: Metadata = siteMetadata;

export const viewport: Viewport = { themeColor: '#ffffff' };

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  if (settings.imageHost !== null) preconnect(settings.imageHost);
  return (
    <html lang="en-GB" className={`${archivo.variable} ${mono.variable}`}>
      <body className="font-sans text-body">
        <a
          href="#content"
          className="fixed top-2 left-2 z-40 bg-ink px-5 py-3 text-paper [translate:0_-200%] focus:[translate:0_0] print:hidden"
        >
          {ui.skipToContent}
        </a>
        <SiteHeader />
        <main id="content" tabIndex={-1} className="outline-none [counter-reset:section]">
          {children}
        </main>
        <SiteFooter />
        <QuoteSheet />
      </body>
    </html>
  );
}
