import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine, retryUntilDone } from './visitor';
import { createWebDriverWindow } from './webdriver-window';

/** Where Debian installs its driver. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

/** @throws {Error} what the driver says where a command fails */
async function request<Result>(address: string, body?: object): Promise<Result> {
  const response = await fetch(address, body && { method: 'POST', body: JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
  return value;
}

/** The system's WebKitGTK, driven by its own WebDriver on a screen that nobody sees. */
export async function createWebkitEngine(): Promise<Engine> {
  // Its screen's number, too: no other process has it, nor does the system give it out by itself.
  const port = 10_000 + (process.pid % 20_000);
  const mailsFile = path.join(tmpdir(), `visitor-mails-${port}.txt`);
  // The browsers that it starts have its environment.
  const driver = spawn('xvfb-run', ['-n', `${port}`, WEBKIT_DRIVER, `--port=${port}`], {
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
      const { sessionId } = await retryUntilDone(() =>
        request<{ sessionId: string }>(sessions, { capabilities }),
      );
      const session = `${sessions}/${sessionId}`;
      return createWebDriverWindow({
        origin,
        mailsFile,
        ask: (command, body) => request(`${session}/${command}`, body),
        close: () => fetch(session, { method: 'DELETE' }),
      });
    },
    async close() {
      // The screen along with it.
      if (driver.pid !== undefined) process.kill(-driver.pid);
      rmSync(mailsFile, { force: true });
    },
  };
}
