import {
  CircuitBoard,
  Gamepad,
  HardDrive,
  Headset,
  type LucideIcon,
  Network,
  PcCase,
} from 'lucide-react';
import type { IconName } from '@/data/vocabulary';
import { Icon } from './icon';

const ICONS: Readonly<Record<IconName, LucideIcon>> = {
  gamepad: Gamepad,
  board: CircuitBoard,
  desktop: PcCase,
  drive: HardDrive,
  headset: Headset,
  network: Network,
};

/** The icon that a category page's data names, in its accent. */
export function CategoryIcon({ name }: { readonly name: IconName }) {
  return <Icon of={ICONS[name]} className="text-accent-ink" />;
}
