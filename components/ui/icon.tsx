import {
  Boxes,
  Cable,
  CircuitBoard,
  Cpu,
  Gamepad2,
  HardDrive,
  Headset,
  Keyboard,
  Laptop,
  type LucideIcon,
  Mail,
  MemoryStick,
  MessagesSquare,
  Monitor,
  Mouse,
  Network,
  PcCase,
  PlugZap,
  Server,
  ShieldCheck,
  Truck,
  Wifi,
  Wrench,
} from 'lucide-react';
import type { IconName } from '@/data/vocabulary';

const ICONS: Readonly<Record<IconName, LucideIcon>> = {
  gamepad: Gamepad2,
  cpu: Cpu,
  desktop: PcCase,
  drive: HardDrive,
  headset: Headset,
  network: Network,
  memory: MemoryStick,
  power: PlugZap,
  monitor: Monitor,
  server: Server,
  workstation: CircuitBoard,
  mouse: Mouse,
  keyboard: Keyboard,
  laptop: Laptop,
  wifi: Wifi,
  cable: Cable,
  shield: ShieldCheck,
  delivery: Truck,
  warranty: ShieldCheck,
  bulk: Boxes,
  build: Wrench,
  support: MessagesSquare,
  mail: Mail,
};

/** A line icon in the accent's colour, beside a text that says the same; hidden from assistive technology. */
export function Icon({ name }: { readonly name: IconName }) {
  const Drawing = ICONS[name];
  return (
    <Drawing aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-accent-ink" />
  );
}
