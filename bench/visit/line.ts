import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server: the time there and back in ms, and bytes a second down. */
export interface Line {
  readonly roundTrip: number;
  readonly down: number;
}

const PACKET = 1460;

/** A slow way to a server on this machine, which counts what comes down it. */
export interface SlowWay {
  readonly origin: string;
  /** Bytes so far, with the headers of responses. */
  readonly bytes: () => number;
  readonly close: () => void;
}

/**
 * Puts a line between a browser and a server. Unlike a browser's own slowing it also holds what the browser fetches ahead.
 *
 * @param port of the server
 */
export async function slowWay(port: number, { roundTrip, down }: Line): Promise<SlowWay> {
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
    bytes: () => bytes,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
