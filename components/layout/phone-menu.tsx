'use client';

import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { QuoteLink } from '@/components/mail/quote-link';
import { CategoryRows } from '@/components/sections/category-rows';
import { PHONE_MENU_ID } from '@/components/ui/element-ids';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { interfaceCopy } from '@/data/copy/interface';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { isActiveRoute } from '@/lib/site/active-route';
import type { MenuLinks } from './main-nav';

const TITLE_ID = `${PHONE_MENU_ID}-title`;

interface PhoneMenuProps extends MenuLinks {
  readonly quoteMessage: QuoteMessage;
  /** The wordmark. */
  readonly children: ReactNode;
}

/**
 * The phone menu. phone-menu.enhance.ts opens it as a modal dialog: the page behind is inert,
 * Escape closes it, and the focus returns to the button. Without scripts it opens as a popover.
 */
export function PhoneMenu({ pages, categoryLinks, quoteMessage, children }: PhoneMenuProps) {
  const pathname = usePathname();

  return (
    <>
      <button
        type="button"
        popoverTarget={PHONE_MENU_ID}
        aria-haspopup="dialog"
        aria-label={interfaceCopy.menu.open}
        className="button bar lg:hidden"
      >
        <Icon icon={Menu} />
        <span className="max-[26rem]:hidden">{interfaceCopy.menu.open}</span>
      </button>
      <dialog
        id={PHONE_MENU_ID}
        popover="auto"
        aria-labelledby={TITLE_ID}
        data-surface="raised"
        className="h-dvh max-h-none w-full max-w-none scroll-pb-24 overscroll-contain"
      >
        {/* Takes the focus first, so that a screen reader reads the name before any link. */}
        {/* biome-ignore lint/a11y/noAutofocus: the visitor has asked for the menu */}
        <p id={TITLE_ID} tabIndex={-1} autoFocus className="sr-only">
          {interfaceCopy.menu.open}
        </p>
        <div className="content-width flex min-h-16.25 flex-wrap items-center gap-2 line-below py-2">
          {children}
          <button
            type="button"
            popoverTarget={PHONE_MENU_ID}
            popoverTargetAction="hide"
            className="button bar"
          >
            <Icon icon={X} />
            {interfaceCopy.menu.close}
          </button>
        </div>
        <nav aria-label={interfaceCopy.menu.phone} className="content-width pt-4">
          <ul className="flex flex-wrap gap-x-6 line-below pb-3">
            {pages.map(({ href, label }) => {
              const isActive = isActiveRoute(pathname, href);
              return (
                <li key={href}>
                  <SiteLink
                    href={href}
                    aria-current={isActive ? 'page' : undefined}
                    className={clsx('headline block py-3 text-section', isActive && 'underline')}
                  >
                    {label}
                  </SiteLink>
                </li>
              );
            })}
          </ul>
          <p className="pt-4 pb-3 text-small text-muted">{interfaceCopy.menu.products}</p>
          <CategoryRows
            links={categoryLinks}
            pathname={pathname}
            className="-mx-3 grid sm:grid-cols-2"
          />
        </nav>
        <div className="sticky bottom-0 mt-4 content-width grid line-above bg-raised py-3">
          <QuoteLink message={quoteMessage} label={interfaceCopy.getQuote} variant="bar" />
        </div>
      </dialog>
    </>
  );
}
