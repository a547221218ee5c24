import {
  CircuitBoard,
  Gamepad,
  HardDrive,
  Headset,
  type LucideIcon,
  Network,
  PcCase,
} from 'lucide-react';
import type { CategoryPageData } from '@/checks/schemas/category-pages';
import { Icon } from './icon';

const ICONS: Readonly<Record<CategoryPageData['icon'], LucideIcon>> = {
  gamepad: Gamepad,
  board: CircuitBoard,
  desktop: PcCase,
  drive: HardDrive,
  headset: Headset,
  network: Network,
};

/** The icon that a category page's data names, in its accent. */
export function CategoryIcon({ name }: { readonly name: keyof typeof ICONS }) {
  return <Icon of={ICONS[name]} className="text-accent-ink" />;
}
