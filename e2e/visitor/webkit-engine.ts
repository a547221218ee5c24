import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { eventually } from './in-page';
import { type Engine, textSize, Unable } from './visitor';
import { WebDriverVisitor } from './webdriver-visitor';

/** @throws {Error} what the driver says where a command fails */
async function ask<Result>(method: string, address: string, body?: object): Promise<Result> {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
  return value;
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
      const visitor = new WebDriverVisitor({
        origin,
        mailsFile,
        async ask<Result>(command: string, body?: object) {
          // It knows no printing.
          if (command === 'print') return null as Result;
          const method = body === undefined ? 'GET' : 'POST';
          return ask<Result>(method, `${session}/${command}`, body);
        },
        async close() {
          await ask('DELETE', session).catch(() => undefined);
          driver.kill();
        },
      });
      await visitor.resize(size);
      return visitor;
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
