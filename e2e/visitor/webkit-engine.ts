import { spawn, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine, eventually } from './visitor';
import { START_PATIENCE_MS, WebDriverVisitor } from './webdriver-visitor';

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

/** The system's WebKitGTK, driven by its own WebDriver on a screen that nobody sees. */
export async function webkitEngine(): Promise<Engine> {
  // Its screen's number, too.
  const port = 4200 + Number(process.env.TEST_WORKER_INDEX);
  const mailsFile = path.join(tmpdir(), `visitor-mails-${port}.txt`);
  // The browsers that it starts have its environment.
  const driver = spawn('xvfb-run', ['-n', `${port}`, 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const sessions = `http://127.0.0.1:${port}/session`;
  const binary = path.resolve(import.meta.dirname, 'webkit-host.py');
  return {
    async visit(origin, habits) {
      writeFileSync(mailsFile, '');
      const args = [JSON.stringify({ ...habits, mailsFile })];
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } };
      const { sessionId } = await eventually(
        () => request<{ sessionId: string }>('POST', sessions, { capabilities }),
        START_PATIENCE_MS,
      );
      const session = `${sessions}/${sessionId}`;
      return new WebDriverVisitor({
        origin,
        mailsFile,
        ask: (command, body) => request(body ? 'POST' : 'GET', `${session}/${command}`, body),
        close: () => request('DELETE', session).catch(() => undefined),
      });
    },
    async close() {
      // The screen along with it.
      if (driver.pid !== undefined) process.kill(-driver.pid);
      rmSync(mailsFile, { force: true });
    },
  };
}

/** Whether the system has WebKitGTK, its driver, a screen and Python's bindings. */
export const hasWebKit = () =>
  ['WebKitWebDriver', 'xvfb-run'].every((name) => spawnSync('which', [name]).status === 0) &&
  spawnSync('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"])
    .status === 0;
