/**
 * Step after `next build`, over every page of out/:
 *
 * 1. Next's chunks wait for the visitor's first sign of wanting them. A pre-rendered page needs no script to be
 *    read, and everything but live filtering works without one.
 * 2. The page gets its content-security policy, with the hashes of the inline scripts that are left.
 *
 * Fails when a page does not have the markup that a step knows, so that a new version of Next cannot silently load
 * early again or be blocked.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';
import { deferChunks } from './defer-chunks.mjs';
import { withPolicy } from './page-policy.mjs';

const OUT = 'out';
const loader = readFileSync(path.join(import.meta.dirname, 'deferred-loader.js'), 'utf8');
nextEnv.loadEnvConfig(process.cwd());

for (const file of readdirSync(OUT, { recursive: true }).filter((name) => name.endsWith('.html'))) {
  const target = path.join(OUT, file);
  try {
    const deferred = deferChunks(readFileSync(target, 'utf8'), loader);
    writeFileSync(target, withPolicy(deferred, process.env.NEXT_PUBLIC_IMAGE_HOST));
  } catch (error) {
    console.error(
      `${target}: ${error.message}: scripts/finish-pages.mjs does not know this markup`,
    );
    process.exit(1);
  }
}
