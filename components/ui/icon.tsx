import { Cpu, Gamepad2, HardDrive, Headset, type LucideIcon, Network, PcCase } from 'lucide-react';
import type { IconName } from '@/data/vocabulary';

const ICONS: Readonly<Record<IconName, LucideIcon>> = {
  gamepad: Gamepad2,
  cpu: Cpu,
  desktop: PcCase,
  drive: HardDrive,
  headset: Headset,
  network: Network,
};

/** A line icon in the accent's colour, beside a text that says the same; hidden from assistive technology. */
export function Icon({ name }: { readonly name: IconName }) {
  const Drawing = ICONS[name];
  return (
    <Drawing aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-accent-ink" />
  );
}
