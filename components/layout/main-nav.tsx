'use client';

import { ChevronDown } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { CategoryRows } from '@/components/sections/category-rows';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { interfaceCopy } from '@/data/copy/interface';
import { isActiveRoute } from '@/lib/site/active-route';
import type { CategoryLink, NavigationLink } from '@/lib/site/navigation';

/** The links of the main navigation and of the phone menu. */
export interface MenuLinks {
  readonly pages: readonly NavigationLink[];
  readonly categoryLinks: readonly CategoryLink[];
}

const PANEL_ID = 'products-panel';

/**
 * The header's links, with the Products dropdown before the last, as a disclosure navigation. React
 * loads when the mouse enters the dropdown (`data-hydrate-on`, docs/before-react.md).
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
export function MainNav({ pages, categoryLinks }: MenuLinks) {
  const pathname = usePathname();
  const itemRef = useRef<HTMLLIElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  // A hovered panel closes when the mouse leaves it, a pinned one only by a press or a key. Before
  // hydration the state is undefined, and header.css opens the panel on hover and focus.
  const [panelState, setPanelState] = useState<'closed' | 'hovered' | 'pinned'>();
  const isOpen = panelState === 'hovered' || panelState === 'pinned';

  // In development and in a plain Next export, all enhancements load here, since React reports
  // markup that was changed before hydration. The finished site has them inline, and the build's
  // ENHANCEMENTS keeps them out of Next's scripts.
  useEffect(() => {
    if (process.env.ENHANCEMENTS !== 'inline') import('./development-enhancements');
  }, []);
  useEffect(() => {
    // A panel that the visitor opened before hydration stays open.
    const item = itemRef.current;
    const isInUse = item?.matches(':hover') || item?.querySelector('a:focus');
    setPanelState(isInUse ? 'hovered' : 'closed');

    const controller = new AbortController();
    const { signal } = controller;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (item?.contains(document.activeElement)) buttonRef.current?.focus();
      setPanelState('closed');
    };
    const closeOutside = (event: Event) => {
      if (!item?.contains(event.target as Node)) setPanelState('closed');
    };
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    return () => controller.abort();
  }, []);

  const followMouse = (next: 'hovered' | 'closed') =>
    setPanelState((current) => (current === 'pinned' ? current : next));

  const activeCategory = categoryLinks.find(({ href }) => isActiveRoute(pathname, href));

  const renderPageLink = ({ href, label }: NavigationLink) => {
    const isActive = isActiveRoute(pathname, href);
    return (
      <li key={href}>
        <SiteLink href={href} aria-current={isActive ? 'page' : undefined} className="nav-link">
          {label}
        </SiteLink>
      </li>
    );
  };

  return (
    <nav aria-label={interfaceCopy.menu.main}>
      <ul className="flex items-center">
        {pages.slice(0, -1).map(renderPageLink)}
        <li
          ref={itemRef}
          className="relative"
          data-open={panelState === undefined ? undefined : isOpen}
          data-hydrate-on="hover"
          onMouseEnter={() => followMouse('hovered')}
          onMouseLeave={() => followMouse('closed')}
        >
          <button
            ref={buttonRef}
            type="button"
            aria-expanded={isOpen}
            aria-controls={PANEL_ID}
            data-active={activeCategory ? true : undefined}
            data-theme={activeCategory?.theme}
            className="nav-link"
            // Pins a panel that is open by hover, since a mouse that clicks has hovered first.
            onClick={() => setPanelState(panelState === 'pinned' ? 'closed' : 'pinned')}
          >
            {interfaceCopy.menu.products}
            <Icon icon={ChevronDown} className="size-5" />
          </button>
          {/* The padding fills the gap to the button, so that the pointer doesn't leave. */}
          <div id={PANEL_ID} className="absolute top-full right-0 w-160 pt-2.75">
            <CategoryRows
              links={categoryLinks}
              pathname={pathname}
              className="grid grid-cols-2 border border-ink bg-raised p-2"
            />
          </div>
        </li>
        {pages.slice(-1).map(renderPageLink)}
      </ul>
    </nav>
  );
}
