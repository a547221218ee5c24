import {
  Cable,
  Camera,
  CircuitBoard,
  Cpu,
  Fan,
  Gamepad,
  HardDrive,
  Headset,
  Keyboard,
  Laptop,
  Monitor,
  Mouse,
  Network,
  PcCase,
  Printer,
  Server,
  ShieldCheck,
  Smartphone,
  Wifi,
  Wrench,
} from 'lucide-react';
import type { CategoryPageData } from '@/lib/content/category-pages';
import type { CategoryLink } from '@/lib/site/navigation';
import { Icon } from './icon';
import { noBreak } from './no-break';
import { SiteLink } from './site-link';

const ICONS = {
  gamepad: Gamepad,
  board: CircuitBoard,
  desktop: PcCase,
  drive: HardDrive,
  headset: Headset,
  network: Network,
  wrench: Wrench,
  laptop: Laptop,
  screen: Monitor,
  phone: Smartphone,
  printer: Printer,
  camera: Camera,
  keyboard: Keyboard,
  mouse: Mouse,
  server: Server,
  processor: Cpu,
  fan: Fan,
  cable: Cable,
  wifi: Wifi,
  shield: ShieldCheck,
} as const satisfies Record<CategoryPageData['icon'], unknown>;

/** The icon of a category page, in the page's accent colour. */
export function CategoryIcon({ name }: { readonly name: keyof typeof ICONS }) {
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
