import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine, eventually, type Size } from './visitor';
import { WebDriverVisitor } from './webdriver-visitor';

/** It takes its time to start on a busy machine. */
const PATIENCE_MS = 40_000;

/** @throws {Error} what the driver says where a command fails */
async function request<Result>(method: string, address: string, body?: object): Promise<Result> {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
  return value;
}

class WebKitVisitor extends WebDriverVisitor {
  constructor(
    origin: string,
    mailsFile: string,
    readonly session: string,
  ) {
    super(origin, mailsFile);
  }

  resize(size: Size) {
    return this.ask('window/rect', size);
  }
  /** It knows no printing. */
  override async print() {
    return null;
  }
  leave() {
    return request('DELETE', this.session).catch(() => undefined);
  }
  protected ask<Result>(command: string, body?: object) {
    return request<Result>(body ? 'POST' : 'GET', `${this.session}/${command}`, body);
  }
}

/** The system's WebKitGTK, driven by its own WebDriver on a screen that nobody sees. */
export async function webkitEngine(): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'visitor-webkit-'));
  const mailsFile = path.join(folder, 'mails.txt');
  // Its screen's number, too.
  const port = 4200 + Number(process.env.TEST_WORKER_INDEX);
  // The browsers that it starts have its environment.
  const driver = spawn('xvfb-run', ['-n', `${port}`, 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const sessions = `http://127.0.0.1:${port}/session`;
  const binary = path.resolve(import.meta.dirname, 'webkit-host.py');
  return {
    async visit(origin, habits, size) {
      writeFileSync(mailsFile, '');
      const args = [JSON.stringify({ ...habits, mailsFile })];
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } };
      const { sessionId } = await eventually(
        'WebKitWebDriver',
        () => request<{ sessionId: string }>('POST', sessions, { capabilities }),
        PATIENCE_MS,
      );
      const visitor = new WebKitVisitor(origin, mailsFile, `${sessions}/${sessionId}`);
      await visitor.resize(size);
      return visitor;
    },
    async close() {
      // The screen along with it.
      if (driver.pid !== undefined) process.kill(-driver.pid);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether the system has WebKitGTK, its driver, a screen and Python's bindings. */
export const hasWebKit = () =>
  ['WebKitWebDriver', 'xvfb-run'].every((name) => spawnSync('which', [name]).status === 0) &&
  spawnSync('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"])
    .status === 0;
