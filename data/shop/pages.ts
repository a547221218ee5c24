import { computerSystems } from './pages/computer-systems';
import { gamingAccessories } from './pages/gaming-accessories';
import { gamingHardware } from './pages/gaming-hardware';
import { networkingEquipment } from './pages/networking-equipment';
import { pcComponents } from './pages/pc-components';
import { storageSolutions } from './pages/storage-solutions';

/** The category pages, in the order of every list. Each has a folder of its slug in app/. */
export const categoryPages = [
  gamingHardware,
  computerSystems,
  pcComponents,
  storageSolutions,
  gamingAccessories,
  networkingEquipment,
] as const;

/** The pages with featured items, in that order. */
export const showcasePages = categoryPages.filter((page) => page.kind === 'showcase');

export type Theme = (typeof categoryPages)[number]['theme'];
export type CategoryIconName = (typeof categoryPages)[number]['icon'];
