import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from './in-page';
import { type Engine, type Habits, textSize, Unable } from './visitor';
import { WebDriverVisitor } from './webdriver-visitor';

/** It takes its time to start on a busy machine. */
const PATIENCE_MS = 40_000;
/** What Marionette, Firefox's own side of WebDriver, calls the commands. */
const COMMANDS: Readonly<Record<string, string>> = {
  actions: 'PerformActions',
  back: 'Back',
  'execute/async': 'ExecuteAsyncScript',
  'execute/sync': 'ExecuteScript',
  forward: 'Forward',
  print: 'Print',
  refresh: 'Refresh',
  screenshot: 'TakeScreenshot',
  url: 'Navigate',
};
/** Gives the tab a size of its own, since no window of Firefox is as narrow as a phone. */
const RESIZE = `const [{ width, height }] = arguments;
  Object.assign(gBrowser.selectedBrowser.style, { width: width + 'px', height: height + 'px' });`;
/** The page hears of it later. */
const HAS_SIZE = 'return innerWidth === arguments[0].width || null';

type Preference = boolean | number | string;

const preferences = (habits: Habits) => ({
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-GB, en',
  // The mail program below is opened without a question.
  'security.external_protocol_requires_permission': false,
  // Any that is free.
  'marionette.port': 0,
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

type Send = <Result>(command: string, body?: object) => Promise<Result>;
type Answer = readonly [type: number, id: number, error: Error | null, result: unknown];

/** Connects to Marionette. @see https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html */
async function connect(port: number): Promise<Send> {
  const socket = createConnection(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, Buffer.from(data)]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, Math.max(0, start - 1)));
      if (start === 0 || received.length < end) return;
      // The first message is a greeting, and answers nothing.
      const answer: Answer = JSON.parse(String(received.subarray(start, end)));
      received = received.subarray(end);
      waiting.get(answer[1])?.(answer);
    }
  });
  let last = 0;
  return <Result>(command: string, body: object = {}) => {
    last += 1;
    const text = JSON.stringify([0, last, command, body]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise<Result>((resolve, reject) => {
      waiting.set(last, ([, , error, result]) => {
        if (error !== null) reject(new Error(`${command}: ${error.message}`));
        else resolve(result as Result);
      });
    });
  };
}

/** One Firefox, for visitors of the same habits: its settings are read when it starts. */
async function start(executable: string, habits: Habits) {
  const { folder, mailsFile } = makeProfile(habits);
  const how = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access'];
  const browser = spawn(executable, [...how, '--profile', folder], {
    stdio: 'ignore',
    env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' },
  });
  const portFile = path.join(folder, 'MarionetteActivePort');
  const port = await eventually(
    'Firefox',
    async () => Number(readFileSync(portFile, 'utf8')),
    PATIENCE_MS,
  );
  const send = await connect(port);
  await send('WebDriver:NewSession');
  return {
    habits: JSON.stringify(habits),
    send,
    mailsFile,
    async close() {
      const ended = once(browser, 'exit');
      await send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => browser.kill());
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The system's own Firefox. */
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
      // The tab that it starts with never has the focus.
      const tab = { type: 'tab', focus: true };
      const { handle } = await send<{ handle: string }>('WebDriver:NewWindow', tab);
      await send('WebDriver:SwitchToWindow', { handle });
      const visitor = new WebDriverVisitor({
        origin,
        mailsFile,
        async ask<Result>(command: string, body: object = { full: false }) {
          if (command !== 'window/rect')
            return (await send<{ value: Result }>(`WebDriver:${COMMANDS[command]}`, body)).value;
          await send('Marionette:SetContext', { value: 'chrome' });
          await send('WebDriver:ExecuteScript', { script: RESIZE, args: [body] });
          await send('Marionette:SetContext', { value: 'content' });
          const asked = { script: HAS_SIZE, args: [body] };
          return eventually(
            'size',
            async () => (await send<{ value: Result }>('WebDriver:ExecuteScript', asked)).value,
          );
        },
        async close() {
          const [first] = await send<readonly string[]>('WebDriver:CloseWindow');
          await send('WebDriver:SwitchToWindow', { handle: first });
        },
      });
      await visitor.resize(size);
      return visitor;
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
