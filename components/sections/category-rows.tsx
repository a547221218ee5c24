import { CircuitBoard, Gamepad, HardDrive, Headset, Network, PcCase } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { SiteLink } from '@/components/ui/site-link';
import type { CategoryIconName } from '@/data/shop/pages';
import { isActiveRoute } from '@/lib/site/active-route';
import type { CategoryLink } from '@/lib/site/navigation';
import './category-rows.css';

const ICONS = {
  gamepad: Gamepad,
  motherboard: CircuitBoard,
  desktop: PcCase,
  drive: HardDrive,
  headset: Headset,
  network: Network,
} as const satisfies Readonly<Record<CategoryIconName, unknown>>;

/** The icon of a category page, in the page's accent colour. */
export function CategoryIcon({ name }: { readonly name: CategoryIconName }) {
  return <Icon icon={ICONS[name]} className="text-accent-ink" />;
}

interface CategoryRowsProps {
  readonly links: readonly CategoryLink[];
  /** The path of the current page. */
  readonly pathname?: string;
  readonly className: string;
}

/** Links to category pages as menu rows: icon, name and summary, in each page's own colours. */
export function CategoryRows({ links, pathname = '', className }: CategoryRowsProps) {
  return (
    <ul className={className}>
      {links.map(({ href, icon, label, theme, summary }) => (
        <li key={href}>
          <SiteLink
            href={href}
            data-theme={theme}
            aria-current={isActiveRoute(pathname, href) ? 'page' : undefined}
            className="category-row"
          >
            <CategoryIcon name={icon} />
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="block text-small text-muted">{noBreak(summary)}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
