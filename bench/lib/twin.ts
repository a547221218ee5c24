import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtPages } from '../../scripts/build/built-site';
import { readPage } from '../../scripts/build/html';
import { precompress } from '../../scripts/build/precompress';
import { type Served, serve } from './serve';

const TWIN = path.resolve('.bench/twin');

/** Serves the reference of the benches: out/ with no script in any page; its styles stay written into it. */
export async function serveTwin(): Promise<Served> {
  rmSync(TWIN, { recursive: true, force: true });
  cpSync('out', TWIN, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  for (const name of builtPages(TWIN)) {
    const file = path.join(TWIN, name);
    const page = readPage(readFileSync(file, 'utf8'));
    const scripts = page.window.document.querySelectorAll('script, link[as=script]');
    for (const each of scripts) each.remove();
    writeFileSync(file, page.serialize());
  }
  await precompress(TWIN);
  return serve(TWIN);
}
