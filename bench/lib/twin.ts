import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, serialize } from 'parse5';
import { builtPages } from '../../scripts/build/built-site';
import { remove, select } from '../../scripts/build/html';
import { precompress } from '../../scripts/build/precompress';
import { type Served, serve } from './serve';

const TWIN = path.resolve('.bench/twin');

/** @returns the same page with every script and script preload taken out; its styles stay written into it */
function withoutScripts(html: string): string {
  const page = parse(html);
  const preloads = select(page, 'link', { as: 'script' });
  for (const each of [...select(page, 'script'), ...preloads]) remove(each);
  return serialize(page);
}

/** Serves the reference of the benches: out/ with no script in any page. */
export async function serveTwin(): Promise<Served> {
  rmSync(TWIN, { recursive: true, force: true });
  cpSync('out', TWIN, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  for (const page of builtPages(TWIN)) {
    const file = path.join(TWIN, page);
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  }
  await precompress(TWIN);
  return serve(TWIN);
}
