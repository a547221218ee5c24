'use client';

import { ChevronDown } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { CategoryRow } from '@/components/ui/category-row';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { ui } from '@/data/interface';
import { isActiveRoute } from '@/lib/site/active-route';
import type { CategoryLink, NavigationLink } from '@/lib/site/navigation';
import { useEnhancements } from './use-enhancements';

/** What the bar and the phone's menu lead to. */
export interface MenuLinks {
  readonly pages: readonly NavigationLink[];
  readonly categoryLinks: readonly CategoryLink[];
}

const PANEL_ID = 'products-panel';

/**
 * The bar's links and, before the last of them, the Products dropdown, a disclosure navigation.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
export function MainNav({ pages, categoryLinks }: MenuLinks) {
  useEnhancements();
  const pathname = usePathname();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Open for as long as it is pointed at or focused ('peek'), or until it is closed ('pinned'). Undefined until
  // hydration: until then the style sheet opens the panel on hover and focus.
  const [state, setState] = useState<'closed' | 'peek' | 'pinned'>();
  const open = state === 'peek' || state === 'pinned';

  useEffect(() => {
    // What the visitor has already opened without the script stays open.
    setState(item.current?.matches(':hover, :focus-within') ? 'peek' : 'closed');
  }, []);

  useEffect(() => {
    if (!open) return;
    const closing = new AbortController();
    const { signal } = closing;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (item.current?.contains(document.activeElement)) button.current?.focus();
      setState('closed');
    };
    const closeOutside = (event: Event) => {
      if (!item.current?.contains(event.target as Node)) setState('closed');
    };
    document.addEventListener('keydown', close, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    return () => closing.abort();
  }, [open]);

  const point = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setState((now) => (now === 'pinned' ? now : 'peek'));
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setState((now) => (now === 'peek' ? 'closed' : now));
  };
  const shown = categoryLinks.find(({ href }) => isActiveRoute(pathname, href));

  const page = ({ href, label }: NavigationLink) => {
    const active = isActiveRoute(pathname, href);
    return (
      <li key={href}>
        <SiteLink href={href} aria-current={active ? 'page' : undefined} className="nav-link">
          {label}
        </SiteLink>
      </li>
    );
  };

  return (
    <nav aria-label={ui.menu.main}>
      <ul className="flex items-center">
        {pages.slice(0, -1).map(page)}
        <li
          ref={item}
          className="relative"
          data-open={state === undefined ? undefined : open}
          data-hydrate-on="hover"
          onPointerEnter={point}
          onPointerLeave={leave}
        >
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            aria-controls={PANEL_ID}
            data-active={shown && true}
            data-theme={shown?.theme}
            className="nav-link"
            // A press keeps what pointing or focus has opened, and closes only what a press has opened: a click would
            // close the panel that its own hover has just opened.
            onClick={() => setState(state === 'pinned' ? 'closed' : 'pinned')}
          >
            {ui.menu.products}
            <Icon of={ChevronDown} className="size-5" />
          </button>
          <div id={PANEL_ID}>
            <ul>
              {categoryLinks.map((link) => (
                <li key={link.href}>
                  <CategoryRow
                    link={link}
                    active={link === shown}
                    onChoose={() => setState('closed')}
                  />
                </li>
              ))}
            </ul>
          </div>
        </li>
        {pages.slice(-1).map(page)}
      </ul>
    </nav>
  );
}
