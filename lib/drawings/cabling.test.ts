import { computeCabling } from './cabling';

test('a floor plan adds up ports and PoE, and follows the longest cable over the ceiling', () => {
  const cabling = computeCabling({
    rack: { x: 0, y: 10 },
    tray: 5,
    ceiling: 2.5,
    outlets: [
      { kind: 'desks', x: 4, y: 5, ports: 4 },
      { kind: 'access point', x: 11, y: 1, ports: 1 },
      { kind: 'desks', x: 10, y: 1, ports: 1 },
      { kind: 'camera', x: 0, y: 5, ports: 1 },
    ],
  });
  // 5 m to the tray, 10 m along it, 4 m across, and 5 m up and down. An access point is on the ceiling.
  const longestCable = { drawn: 19, drops: 5, total: 24 };
  expect(cabling).toEqual({ ports: 7, poePorts: 2, accessPoints: 1, longestCable });
});
