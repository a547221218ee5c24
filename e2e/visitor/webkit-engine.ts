import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DrivenVisitor } from './driven-visitor';
import { eventually } from './in-page';
import { type Engine, type Size, textSize, Unable, type Visitor } from './visitor';

/** The name under which WebDriver hands over an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Asks by WebDriver's HTTP. @see https://www.w3.org/TR/webdriver2/
 *
 * @throws {Error} what the driver says where a command fails
 */
async function ask<Result>(method: string, address: string, body?: object): Promise<Result> {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
  return value;
}

class WebKitVisitor extends DrivenVisitor implements Visitor {
  readonly #session: string;
  readonly #origin: string;

  constructor(session: string, origin: string, mailsFile: string) {
    super(mailsFile);
    this.#session = session;
    this.#origin = origin;
  }

  async open(address: string) {
    await this.#post('url', { url: new URL(address, this.#origin).href });
  }
  async reload() {
    await this.#post('refresh', {});
  }
  async back() {
    await this.#post('back', {});
  }
  async forward() {
    await this.#post('forward', {});
  }
  async resize({ width, height }: Size) {
    await this.#post('window/rect', { width, height });
  }
  /** Its driver knows no printing. */
  async print() {
    return null;
  }
  async screenshot() {
    return Buffer.from(await ask<string>('GET', `${this.#session}/screenshot`), 'base64');
  }

  protected async evaluate(expression: string) {
    const script = `const [done] = arguments;
      const answer = ${expression};
      if (answer instanceof Promise)
        answer.then(done, (error) => done(JSON.stringify({ error: String(error) })));
      else done(answer);`;
    const json = await this.#post<string>('execute/async', { script, args: [] });
    const { error }: { readonly error?: string } = JSON.parse(json);
    if (error !== undefined) throw new Error(error);
    return json;
  }
  protected async find(expression: string) {
    const script = `return ${expression}`;
    const found = await this.#post<Record<string, string> | null>('execute/sync', {
      script,
      args: [],
    });
    return found && { [ELEMENT]: found[ELEMENT] };
  }
  protected async perform(actions: readonly object[]) {
    await this.#post('actions', { actions });
  }

  #post<Result>(command: string, body: object) {
    return ask<Result>('POST', `${this.#session}/${command}`, body);
  }
}

/** A screen that nobody sees, for a browser that cannot do without one. */
async function startScreen() {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const output = createInterface(screen.stdio[3] as NodeJS.ReadableStream);
  const [number] = await once(output, 'line');
  return { screen, DISPLAY: `:${number}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The system's WebKitGTK, driven by its own WebDriver. */
export async function webkitEngine(): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'visitor-webkit-'));
  const mailsFile = path.join(folder, 'mails.txt');
  const { screen, DISPLAY } = await startScreen();
  return {
    async visit(origin, habits, size) {
      if (habits.forcedColors || habits.reducedMotion) throw new Unable('cannot be told to');
      writeFileSync(mailsFile, '');
      const port = await freePort();
      // The browser that it starts has its environment.
      const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
        stdio: 'ignore',
        env: {
          ...process.env,
          DISPLAY,
          GDK_BACKEND: 'x11',
          LIBGL_ALWAYS_SOFTWARE: '1',
          WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        },
      });
      const binary = path.resolve(import.meta.dirname, 'webkit-host.py');
      const args = [JSON.stringify({ ...habits, mailsFile, textSize: textSize(habits) })];
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } };
      const sessions = `http://127.0.0.1:${port}/session`;
      const { sessionId } = await eventually('WebKitWebDriver', () =>
        ask<{ sessionId: string }>('POST', sessions, { capabilities }),
      );
      const session = `${sessions}/${sessionId}`;
      const visitor = new WebKitVisitor(session, origin, mailsFile);
      await visitor.resize(size);
      return {
        visitor,
        async end() {
          await ask('DELETE', session).catch(() => undefined);
          driver.kill();
        },
      };
    },
    async close() {
      screen.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether the system has WebKitGTK, its driver, a screen and Python's bindings. */
export const hasWebKit = () =>
  ['WebKitWebDriver', 'Xvfb'].every((name) => spawnSync('which', [name]).status === 0) &&
  spawnSync('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"])
    .status === 0;
