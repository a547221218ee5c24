/**
 * Step after `next build`, over every page of out/:
 *
 * 1. The stylesheet is written into the page, so that the first paint waits for nothing but the page.
 * 2. Next's chunks, and the data that the page hands them, wait for the visitor's first sign of wanting them. A
 *    pre-rendered page needs no script to be read, and everything but live filtering works without one.
 * 3. The page gets its content-security policy, with the hashes of its style and of the one inline script left.
 *
 * Fails when a page does not have the markup that a step knows, so that a new version of Next cannot silently load
 * early again or be blocked.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';
import { deferChunks } from './defer-chunks.mjs';
import { inlineStyles } from './inline-styles.mjs';
import { withPolicy } from './page-policy.mjs';
import { pageScript } from './page-script.mjs';

const OUT = 'out';
const DATA = '/_next/static/data';
nextEnv.loadEnvConfig(process.cwd());
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

const script = pageScript();

const readStylesheet = (href) => readFileSync(path.join(OUT, href.slice(basePath.length)), 'utf8');

/** Keeps a page's data under the hash of its text, so that it can be cached for good. */
function saveData(data) {
  const name = createHash('sha256').update(data).digest('hex').slice(0, 16);
  mkdirSync(path.join(OUT, DATA), { recursive: true });
  writeFileSync(path.join(OUT, DATA, `${name}.js`), data);
  return `${basePath}${DATA}/${name}.js`;
}

for (const file of readdirSync(OUT, { recursive: true }).filter((name) => name.endsWith('.html'))) {
  const target = path.join(OUT, file);
  try {
    const styled = inlineStyles(readFileSync(target, 'utf8'), readStylesheet);
    const deferred = deferChunks(styled, script, saveData);
    writeFileSync(target, withPolicy(deferred, process.env.NEXT_PUBLIC_IMAGE_HOST));
  } catch (error) {
    console.error(
      `${target}: ${error.message}: scripts/build/finish-pages.mjs does not know this markup`,
    );
    process.exit(1);
  }
}
