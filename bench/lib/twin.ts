import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, serialize } from 'parse5';
import { builtPages } from '../../scripts/build/built-site';
import { remove, select } from '../../scripts/build/html';
import { precompress } from '../../scripts/build/precompress';
import { type Served, serve } from './serve';

const TWIN = path.resolve('.bench/twin');

/** Serves the reference of the benches: out/ with no script in any page; its styles stay written into it. */
export async function serveTwin(): Promise<Served> {
  rmSync(TWIN, { recursive: true, force: true });
  cpSync('out', TWIN, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  for (const name of builtPages(TWIN)) {
    const file = path.join(TWIN, name);
    const page = parse(readFileSync(file, 'utf8'));
    const preloads = select(page, 'link', { as: 'script' });
    for (const each of [...select(page, 'script'), ...preloads]) remove(each);
    writeFileSync(file, serialize(page));
  }
  await precompress(TWIN);
  return serve(TWIN);
}
