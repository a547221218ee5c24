import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { retryUntilDone } from './retry-until-done';
import type { Engine } from './visitor';
import { createWebDriverWindow } from './webdriver-window';

/** The path of Debian's package. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

/** Sends a command to the driver. Throws its message where the command fails. */
async function request<Result>(address: string, body: object): Promise<Result> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
  return value;
}

/** Starts the driver of the system's WebKitGTK on a virtual screen. */
export async function createWebkitEngine(): Promise<Engine> {
  // Also the virtual screen's number, one a worker. Linux assigns no port below 32,768 to others.
  const port = 10_000 + (process.pid % 20_000);
  const mailsFile = path.join(tmpdir(), `visitor-mails-${port}.txt`);
  // The driver's browsers inherit its environment.
  const driver = spawn('xvfb-run', ['-n', `${port}`, WEBKIT_DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const sessions = `http://127.0.0.1:${port}/session`;
  const binary = path.resolve(import.meta.dirname, 'webkit-host.py');
  return {
    async visit(origin, browserSettings) {
      writeFileSync(mailsFile, '');
      const args = [JSON.stringify({ ...browserSettings, mailsFile })];
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } };
      const { sessionId } = await retryUntilDone(() =>
        request<{ sessionId: string }>(sessions, { capabilities }),
      );
      const session = `${sessions}/${sessionId}`;
      return createWebDriverWindow({
        origin,
        mailsFile,
        send: (command, body) => request(`${session}/${command}`, body),
        close: () => fetch(session, { method: 'DELETE' }),
      });
    },
    async close() {
      // Ends the driver and its virtual screen.
      if (driver.pid !== undefined) process.kill(-driver.pid);
      rmSync(mailsFile, { force: true });
    },
  };
}
