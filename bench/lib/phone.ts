import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Browser, Locator, Page } from 'playwright';

/** A line to a server: the time there and back in ms, and bytes a second down. */
export interface Line {
  readonly roundTrip: number;
  readonly down: number;
}

/** A phone's line when it is good, and when it is not. */
export const GOOD: Line = { roundTrip: 60, down: 9e6 / 8 };
export const POOR: Line = { roundTrip: 150, down: 1.6e6 / 8 };

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** How long a finger or a key stays down, in ms. */
export const PRESS = 80;
const PACKET = 1460;

/**
 * Puts a line between a browser and a server. Unlike a browser's own slowing it also holds what the browser fetches ahead.
 *
 * @param port of the server
 */
async function slowWay(port: number, { roundTrip, down }: Line) {
  let bytes = 0;
  let free = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay();
      socket.on('error', () => socket.destroy());
      socket.on('close', () =>
        setTimeout(() => [client, upstream].map((one) => one.destroy()), 500),
      );
    }
    client.on('data', (data) => setTimeout(() => upstream.write(data), roundTrip / 2));
    // In packets, so that connections share the line.
    upstream.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += PACKET) {
        const packet = data.subarray(start, start + PACKET);
        const now = performance.now();
        free = Math.max(now, free) + (packet.length / down) * 1000;
        bytes += packet.length;
        setTimeout(() => client.write(packet), free - now + roundTrip / 2);
      }
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** So far, with the headers of responses. */
    bytes: () => bytes,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/**
 * Opens an empty page on a phone, with a line of its own to a server; nothing is kept from other visits.
 *
 * @param port of the server
 * @param visit what is done there
 */
export async function onPhone<T>(
  browser: Browser,
  port: number,
  line: Line,
  visit: (page: Page, way: Awaited<ReturnType<typeof slowWay>>) => Promise<T>,
): Promise<T> {
  const way = await slowWay(port, line);
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    // What tsx calls to keep a function's name, which the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    return await visit(page, way);
  } finally {
    await context.close();
    way.close();
  }
}

/**
 * Presses what is shown as a finger does.
 *
 * @throws {Error} where it is not within the screen
 */
export async function tap(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  const bottom = page.viewportSize()?.height ?? 0;
  if (box === null || box.y < 0 || box.y + box.height > bottom) {
    throw new Error(`${what} is to be pressed and not on the screen`);
  }
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(PRESS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
