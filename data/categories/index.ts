/** The categories in the order of menus, home page and footer. */
import type { Category } from '@/checks/schemas/categories';
import { computerSystems } from './computer-systems';
import { gamingAccessories } from './gaming-accessories';
import { gamingHardware } from './gaming-hardware';
import { networkingEquipment } from './networking-equipment';
import { pcComponents } from './pc-components';
import { storageSolutions } from './storage-solutions';

export const categories: readonly Category[] = [
  gamingHardware,
  computerSystems,
  pcComponents,
  storageSolutions,
  gamingAccessories,
  networkingEquipment,
];
