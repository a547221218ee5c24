import { CircuitBoard, Gamepad, HardDrive, Headset, Network, PcCase } from 'lucide-react';
import type { CategoryIconName } from '@/data/shop/pages';
import type { CategoryLink } from '@/lib/site/navigation';
import { Icon } from './icon';
import { noBreak } from './no-break';
import { SiteLink } from './site-link';
import './category-row.css';

const ICONS = {
  gamepad: Gamepad,
  board: CircuitBoard,
  desktop: PcCase,
  drive: HardDrive,
  headset: Headset,
  network: Network,
} as const satisfies Readonly<Record<CategoryIconName, unknown>>;

/** The icon of a category page, in the page's accent colour. */
export function CategoryIcon({ name }: { readonly name: CategoryIconName }) {
  return <Icon icon={ICONS[name]} className="text-accent-ink" />;
}

interface CategoryRowProps {
  readonly link: CategoryLink;
  readonly isActive?: boolean;
  readonly onChoose?: () => void;
}

/** A link to a category page as a row of a menu: icon, name and summary, in the page's own colours. */
export function CategoryRow({ link, isActive = false, onChoose }: CategoryRowProps) {
  const { href, icon, label, theme, summary } = link;
  return (
    <SiteLink
      href={href}
      data-theme={theme}
      aria-current={isActive ? 'page' : undefined}
      className="category-row"
      onClick={onChoose}
    >
      <CategoryIcon name={icon} />
      <span>
        <span className="block font-semibold">{label}</span>
        <span className="block text-small text-muted">{noBreak(summary)}</span>
      </span>
    </SiteLink>
  );
}
