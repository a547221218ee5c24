import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ActingVisitor } from './acting-visitor';
import { type Bidi, connect } from './bidi';
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

interface Value {
  readonly type: string;
  readonly value?: unknown;
  readonly sharedId?: string;
}
type Evaluated =
  | { readonly type: 'success'; readonly result: Value }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

class FirefoxVisitor extends ActingVisitor implements Visitor {
  readonly #bidi: Bidi;
  readonly #context: string;
  readonly #mailsFile: string;
  readonly #mailsBefore: number;

  constructor(bidi: Bidi, context: string, mailsFile: string) {
    super();
    this.#bidi = bidi;
    this.#context = context;
    this.#mailsFile = mailsFile;
    this.#mailsBefore = this.#allMails().length;
  }

  async open(url: string) {
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
  async read<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) {
    const json = answering(script, argument);
    return eventually('page', async () => {
      const { value } = await this.#evaluate(json);
      return JSON.parse(String(value)) as { value: Result };
    }).then(({ value }) => value);
  }
  async print() {
    const { data } = await this.#send<{ data: string }>('browsingContext.print', A4);
    return Buffer.from(data, 'base64');
  }
  async screenshot() {
    const shot = await this.#send<{ data: string }>('browsingContext.captureScreenshot', {});
    return Buffer.from(shot.data, 'base64');
  }
  async mails() {
    return this.#allMails().slice(this.#mailsBefore);
  }

  protected async find(target: Target) {
    const { sharedId } = await this.#evaluate(finding(target));
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
    await eventually('next page', async () => (await this.#evaluate(arrived)).value);
  }

  #allMails() {
    return readFileSync(this.#mailsFile, 'utf8').split('\n').filter(Boolean);
  }
  #send<Result>(method: string, params: object) {
    return this.#bidi.send<Result>(method, { context: this.#context, ...params });
  }
  async #evaluate(source: string) {
    const evaluated = await this.#bidi.send<Evaluated>('script.evaluate', {
      expression: source,
      target: { context: this.#context },
      awaitPromise: true,
    });
    if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
    return evaluated.result;
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
  const bidi = await connect(`${address}/session`);
  await bidi.send('session.new', { capabilities: {} });
  return {
    bidi,
    mailsFile,
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      await bidi.send('browser.close', {}).catch(() => browser.kill());
      bidi.close();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The system's own Firefox, driven by WebDriver BiDi. */
export function firefoxEngine(executable: string): Engine {
  let running:
    | { readonly key: string; readonly firefox: Awaited<ReturnType<typeof start>> }
    | undefined;
  return {
    async visit(habits, size) {
      if (!habits.commands) throw new Unable('always knows invoker commands');
      const key = JSON.stringify(habits);
      if (running?.key !== key) {
        await running?.firefox.close();
        running = { key, firefox: await start(executable, habits) };
      }
      const { bidi, mailsFile } = running.firefox;
      const { userContext } = await bidi.send<{ userContext: string }>(
        'browser.createUserContext',
        {},
      );
      const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
        type: 'tab',
        userContext,
      });
      const visitor = new FirefoxVisitor(bidi, context, mailsFile);
      await visitor.resize(size);
      return {
        visitor,
        async end() {
          await bidi.send('browser.removeUserContext', { userContext });
        },
      };
    },
    async close() {
      await running?.firefox.close();
    },
  };
}

/** Where Debian and others install it; undefined where it is not. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (file) => file !== undefined && existsSync(file),
  );
