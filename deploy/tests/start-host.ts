import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readSite } from '../../scripts/build/read-site';
import type { Host } from './host';
import { apache, sharedHosting } from './servers/apache';
import { caddy } from './servers/caddy';
import { cloudflare } from './servers/cloudflare';
import { nginx } from './servers/nginx';
import { own } from './servers/own';
import { ADDRESS, program, type Server, SITE_FILE } from './servers/server';

const START_LIMIT_MS = 60_000;

const SERVERS: Readonly<Record<string, Server>> = {
  nginx,
  caddy,
  apache,
  'apache with .htaccess alone': sharedHosting,
  cloudflare,
  'npm start': own,
};

/** Names of the hosts that can be started. */
export const HOSTS = Object.keys(SERVERS);

/** Those of them that are started with TLS. */
export const ON_TLS = HOSTS.filter((name) => SERVERS[name]?.ports.length === 2);

function selfSignedCertificate(folder: string, hostname: string) {
  const files = { key: path.join(folder, 'key.pem'), certificate: path.join(folder, 'own.pem') };
  const subject = ['-subj', `/CN=${hostname}`, '-addext', `subjectAltName=DNS:${hostname}`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const where = ['-days', '2', '-keyout', files.key, '-out', files.certificate];
  execFileSync(program('openssl', 'openssl'), ['req', '-x509', ...kind, ...subject, ...where], {
    stdio: 'pipe',
  });
  return files;
}

/** Lets old TLS through, so that what refuses it is the host's file and not this machine's OpenSSL. */
function lenientOpenssl(folder: string): string {
  const file = path.join(folder, 'openssl.cnf');
  writeFileSync(
    file,
    `openssl_conf = all
[all]
ssl_conf = ssl
[ssl]
system_default = lenient
[lenient]
MinProtocol = TLSv1
CipherString = DEFAULT@SECLEVEL=0
`,
  );
  return file;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, ADDRESS);
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

/**
 * Starts a host on a copy of a built site.
 *
 * @param name one of HOSTS
 * @param built the built site's folder
 * @throws {Error} naming what is not installed, or with what the server said when it would not start
 */
export async function startHost(name: string, built: string): Promise<Host> {
  const server = SERVERS[name];
  if (server === undefined) throw new Error(`there is no host ${name}, only ${HOSTS.join(', ')}`);
  const [https, http] = server.ports;
  for (const port of server.ports) {
    if (await isOpen(port)) throw new Error(`Port ${port} is busy: ${name} can't be started`);
  }
  const site = readSite(built);
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  // Servers that were started by root read as another user.
  chmodSync(folder, 0o755);
  const root = path.join(folder, 'root');
  const served = path.join(root, site.basePath);
  mkdirSync(served, { recursive: true });
  await cp(built, served, { recursive: true, preserveTimestamps: true });
  const tls = selfSignedCertificate(folder, site.hostname);
  const place = { root, address: ADDRESS, http: http ?? 0, https, ...tls };
  if (server.siteFile !== undefined) {
    writeFileSync(path.join(folder, SITE_FILE), server.siteFile(site, place));
  }

  const command = server.command({ folder, site, place });
  let said = '';
  const child = spawn(command.program, command.words, {
    cwd: folder,
    env: { ...process.env, OPENSSL_CONF: lenientOpenssl(folder), ...command.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    if (child.exitCode === null) child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isOpen(https))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      const log = path.join(folder, 'error.log');
      if (existsSync(log)) said += readFileSync(log, 'utf8');
      await stop();
      throw new Error(`${name} did not start: ${said}`);
    }
    await pause(50);
  }
  return {
    name,
    site,
    folder: served,
    port: https,
    ...(http !== undefined && {
      httpPort: http,
      certificate: readFileSync(tls.certificate, 'utf8'),
    }),
    calledItself: server.calledItself,
    differs: new Set(server.differs),
    caching: server.caching ?? {},
    stop,
  };
}
