/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteServer } from './site-server';

const PAGES = { 'index.html': '<h1>Home</h1>', 'about/index.html': 'About', '404.html': 'Missing' };
const FILES = { ...PAGES, 'a.css': 'p{}', 'a.css.br': 'x', _headers: '/*', 'with space.txt': 'ok' };

function write(folder: string) {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

let folder: string;
let server: http.Server;
let port: number;

async function start(basePath: string) {
  folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  write(folder);
  server = siteServer({ folder, basePath });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ({ port } = server.address() as AddressInfo);
}

afterEach(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

/** Asks for a path exactly as it is written. */
const ask = (target: string, { method = 'GET', headers = {} } = {}) =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const options = { host: '127.0.0.1', port, path: target, method, headers, agent: false };
      const request = http.request(options, async (response) => {
        let body = '';
        for await (const part of response) body += part;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
      request.on('error', reject).end();
    },
  );

const statusOf = async (target: string, method?: string) =>
  (await ask(target, method === undefined ? {} : { method })).status;

describe('the server of `npm start`', () => {
  beforeEach(() => start(''));

  test('serves pages as folders, and files by their type', async () => {
    expect(await ask('/')).toMatchObject({ status: 200, body: '<h1>Home</h1>' });
    expect(await ask('/about/?q=1')).toMatchObject({ status: 200, body: 'About' });
    const { headers, body } = await ask('/a.css');
    expect([headers['content-type'], body]).toEqual(['text/css; charset=utf-8', 'p{}']);
    expect((await ask('/with%20space.txt')).body).toBe('ok');
  });

  test('sends a page without its slash to the one with it, once', async () => {
    const { status, headers } = await ask('/about?q=a%2Fb');
    expect([status, headers.location]).toEqual([308, '/about/?q=a%2Fb']);
  });

  test('has our page for what is missing', async () => {
    for (const target of [
      '/nope',
      '/about/nope',
      '/a.css/',
      '/404.html',
      '/.env',
      `/${'a'.repeat(5000)}`,
    ]) {
      expect(await ask(target)).toMatchObject({ status: 404, body: 'Missing' });
    }
  });

  test('refuses what hosts refuse, also encoded', async () => {
    const refused = ['/a.css.br', '/a.css.b%72', '/_headers', '/_header%73', '/about/../a.css'];
    for (const target of [...refused, '/%2e%2e/a.css', '/about%2f', '/a%00']) {
      expect(await statusOf(target)).toBe(404);
    }
    expect(await statusOf('/', 'POST')).toBe(405);
  });

  test('answers 400 to what is no path, and lives', async () => {
    for (const target of ['//', '//[', '//@', '//about/', '/%', '/%ff', '*', 'http://[', 'about']) {
      expect(await statusOf(target)).toBe(400);
    }
    const broken = connect(port, '127.0.0.1');
    broken.write('GET\r\n\r\n');
    await new Promise((closed) => broken.on('close', closed).resume());
    expect(await statusOf('/')).toBe(200);
  });

  test('asks again with what it knows: 304', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { headers: { 'If-None-Match': headers.etag } });
    expect([again.status, again.body]).toEqual([304, '']);
    writeFileSync(path.join(folder, 'index.html'), 'New');
    const changed = await ask('/', { headers: { 'If-None-Match': headers.etag } });
    expect([changed.status, changed.body]).toEqual([200, 'New']);
  });

  test('HEAD is GET without the body', async () => {
    const [got, head] = [await ask('/'), await ask('/', { method: 'HEAD' })];
    expect(head).toEqual({
      ...got,
      headers: { ...got.headers, date: head.headers.date },
      body: '',
    });
  });

  test('answers 503 while the site is rebuilt, and the new site after it', async () => {
    rmSync(folder, { recursive: true });
    const { status, headers } = await ask('/');
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    write(folder);
    expect(await statusOf('/')).toBe(200);
  });

  test('lives through requests while files come and go', async () => {
    const whole = mkdtempSync(path.join(tmpdir(), 'whole-'));
    write(whole);
    const statuses = new Set<number>();
    for (let round = 0; round < 20; round += 1) {
      const asked = ['/', '/about/', '/about', '/a.css', '/nope'].map((target) => statusOf(target));
      rmSync(folder, { recursive: true, maxRetries: 5 });
      cpSync(whole, folder, { recursive: true });
      for (const status of await Promise.all(asked)) statuses.add(status);
    }
    rmSync(whole, { recursive: true });
    for (const status of statuses) expect([200, 308, 404, 503]).toContain(status);
    expect(await statusOf('/')).toBe(200);
  });
});

describe('below a sub-path', () => {
  beforeEach(() => start('/shop'));

  test('the site is there and nowhere else', async () => {
    expect(await ask('/shop/about/')).toMatchObject({ status: 200, body: 'About' });
    expect((await ask('/shop?q=1')).headers.location).toBe('/shop/?q=1');
    expect((await ask('/shop/about')).headers.location).toBe('/shop/about/');
    for (const target of ['/', '/about/', '/shopping/']) {
      expect(await ask(target)).toMatchObject({ status: 404, body: 'Missing' });
    }
  });
});
