import { createMatcher } from './fuzzy-search';
import { normaliseSearch } from './normalise-search';

const CPU = 'AMD Ryzen 7 9800X3D 100-100001084WOF Processors Desktop CPUs';
const KIT = 'Kingston FURY Beast 32 GB DDR5-6000 Memory';
const CARD =
  'ASUS TUF Gaming GeForce RTX 5080 Graphics Cards PCIe 5.0 x16 16-pin power 16 GB GDDR7';
const PSU = 'Corsair RM850e 850 W Power Supplies';
const DRIVE = 'Samsung 990 PRO 2 TB Storage';

it.each([
  [CPU, 'R7 9800X3D', 'r7-9800x3d', 'ＲＹＺＥＮ ７', 'ryzen 9800 x3d'],
  [KIT, 'DDR5 6000MHz', 'ddr5-6000 mt/s', '32gb', '32 gigs'],
  [CARD, 'video card', 'videocards', 'PCI Express 5', 'pci-e 5.0', '12V-2x6', '12vhpwr', '16GB'],
  [PSU, '850 watt', '850w'],
  [DRIVE, '2TB', '2 terabyte'],
])('finds %j alone by each of the ways in which people write it', (product, ...searches) => {
  const texts = [CPU, KIT, CARD, PSU, DRIVE];
  for (const search of searches) {
    const isMatch = createMatcher(normaliseSearch(search), {});
    const found = texts.filter((text) => isMatch(normaliseSearch(text)));
    expect([search, found]).toEqual([search, [product]]);
  }
});
