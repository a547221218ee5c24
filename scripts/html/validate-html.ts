/**
 * Has the W3C's checker read every built page, and fails at an error that html-exceptions.ts does not explain.
 *
 * Usage: npm run test:html, after a build and `npm ci --ignore-scripts --prefix deploy/tools`; needs Java
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtPages } from '../build/built-site';
import { type Complaint, judge } from './html-complaints';
import { HTML_EXCEPTIONS } from './html-exceptions';

const CHECKER = 'deploy/tools/node_modules/vnu-jar/build/dist/vnu.jar';
const OUT = 'out';

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** @returns what the checker says of the pages */
function complaints(pages: readonly string[]): readonly Complaint[] {
  const words = ['-jar', CHECKER, '--errors-only', '--format', 'json', '--exit-zero-always'];
  const { error, stderr } = spawnSync('java', [...words, ...pages], {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (error !== undefined) {
    stop(
      `java can't be started: ${error.message}; on Debian, apt-get install default-jre-headless`,
    );
  }
  try {
    return JSON.parse(stderr).messages;
  } catch {
    return stop(`The checker failed: ${stderr}`);
  }
}

if (!existsSync(CHECKER)) {
  stop("The W3C's checker is not installed: npm ci --ignore-scripts --prefix deploy/tools");
}
if (!existsSync(OUT)) stop('There is no built site in out/: run `npm run build` first.');
const pages = builtPages(OUT).map((page) => path.join(OUT, page));
const { errors, excused } = judge(complaints(pages), HTML_EXCEPTIONS);
console.log(`${pages.length} pages, ${errors.length} errors`);
for (const line of excused) console.log(`  explained: ${line}`);
if (errors.length > 0) {
  stop(
    `${errors.join('\n')}\nCSS that the checker does not know yet: scripts/html/html-exceptions.ts`,
  );
}
