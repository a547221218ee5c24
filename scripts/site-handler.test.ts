import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteHandler } from './site-handler';

const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
const files = ['index.html', '404.html', 'robots.txt', '_headers', '_redirects', 'robots.txt.br'];
for (const name of files) writeFileSync(path.join(folder, name), name);
const server = createServer(createSiteHandler(folder));
beforeAll(() => once(server.listen(0), 'listening'));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ['/', 200, 'index.html'],
  ['/robots.txt', 200, 'robots.txt'],
  // Files for the host alone, and paths that no host accepts.
  ['/_headers', 404, '404.html'],
  ['/_redirects', 404, '404.html'],
  ['/robots.txt.br', 404, '404.html'],
  ['/%2e%2e%2frobots.txt', 404, '404.html'],
  ['//[', 404, '404.html'],
])('answers a request for %s with %s and %s', async (address, status, file) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}${address}`);
  expect([response.status, await response.text()]).toEqual([status, file]);
});
