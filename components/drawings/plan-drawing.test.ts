import { networkingEquipment } from '@/data/shop/pages/networking-equipment';
import { DEVICES, SOCKETS } from './plan-drawing';

it('each port of a socket and each device uses a port of the switch', () => {
  const usedPorts = SOCKETS.reduce<number>((sum, [, , ports]) => sum + ports, DEVICES.length);
  expect(Object.values(networkingEquipment.drawing.figures)).toContain(`${usedPorts} of 24`);
});
