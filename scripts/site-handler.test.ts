import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createSiteHandler } from './site-handler';

const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['/', 200],
  ['/?q=a//b', 200],
  ['//', 404],
  ['//[', 404],
  ['/\\[', 404],
  ['/%2e%2e/', 404],
])('answers %s with %d, as hosts do', async (address, status) => {
  for (const name of ['index.html', '404.html']) writeFileSync(path.join(folder, name), 'text');
  const server = http.createServer(createSiteHandler(folder));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const request = http.get({ port, path: address, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.resume().statusCode).toBe(status);
  await once(server.close(), 'close');
});
