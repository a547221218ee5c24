import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { retryUntilDone } from './retry-until-done';
import type { Engine } from './visitor';
import { createWebDriverWindow } from './webdriver-window';

/** The path of Debian's package. */
export const FIREFOX = '/usr/bin/firefox-esr';

/** Marionette's names of the WebDriver commands. */
const COMMANDS: Readonly<Record<string, string>> = {
  actions: 'PerformActions',
  back: 'Back',
  'execute/sync': 'ExecuteScript',
  refresh: 'Refresh',
  url: 'Navigate',
};
/** Resizes the tab itself, since no window of Firefox is as narrow as a phone. */
const RESIZE = `const [{ width, height }] = arguments;
  Object.assign(gBrowser.selectedBrowser.style, { width: width + 'px', height: height + 'px' });`;
const SET_PREFERENCES = `const modules = 'resource://gre/modules/';
  ChromeUtils.importESModule(modules + 'Preferences.sys.mjs').Preferences.set(arguments[0]);`;

/** Writes a profile whose mail program is a script that records the addresses it gets. */
function makeProfile(folder: string, mailsFile: string): void {
  const write = (name: string, text: string) =>
    writeFileSync(path.join(folder, name), text, { mode: 0o755 });
  write('mail-program.sh', `#!/bin/sh\nprintf '%s\\n' "$1" >> '${mailsFile}'\n`);
  const USE_PROGRAM = 2;
  const handler = { name: 'Mail program', path: path.join(folder, 'mail-program.sh') };
  const mailto = { action: USE_PROGRAM, handlers: [handler] };
  const handlers = { defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto } };
  write('handlers.json', JSON.stringify(handlers));
  // 0 stands for any free port.
  write('user.js', 'user_pref("marionette.port", 0);');
}

/**
 * Connects to Marionette. Returns a function that sends one command at a time.
 *
 * @see https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
async function connect(port: number) {
  const socket = createConnection(port, '127.0.0.1');
  /** Receives a message: its length in bytes, a colon, and JSON. */
  const receive = async () => {
    let received = Buffer.alloc(0);
    while (true) {
      received = Buffer.concat([received, ...(await once(socket, 'data'))]);
      const start = received.indexOf(':') + 1;
      if (start > 0 && received.length === start + Number(received.subarray(0, start - 1)))
        return JSON.parse(String(received.subarray(start)));
    }
  };
  // Marionette's greeting.
  await receive();
  return async <Result>(command: string, body: object = {}): Promise<Result> => {
    // 0 is the type of a command, and the ID of each, since one is sent at a time.
    const text = JSON.stringify([0, 0, command, body]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await receive();
    if (error !== null) throw new Error(`${command}: ${error.message}`);
    return result;
  };
}

/** Starts the system's Firefox. */
export async function createFirefoxEngine(): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'visitor-firefox-'));
  const mailsFile = path.join(folder, 'mails.txt');
  makeProfile(folder, mailsFile);
  const options = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access'];
  const browser = spawn(FIREFOX, [...options, '--profile', folder], { stdio: 'ignore' });
  const portFile = path.join(folder, 'MarionetteActivePort');
  const sendCommand = await retryUntilDone(() => connect(Number(readFileSync(portFile, 'utf8'))));
  await sendCommand('WebDriver:NewSession');
  const control = async (script: string, argument: object) => {
    await sendCommand('Marionette:SetContext', { value: 'chrome' });
    await sendCommand('WebDriver:ExecuteScript', { script, args: [argument] });
    await sendCommand('Marionette:SetContext', { value: 'content' });
  };
  return {
    async visit(origin, { scripts, textSize }) {
      writeFileSync(mailsFile, '');
      await control(SET_PREFERENCES, {
        // Opens the mail program without a dialog.
        'security.external_protocol_requires_permission': false,
        // Overlay scrollbars, as on phones, leave a page of 390 px its full width.
        'ui.useOverlayScrollbars': 1,
        'javascript.enabled': scripts,
        'font.size.variable.x-western': textSize,
      });
      // Firefox's first tab never has the focus.
      const tab = await sendCommand<object>('WebDriver:NewWindow', { type: 'tab', focus: true });
      await sendCommand('WebDriver:SwitchToWindow', tab);
      return createWebDriverWindow({
        origin,
        mailsFile,
        async send<Result>(command: string, body: object) {
          if (command === 'window/rect') return (await control(RESIZE, body)) as Result;
          const name = `WebDriver:${COMMANDS[command]}`;
          const { value } = await sendCommand<{ value: Result }>(name, body);
          return value;
        },
        async close() {
          const [first] = await sendCommand<readonly string[]>('WebDriver:CloseWindow');
          await sendCommand('WebDriver:SwitchToWindow', { handle: first });
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
