import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine, retryUntilDone } from './visitor';
import { createWebDriverWindow } from './webdriver-window';

/** Where Debian installs it, or who runs the tests has it. */
export const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** What Marionette, Firefox's own side of WebDriver, calls the commands. */
const COMMANDS: Readonly<Record<string, string>> = {
  actions: 'PerformActions',
  back: 'Back',
  'execute/sync': 'ExecuteScript',
  print: 'Print',
  refresh: 'Refresh',
  screenshot: 'TakeScreenshot',
  url: 'Navigate',
};
/** Gives the tab a size of its own, since no window of Firefox is as narrow as a phone. */
const RESIZE = `const [{ width, height }] = arguments;
  Object.assign(gBrowser.selectedBrowser.style, { width: width + 'px', height: height + 'px' });`;
const SET_PREFERENCES = `const modules = 'resource://gre/modules/';
  ChromeUtils.importESModule(modules + 'Preferences.sys.mjs').Preferences.set(arguments[0]);`;

/** Fills a profile's folder. Its mail program is a script that notes what it is asked to open. */
function makeProfile(folder: string, mailsFile: string): void {
  const write = (name: string, text: string) =>
    writeFileSync(path.join(folder, name), text, { mode: 0o755 });
  write('mail-program.sh', `#!/bin/sh\nprintf '%s\\n' "$1" >> '${mailsFile}'\n`);
  const USE_PROGRAM = 2;
  const handler = { name: 'Mail program', path: path.join(folder, 'mail-program.sh') };
  const mailto = { action: USE_PROGRAM, handlers: [handler] };
  const handlers = { defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto } };
  write('handlers.json', JSON.stringify(handlers));
  // Any that is free.
  write('user.js', 'user_pref("marionette.port", 0);');
}

/** Marionette, asked one thing at a time. @see https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html */
async function connect(port: number) {
  const socket = createConnection(port, '127.0.0.1');
  const receive = async () => {
    for (let received = Buffer.alloc(0); ; ) {
      received = Buffer.concat([received, ...(await once(socket, 'data'))]);
      const start = received.indexOf(':') + 1;
      if (start > 0 && received.length === start + Number(received.subarray(0, start - 1)))
        return JSON.parse(String(received.subarray(start)));
    }
  };
  // A greeting.
  await receive();
  return async <Result>(command: string, body: object = {}): Promise<Result> => {
    const text = JSON.stringify([0, 0, command, body]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await receive();
    if (error !== null) throw new Error(`${command}: ${error.message}`);
    return result;
  };
}

/** The system's own Firefox. */
export async function createFirefoxEngine(): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'visitor-firefox-'));
  const mailsFile = path.join(folder, 'mails.txt');
  makeProfile(folder, mailsFile);
  const how = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access'];
  const browser = spawn(FIREFOX, [...how, '--profile', folder], { stdio: 'ignore' });
  const portFile = path.join(folder, 'MarionetteActivePort');
  const send = await retryUntilDone(() => connect(Number(readFileSync(portFile, 'utf8'))));
  await send('WebDriver:NewSession');
  const control = async (script: string, argument: object) => {
    await send('Marionette:SetContext', { value: 'chrome' });
    await send('WebDriver:ExecuteScript', { script, args: [argument] });
    await send('Marionette:SetContext', { value: 'content' });
  };
  return {
    async visit(origin, { scripts, forcedColors, textSize }) {
      writeFileSync(mailsFile, '');
      await control(SET_PREFERENCES, {
        // The mail program is opened without a question.
        'security.external_protocol_requires_permission': false,
        // As on phones: a scrollbar of its own width would take it from a page of 390 px.
        'ui.useOverlayScrollbars': 1,
        'javascript.enabled': scripts,
        // What Windows' high contrast switches on: colours of the system in place of the page's.
        'browser.display.document_color_use': forcedColors ? 2 : 1,
        'font.size.variable.x-western': textSize,
      });
      // The tab that it starts with never has the focus.
      const tab = { type: 'tab', focus: true };
      await send('WebDriver:SwitchToWindow', await send<object>('WebDriver:NewWindow', tab));
      return createWebDriverWindow({
        origin,
        mailsFile,
        async ask<Result>(command: string, body: object = { full: false }) {
          if (command === 'window/rect') return (await control(RESIZE, body)) as Result;
          return (await send<{ value: Result }>(`WebDriver:${COMMANDS[command]}`, body)).value;
        },
        async close() {
          const [first] = await send<readonly string[]>('WebDriver:CloseWindow');
          await send('WebDriver:SwitchToWindow', { handle: first });
        },
      });
    },
    async close() {
      browser.kill();
      await once(browser, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
