/** A session by WebDriver's HTTP. @see https://www.w3.org/TR/webdriver2/ */
export interface WebDriver {
  /** @throws {Error} what the driver says where a command fails */
  send<Result>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<Result>;
  end(): Promise<void>;
}

interface Answer {
  readonly value: {
    readonly error?: string;
    readonly message?: string;
    readonly sessionId?: string;
  };
}

async function ask(address: string, method: string, body?: object): Promise<Answer['value']> {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value }: Answer = await response.json();
  if (!response.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
  return value;
}

/** Starts a session with the driver that listens at an address. */
export async function startSession(address: string, capabilities: object): Promise<WebDriver> {
  const { sessionId } = await ask(`${address}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${address}/session/${sessionId}`;
  return {
    send: async <Result>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) =>
      (await ask(`${session}/${command}`, method, body)) as Result,
    end: async () => {
      await ask(session, 'DELETE');
    },
  };
}
