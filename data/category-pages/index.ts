/** The category pages in the order of menus, home page and footer. */
import type { CategoryPageData } from '@/checks/schemas/category-pages';
import { computerSystems } from './computer-systems';
import { gamingAccessories } from './gaming-accessories';
import { gamingHardware } from './gaming-hardware';
import { networkingEquipment } from './networking-equipment';
import { pcComponents } from './pc-components';
import { storageSolutions } from './storage-solutions';

export const categoryPages: readonly CategoryPageData[] = [
  gamingHardware,
  computerSystems,
  pcComponents,
  storageSolutions,
  gamingAccessories,
  networkingEquipment,
];
