import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { listBuiltPages } from '../../scripts/build/built-site';
import { parseHtml } from '../../scripts/build/parse-html';
import { precompress } from '../../scripts/build/precompress';
import { createSiteHandler } from '../../scripts/site-handler';

const WITHOUT_SCRIPTS = path.resolve('.bench/without-scripts');

/** Serves a built site as its hosts do, until the process ends; returns its origin without a slash at the end. */
export async function serveSite(folder: string): Promise<string> {
  const server = createServer(createSiteHandler(folder, true));
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Serves the benchmarks' reference: a copy of out/ without scripts, whose pages keep their inline styles. */
export async function serveWithoutScripts(): Promise<string> {
  const folder = WITHOUT_SCRIPTS;
  rmSync(folder, { recursive: true, force: true });
  cpSync('out', folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  for (const name of listBuiltPages(folder)) {
    const file = path.join(folder, name);
    const page = parseHtml(readFileSync(file, 'utf8'));
    const scripts = page.window.document.querySelectorAll('script, link[as=script]');
    for (const script of scripts) script.remove();
    writeFileSync(file, page.serialize());
  }
  precompress(folder);
  return serveSite(folder);
}
