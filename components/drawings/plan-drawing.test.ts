import { networkingEquipment } from '@/data/shop/pages/networking-equipment';
import { DEVICES, RACK, SOCKETS, TRAY_Y } from './plan-drawing';

const { figures } = networkingEquipment.drawing;

it('each port of a socket and each device uses a port of the switch', () => {
  const usedPorts = SOCKETS.reduce<number>((sum, [, , ports]) => sum + ports, DEVICES.length);
  expect(Object.values(figures)).toContain(`${usedPorts} of 24`);
});

it('the figures state the length of the longest cable', () => {
  const [rackX, rackY] = RACK;
  const lengths = [...SOCKETS, ...DEVICES].map(
    ([x, y]) => rackY - TRAY_Y + Math.abs(x - rackX) + Math.abs(y - TRAY_Y),
  );
  expect(Object.values(figures)).toContain(`${Math.max(...lengths).toFixed(1)}\u00a0m`);
});
