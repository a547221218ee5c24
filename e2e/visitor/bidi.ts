import WebSocket from 'ws';

/** A connection by WebDriver BiDi. @see https://www.w3.org/TR/webdriver-bidi/ */
export interface Bidi {
  /** @throws {Error} what the browser says where a command fails */
  send<Result>(method: string, params: object): Promise<Result>;
  close(): void;
}

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** Connects to a browser that listens at an address. */
export async function connect(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.on('message', (data) => {
    const answer: Answer = JSON.parse(String(data));
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  return {
    send<Result>(method: string, params: object) {
      last += 1;
      const id = last;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise<Result>((resolve, reject) => {
        waiting.set(id, ({ type, result, error, message }) => {
          if (type === 'error') reject(new Error(`${method}: ${error}: ${message}`));
          else resolve(result as Result);
        });
      });
    },
    close: () => socket.close(),
  };
}
