import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import { DrivenVisitor } from './driven-visitor';
import { eventually } from './in-page';
import { type Engine, type Habits, type Size, textSize, Unable, type Visitor } from './visitor';

/** In centimetres; Firefox asks for the paper before it reads the page's. */
const A4 = {
  page: { width: 21, height: 29.7 },
  margin: { top: 1.1, bottom: 1.1, left: 1.2, right: 1.2 },
};
const LISTENING = /WebDriver BiDi listening on (ws:\S+)/;

type Preference = boolean | number | string;

const preferences = (habits: Habits) => ({
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-GB, en',
  // The mail program below is opened without a question.
  'security.external_protocol_requires_permission': false,
  'javascript.enabled': habits.scripts,
  'fission.bfcacheInParent': habits.keepsPages,
  'browser.sessionhistory.max_total_viewers': habits.keepsPages ? -1 : 0,
  // What Windows' high contrast switches on: colours of the system in place of the page's.
  'browser.display.document_color_use': habits.forcedColors ? 2 : 1,
  // As on phones: a scrollbar of its own width would take it from a page of 390 px.
  'ui.useOverlayScrollbars': 1,
  'ui.prefersReducedMotion': habits.reducedMotion ? 1 : 0,
  'font.size.variable.x-western': textSize(habits),
});

/** A profile whose mail program is a script that notes what it is asked to open. */
function makeProfile(habits: Habits): { folder: string; mailsFile: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'visitor-firefox-'));
  const mailsFile = path.join(folder, 'mails.txt');
  const program = path.join(folder, 'mail-program.sh');
  writeFileSync(mailsFile, '');
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${mailsFile}'\n`);
  chmodSync(program, 0o755);
  const line = ([name, value]: [string, Preference]) =>
    `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`;
  const lines = Object.entries<Preference>(preferences(habits)).map(line);
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
  const USE_PROGRAM = 2;
  const handlers = {
    defaultHandlersVersion: {},
    mimeTypes: {},
    schemes: {
      mailto: { action: USE_PROGRAM, handlers: [{ name: 'Mail program', path: program }] },
    },
  };
  writeFileSync(path.join(folder, 'handlers.json'), JSON.stringify(handlers));
  return { folder, mailsFile };
}

interface Evaluated {
  readonly result?: { readonly value?: unknown; readonly sharedId?: string };
  readonly exceptionDetails?: { readonly text: string };
}
type Send = <Result>(method: string, params: object) => Promise<Result>;

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** Connects by WebDriver BiDi. @see https://www.w3.org/TR/webdriver-bidi/ */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  await once(socket, 'open');
  socket.on('message', (data) => {
    const answer: Answer = JSON.parse(String(data));
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  return <Result>(method: string, params: object) => {
    last += 1;
    socket.send(JSON.stringify({ id: last, method, params }));
    return new Promise<Result>((resolve, reject) => {
      waiting.set(last, ({ type, result, error, message }) => {
        if (type === 'error') reject(new Error(`${method}: ${error}: ${message}`));
        else resolve(result as Result);
      });
    });
  };
}

class FirefoxVisitor extends DrivenVisitor implements Visitor {
  readonly #send: Send;
  readonly #context: string;
  readonly #origin: string;

  constructor(send: Send, context: string, origin: string, mailsFile: string) {
    super(mailsFile);
    this.#send = (method, params) => send(method, { context, ...params });
    this.#context = context;
    this.#origin = origin;
  }

  async open(path: string) {
    const { href: url } = new URL(path, this.#origin);
    await this.#leave(() => this.#send('browsingContext.navigate', { url, wait: 'none' }));
  }
  async reload() {
    await this.#leave(() => this.#send('browsingContext.reload', { wait: 'none' }));
  }
  async back() {
    await this.#send('browsingContext.traverseHistory', { delta: -1 });
  }
  async forward() {
    await this.#send('browsingContext.traverseHistory', { delta: 1 });
  }
  async resize(viewport: Size) {
    await this.#send('browsingContext.setViewport', { viewport });
  }
  async print() {
    return this.#picture('browsingContext.print', A4);
  }
  async screenshot() {
    return this.#picture('browsingContext.captureScreenshot', {});
  }

  protected async evaluate(expression: string) {
    return String((await this.#evaluate(expression))?.value);
  }
  protected async find(expression: string) {
    const sharedId = (await this.#evaluate(expression))?.sharedId;
    return sharedId === undefined ? null : { type: 'element', element: { sharedId } };
  }
  protected async perform(actions: readonly object[]) {
    await this.#send('input.performActions', { actions });
  }

  /**
   * Waits for the next document by asking: where the last one was still on its way, Firefox 153 never tells that the
   * next is complete, though it is.
   */
  async #leave(go: () => Promise<unknown>) {
    const mark = 'data-visitor-leaves';
    const root = 'document.documentElement';
    await this.#evaluate(`${root}.setAttribute('${mark}', '')`);
    await go();
    const arrived = `document.readyState === 'complete' && !${root}.hasAttribute('${mark}') || null`;
    await eventually('next page', async () => (await this.#evaluate(arrived))?.value);
  }
  async #picture(method: string, params: object) {
    return Buffer.from((await this.#send<{ data: string }>(method, params)).data, 'base64');
  }
  async #evaluate(expression: string) {
    const target = { context: this.#context };
    const { result, exceptionDetails } = await this.#send<Evaluated>('script.evaluate', {
      expression,
      target,
      awaitPromise: true,
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result;
  }
}

/** One Firefox, for visitors of the same habits: its settings are read when it starts. */
async function start(executable: string, habits: Habits) {
  const { folder, mailsFile } = makeProfile(habits);
  const browser = spawn(
    executable,
    ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', folder],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' },
    },
  );
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(browser.stderr).on('line', (line) => {
      const match = LISTENING.exec(line)?.[1];
      if (match !== undefined) resolve(match);
    });
    browser.once('error', reject);
    browser.once('exit', (code) => reject(new Error(`${executable} ended with ${code}`)));
  });
  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  return {
    habits: JSON.stringify(habits),
    send,
    mailsFile,
    async close() {
      const ended = once(browser, 'exit');
      await send('browser.close', {}).catch(() => browser.kill());
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The system's own Firefox, driven by WebDriver BiDi. */
export function firefoxEngine(executable: string): Engine {
  let running: Awaited<ReturnType<typeof start>> | undefined;
  return {
    async visit(origin, habits, size) {
      if (!habits.commands) throw new Unable('always knows invoker commands');
      if (running?.habits !== JSON.stringify(habits)) {
        await running?.close();
        running = await start(executable, habits);
      }
      const { send, mailsFile } = running;
      writeFileSync(mailsFile, '');
      const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
      const tab = { type: 'tab', userContext };
      const { context } = await send<{ context: string }>('browsingContext.create', tab);
      const visitor = new FirefoxVisitor(send, context, origin, mailsFile);
      await visitor.resize(size);
      return {
        visitor,
        async end() {
          await send('browser.removeUserContext', { userContext });
        },
      };
    },
    async close() {
      await running?.close();
    },
  };
}

/** Where Debian and others install it; undefined where it is not. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (file) => file !== undefined && existsSync(file),
  );
