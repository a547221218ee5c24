import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ActingVisitor } from './acting-visitor';
import { answering, eventually, finding } from './in-page';
import {
  type Engine,
  type Habits,
  type Size,
  type Target,
  textSize,
  Unable,
  type Visitor,
} from './visitor';
import { startSession, type WebDriver } from './webdriver';

/** The name under which WebDriver hands over an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

class WebKitVisitor extends ActingVisitor implements Visitor {
  readonly #driver: WebDriver;
  readonly #mailsFile: string;

  constructor(driver: WebDriver, mailsFile: string) {
    super();
    this.#driver = driver;
    this.#mailsFile = mailsFile;
  }

  async open(url: string) {
    await this.#post('url', { url });
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
  async read<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) {
    const source = `const [done] = arguments;
      const answer = ${answering(script, argument)};
      if (answer instanceof Promise)
        answer.then(done, (error) => done(JSON.stringify({ error: String(error) })));
      else done(answer);`;
    return eventually('page', async () => {
      const json = await this.#post<string>('execute/async', { script: source, args: [] });
      const { value, error } = JSON.parse(json) as { value: Result; error?: string };
      if (error !== undefined) throw new Error(error);
      return { value };
    }).then(({ value }) => value);
  }
  /** Its driver knows no printing. */
  async print() {
    return null;
  }
  async screenshot() {
    return Buffer.from(await this.#driver.send<string>('GET', 'screenshot'), 'base64');
  }
  async mails() {
    return readFileSync(this.#mailsFile, 'utf8').split('\n').filter(Boolean);
  }

  protected async find(target: Target) {
    const script = `return ${finding(target)}`;
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
    return this.#driver.send<Result>('POST', command, body);
  }
}

/** A screen that nobody sees, for a browser that cannot do without one. */
async function startScreen(): Promise<{
  readonly process: ChildProcess;
  readonly display: string;
}> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const output = screen.stdio[3] as NodeJS.ReadableStream;
  const number = await new Promise<string>((resolve, reject) => {
    createInterface(output).once('line', resolve);
    screen.once('error', reject);
  });
  return { process: screen, display: `:${number}` };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      );
    });
  });

/** The system's WebKitGTK, driven by its own WebDriver. */
export async function webkitEngine(): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'visitor-webkit-'));
  const mailsFile = path.join(folder, 'mails.txt');
  const screen = await startScreen();
  const drive = async (habits: Habits) => {
    const { scripts, commands, keepsPages } = habits;
    const port = await freePort();
    // The browser that it starts has its environment.
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: screen.display,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        VISITOR_MAILS: mailsFile,
        VISITOR_SCRIPTS: scripts ? '1' : '0',
        VISITOR_COMMANDS: commands ? '1' : '0',
        VISITOR_KEEPS_PAGES: keepsPages ? '1' : '0',
        VISITOR_TEXT_SIZE: String(textSize(habits)),
      },
    });
    const session = await eventually('WebKitWebDriver', () =>
      startSession(`http://127.0.0.1:${port}`, {
        'webkitgtk:browserOptions': {
          binary: path.resolve(import.meta.dirname, 'webkit-host.py'),
          args: [],
        },
      }),
    );
    return { driver, session };
  };
  return {
    async visit(habits, size) {
      if (habits.forcedColors || habits.reducedMotion) throw new Unable('cannot be told to');
      writeFileSync(mailsFile, '');
      const { driver, session } = await drive(habits);
      const visitor = new WebKitVisitor(session, mailsFile);
      await visitor.resize(size);
      return {
        visitor,
        async end() {
          await session.end().catch(() => undefined);
          driver.kill();
        },
      };
    },
    async close() {
      screen.process.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether the system has WebKitGTK, its driver, a screen and Python's bindings. */
export const hasWebKit = () =>
  ['WebKitWebDriver', 'Xvfb'].every((name) => spawnSync('which', [name]).status === 0) &&
  spawnSync('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"])
    .status === 0;
