import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readSite } from '../site.mjs';
import { ADDRESS, program, SERVERS } from './servers.mjs';

const START_LIMIT_MS = 60_000;

function selfSignedCertificate(folder, hostname) {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name));
  const subject = ['-subj', `/CN=${hostname}`, '-addext', `subjectAltName=DNS:${hostname}`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync(
    program('openssl', 'openssl'),
    ['req', '-x509', ...kind, ...subject, '-days', '2', '-keyout', key, '-out', certificate],
    { stdio: 'pipe' },
  );
  return { key, certificate };
}

function isOpen(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, ADDRESS);
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

/** Names of the hosts that can be started. */
export const HOSTS = Object.keys(SERVERS);

/** Those of them that are started with TLS. */
export const ON_TLS = HOSTS.filter((name) => !SERVERS[name].plain);

/**
 * Starts a host on a copy of a built site.
 *
 * @param {string} name one of HOSTS
 * @param {string} built the built site's folder
 * @returns {Promise<import('./ask.mjs').Host & { pid: number }>}
 * @throws {Error} naming what is not installed, or with what the server said when it would not start
 */
export async function startHost(name, built) {
  const server = SERVERS[name];
  const site = readSite(built);
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  // Servers that were started by root read as another user.
  chmodSync(folder, 0o755);
  const root = path.join(folder, 'root');
  mkdirSync(path.join(root, site.basePath), { recursive: true });
  cpSync(built, path.join(root, site.basePath), { recursive: true, preserveTimestamps: true });
  const [https, http] = server.ports;
  const tls = server.plain ? undefined : selfSignedCertificate(folder, site.hostname);
  const place = { root, address: ADDRESS, http, https, ...tls };
  for (const port of server.ports) {
    if (await isOpen(port)) throw new Error(`Port ${port} is busy: ${name} can't be started`);
  }

  const [command, words, environment] = server.command({ folder, site, place });
  let said = '';
  const child = spawn(command, words, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill();
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
    folder: path.join(root, site.basePath),
    port: https,
    ...(tls && { httpPort: http, certificate: readFileSync(tls.certificate) }),
    differs: new Set(server.differs),
    pid: child.pid,
    stop,
  };
}
