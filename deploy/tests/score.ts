import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Host } from './host';
import { TOOLS } from './servers/server';

export interface Score {
  readonly grade: string;
  readonly score: number;
  readonly tests: readonly {
    readonly name: string;
    readonly pass: boolean;
    readonly modifier: number;
    readonly text: string;
  }[];
}

/**
 * Has MDN's HTTP Observatory score a running host on TLS, whose site's hostname means this machine, as localhost does.
 *
 * @throws {Error} saying how to install the tool where it is not
 */
export async function scoreHeaders({ site, certificate, httpPort, port }: Host): Promise<Score> {
  if (!existsSync(path.join(TOOLS, 'node_modules/@mdn/mdn-http-observatory'))) {
    throw new Error(
      'The HTTP Observatory is not installed: npm ci --ignore-scripts --prefix deploy/tools',
    );
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'score-'));
  const trusted = path.join(folder, 'certificate.pem');
  writeFileSync(trusted, certificate ?? '');
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [path.join(TOOLS, 'observatory.mjs'), site.hostname, `${httpPort}`, `${port}`],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted } },
    );
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
