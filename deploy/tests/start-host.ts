import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readSite } from '../../scripts/build/built-site';
import { ADDRESS, ask, type Host, type Server } from './host';

const START_LIMIT_MS = 60_000;

const SELF_SIGNED =
  'req -x509 -days 2 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -addext'.split(' ');

function selfSignedCertificate(folder: string, hostname: string) {
  const files = { key: path.join(folder, 'key.pem'), certificate: path.join(folder, 'own.pem') };
  const names = [`subjectAltName=DNS:${hostname}`, '-subj', `/CN=${hostname}`];
  const where = ['-keyout', files.key, '-out', files.certificate];
  execFileSync('openssl', [...SELF_SIGNED, ...names, ...where], { stdio: 'pipe' });
  return files;
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, ADDRESS);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/**
 * Starts a host on a copy of a built site.
 *
 * @param built the built site's folder
 * @throws {Error} with what the server said when it would not start
 */
export async function startHost(server: Server, built: string): Promise<Host> {
  const site = readSite(built);
  const home = fs.mkdtempSync(path.join(tmpdir(), 'hosts-'));
  // Servers that were started by root read as another user.
  fs.chmodSync(home, 0o755);
  const root = path.join(home, 'root');
  const folder = path.join(root, site.basePath);
  fs.mkdirSync(folder, { recursive: true });
  fs.cpSync(built, folder, { recursive: true, preserveTimestamps: true });
  const tls = selfSignedCertificate(home, site.hostname);
  const place = { root, address: ADDRESS, http: await freePort(), https: await freePort(), ...tls };
  const start = { folder: home, site, place };
  for (const [name, text] of Object.entries(server.files?.(start) ?? {})) {
    fs.writeFileSync(path.join(home, name), text);
  }

  const log = path.join(home, 'log');
  const said = fs.openSync(log, 'w');
  const [program, ...words] = server.command(start);
  const child = spawn(program, words, {
    cwd: home,
    env: {
      ...process.env,
      // Debian keeps servers in a folder that is not on every user's path.
      PATH: `${process.env.PATH}${path.delimiter}/usr/sbin`,
      OPENSSL_CONF: path.join(import.meta.dirname, 'lenient-openssl.cnf'),
      ...{ HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home },
      ...{ CI: 'true', WRANGLER_SEND_METRICS: 'false' },
    },
    stdio: ['ignore', said, said],
  });
  const ended = once(child, 'exit').catch((error: Error) => fs.writeSync(said, error.message));
  const host: Host = {
    ...{ ...server, site, place, folder },
    ...(server.isOnTls && { certificate: fs.readFileSync(tls.certificate, 'utf8') }),
    stop: async () => {
      child.kill();
      await ended;
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
  const deadline = Date.now() + START_LIMIT_MS;
  const answers = () => ask(host, `${site.basePath}/`).then(Boolean, () => false);
  while (!(await answers())) {
    const hasEnded = child.pid === undefined || (child.exitCode ?? child.signalCode) !== null;
    if (hasEnded || Date.now() > deadline) {
      const told = fs.readFileSync(log, 'utf8');
      await host.stop();
      throw new Error(`it did not start; .ci/run names the packages that servers are in: ${told}`);
    }
    await pause(50);
  }
  return host;
}
