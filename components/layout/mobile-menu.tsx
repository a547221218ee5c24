'use client';

import { Menu, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { CategoryRow } from '@/components/ui/category-row';
import { Icon } from '@/components/ui/icon';
import { QuoteLink } from '@/components/ui/quote-link';
import { SiteLink } from '@/components/ui/site-link';
import { ui } from '@/data/interface';
import { isActiveRoute } from '@/lib/active-route';
import type { CategoryLink, NavigationLink } from '@/lib/navigation';

interface MobileMenuProps {
  readonly pages: readonly NavigationLink[];
  readonly categoryLinks: readonly CategoryLink[];
  readonly quoteHref: string;
}

const MENU_ID = 'phone-menu';

/**
 * The phone's menu: a modal dialog, so that the page behind is inert, Escape closes it and focus goes
 * back to the button. Its buttons command it natively, so it opens before, and without, any script; in a browser
 * without invoker commands the page's inline script reads the same attributes, and without any script it opens as a
 * popover. It stays outside the button's box, so that a window which grows while it is open can't hide it.
 */
export function MobileMenu({ pages, categoryLinks, quoteHref }: MobileMenuProps) {
  const pathname = usePathname();

  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor={MENU_ID}
        popoverTarget={MENU_ID}
        aria-haspopup="dialog"
        aria-label={ui.menu.open}
        className="menu-button phone-menu lg:hidden print:hidden"
      >
        <Icon of={Menu} />
        <span>{ui.menu.open}</span>
      </button>
      <dialog
        id={MENU_ID}
        popover="auto"
        aria-label={ui.menu.open}
        data-surface="raised"
        className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain print:hidden"
      >
        <div className="flex min-h-16 items-center justify-end border-b border-line px-5 py-2">
          <button
            type="button"
            command="close"
            commandfor={MENU_ID}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            className="menu-button"
          >
            <Icon of={X} />
            {ui.menu.close}
          </button>
        </div>
        <nav aria-label={ui.menu.phone} className="px-5 pt-4">
          <ul className="gap-x-10 border-b border-line pb-4 sm:flex">
            {pages.map(({ href, label }) => (
              <li key={href}>
                <SiteLink
                  href={href}
                  aria-current={isActiveRoute(pathname, href) ? 'page' : undefined}
                  className="headline flex min-h-13 items-center text-[1.5rem] aria-[current=page]:underline"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
          <p className="datum pt-6 pb-2 text-muted">{ui.menu.products}</p>
          <ul className="sm:grid sm:grid-cols-2">
            {categoryLinks.map((link) => (
              <li key={link.href}>
                <CategoryRow link={link} active={isActiveRoute(pathname, link.href)} />
              </li>
            ))}
          </ul>
          <div className="sticky bottom-0 -mx-5 mt-4 grid border-t border-line bg-raised px-5 py-3">
            <QuoteLink href={quoteHref} label={ui.getQuote} />
          </div>
        </nav>
      </dialog>
    </>
  );
}
