import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readSite } from '../../scripts/build/built-site';
import { ADDRESS, ask, type Host } from './host';
import type { Server, Start } from './servers';

const START_LIMIT_MS = 60_000;

const SELF_SIGNED = 'req -x509 -days 2 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1';

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, ADDRESS);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** The build's file for a server, which speaks of the places of its recipe, for this folder and these ports. */
const movedHere = (text: string, { home, root, site: { hostname }, ports }: Start) =>
  text
    .replaceAll(`/etc/letsencrypt/live/${hostname}`, home)
    .replaceAll(`/var/www/${hostname}`, root)
    .replaceAll(`https://${hostname}`, `$&:${ports.usual}`)
    .replaceAll(/ +listen \[::\].*\n/g, '')
    .replaceAll(/(?<=listen |VirtualHost \*:)80\b/g, `${ports.plain}`)
    .replaceAll(/(?<=listen |VirtualHost \*:)443\b/g, `${ports.usual}`);

/**
 * Starts a host on a copy of a built site.
 *
 * @param built the built site's folder
 * @throws {Error} with what the server said when it would not start
 */
export async function startHost(server: Server, built: string) {
  const site = readSite(built);
  const home = fs.mkdtempSync(path.join(tmpdir(), 'hosts-'));
  // Servers that were started by root read as another user.
  fs.chmodSync(home, 0o755);
  const root = path.join(home, 'root');
  const folder = path.join(root, site.basePath);
  fs.cpSync(built, folder, { recursive: true, preserveTimestamps: true });
  const ports = { plain: await freePort(), usual: await freePort() };
  const start = { home, root, site, ports };
  const keys = ['-subj', `/CN=${site.hostname}`, '-keyout', 'privkey.pem', '-out', 'fullchain.pem'];
  execFileSync('openssl', [...SELF_SIGNED.split(' '), ...keys], { cwd: home, stdio: 'pipe' });
  const files = [
    ['site.conf', movedHere(server.site?.(site) ?? '', start)],
    server.around?.(start),
  ];
  for (const [name, text] of files.filter((file) => file !== undefined)) {
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
      ...{ HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home },
      ...{ CI: 'true', WRANGLER_SEND_METRICS: 'false' },
    },
    stdio: ['ignore', said, said],
  });
  const ended = once(child, 'exit').catch((error: Error) => fs.writeSync(said, error.message));
  const stop = async () => {
    child.kill();
    await ended;
    fs.rmSync(home, { recursive: true, force: true });
  };
  const host: Host = { kind: server.kind, site, folder, ports };
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await ask(host, `${site.basePath}/`).then(Boolean, () => false))) {
    const hasEnded = child.pid === undefined || (child.exitCode ?? child.signalCode) !== null;
    if (hasEnded || Date.now() > deadline) {
      const told = fs.readFileSync(log, 'utf8');
      await stop();
      throw new Error(`it did not start; .ci/run names the packages that servers are in: ${told}`);
    }
    await pause(50);
  }
  return { ...host, stop };
}
