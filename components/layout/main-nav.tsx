'use client';

import { ChevronDown } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { ui } from '@/data/interface';
import { isActiveRoute } from '@/lib/active-route';
import type { CategoryLink, NavigationLink } from '@/lib/navigation';
import { type DisclosureState, pressed } from './disclosure-state';
import { NavLink } from './nav-link';
import { ProductsPanel } from './products-panel';

interface MainNavProps {
  readonly pages: readonly NavigationLink[];
  readonly categoryLinks: readonly CategoryLink[];
}

const PANEL_ID = 'products-panel';

/**
 * The bar's links and, before the last of them, the Products dropdown, a disclosure navigation.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
export function MainNav({ pages, categoryLinks }: MainNavProps) {
  const pathname = usePathname();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Undefined until hydration: until then the style sheet opens the panel on hover and focus.
  const [state, setState] = useState<DisclosureState>();
  const open = state === 'peek' || state === 'pinned';

  useEffect(() => {
    // What the visitor has already opened without the script stays open.
    setState(item.current?.matches(':hover, :focus-within') ? 'peek' : 'closed');
  }, []);

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (item.current?.contains(document.activeElement)) button.current?.focus();
      setState('closed');
    };
    const closeOutside = (event: Event) => {
      if (!item.current?.contains(event.target as Node)) setState('closed');
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const point = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setState((now) => (now === 'pinned' ? now : 'peek'));
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setState((now) => (now === 'peek' ? 'closed' : now));
  };
  const shown = categoryLinks.find(({ href }) => isActiveRoute(pathname, href));

  const page = (link: NavigationLink) => (
    <li key={link.href}>
      <NavLink link={link} active={isActiveRoute(pathname, link.href)} />
    </li>
  );

  return (
    <nav aria-label={ui.menu.main}>
      <ul className="flex items-center gap-1">
        {pages.slice(0, -1).map(page)}
        <li
          ref={item}
          className="relative"
          data-open={state === undefined ? undefined : open}
          data-wakes="hover"
          onPointerEnter={point}
          onPointerLeave={leave}
        >
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            aria-controls={PANEL_ID}
            data-active={shown !== undefined}
            data-theme={shown?.theme}
            className="nav-link"
            onClick={() => setState((now) => pressed(now ?? 'closed'))}
          >
            {ui.menu.products}
            <Icon of={ChevronDown} className="size-4" />
          </button>
          <ProductsPanel
            id={PANEL_ID}
            categoryLinks={categoryLinks}
            pathname={pathname}
            onChoose={() => setState('closed')}
          />
        </li>
        {pages.slice(-1).map(page)}
      </ul>
    </nav>
  );
}
