/** The hosts that can run here: how each is started on a copy of a built site, and asked. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { readSite } from '../../scripts/build/built-site';
import type { Site } from '../headers';
import { formatApacheSite } from '../hosts/apache';
import { formatCaddyfile } from '../hosts/caddy';
import { formatNginxSite } from '../hosts/nginx';
import { removeServerFiles } from '../strip';

export const ADDRESS = '127.0.0.1';
const ANSWER_LIMIT_MS = 10_000;
const START_LIMIT_MS = 60_000;
const SELF_SIGNED = 'req -x509 -days 2 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1';
/** Ciphers that let old TLS through, so that what refuses it is the host's file. */
const LENIENT = 'DEFAULT:@SECLEVEL=0';
/** What Debian has switched on, and what the recipe adds. */
const APACHE_MODULES =
  'mpm_event authz_core mime dir autoindex negotiation alias headers rewrite deflate brotli filter ssl http2 socache_shmcb';

/** A running host. */
export interface Host {
  /**
   * How much it lets a site say, and is therefore asked. Own: all, on TLS. Shared: what its folder can; the server's own
   * refusals, its name and TRACE are not for a folder to say. Platform: headers; it reads paths, compresses, refuses and
   * knows types by itself.
   */
  readonly kind: 'own' | 'shared' | 'platform';
  readonly site: Site;
  /** The built site that it serves. */
  readonly folder: string;
  /** For plain requests, and for those that visitors make: on TLS, if it is a server of one's own. */
  readonly ports: { readonly plain: number; readonly usual: number };
}

/** What a server is started with besides: a folder of its own, as any user, and in it the one that holds the site. */
interface Start extends Host {
  readonly home: string;
  readonly root: string;
}

/** A host, the build's file for it with what that is included by, and the program. */
interface Server {
  readonly kind: Host['kind'];
  readonly configuration?: (start: Start) => string;
  readonly command: (start: Start) => readonly [program: string, ...words: string[]];
}

/** Apache as Debian has it. */
const apache = (kind: Host['kind'], siteFile: (site: Site) => string): Server => ({
  kind,
  configuration: ({ home, ports, site }) => `ServerRoot ${home}
PidFile ${home}/apache.pid
ErrorLog /dev/stderr
DefaultRuntimeDir ${home}
Mutex file:${home} default
ServerName localhost
${APACHE_MODULES.replaceAll(/(\w+) ?/g, 'LoadModule $1_module /usr/lib/apache2/modules/mod_$1.so\n')}
User www-data
Group www-data
TypesConfig /etc/mime.types
Include /etc/apache2/mods-available/mime.conf
Include /etc/apache2/mods-available/deflate.conf
Include /etc/apache2/mods-available/dir.conf
SSLCipherSuite ${LENIENT}
AccessFileName .htaccess
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
<Directory />
  AllowOverride None
  Require all denied
</Directory>
Listen ${ADDRESS}:${ports.plain}
Listen ${ADDRESS}:${ports.usual}
${siteFile(site)}`,
  command: ({ home }) => ['apache2', '-d', home, '-f', `${home}/configuration`, '-DFOREGROUND'],
});

/** Every host that can run here. */
export const SERVERS: Readonly<Record<string, Server>> = {
  nginx: {
    kind: 'own',
    configuration: ({ home, site }) => `include /etc/nginx/modules-enabled/*.conf;
daemon off;
pid ${home}/nginx.pid;
events {}
http {
access_log off;
ssl_ciphers ${LENIENT};
client_body_temp_path ${home}/client_body;
proxy_temp_path ${home}/proxy;
fastcgi_temp_path ${home}/fastcgi;
uwsgi_temp_path ${home}/uwsgi;
scgi_temp_path ${home}/scgi;
${formatNginxSite(site)}
}
`,
    command: ({ home }) => ['nginx', '-c', `${home}/configuration`, '-e', 'stderr'],
  },
  caddy: {
    kind: 'own',
    // Caddy's own redirects do not know the port.
    configuration: ({ home, ports, site }) => `{
	admin off
	auto_https disable_redirects
	default_bind ${ADDRESS}
	http_port ${ports.plain}
	https_port ${ports.usual}
	local_certs
	skip_install_trust
	storage file_system ${home}
}
${formatCaddyfile(site)}`,
    command: ({ home }) => [
      'caddy',
      'run',
      '--adapter=caddyfile',
      `--config=${home}/configuration`,
    ],
  },
  apache: apache('own', formatApacheSite),
  /** An Apache as a hoster has it, who lets a folder's own file say everything. */
  'shared hosting': apache(
    'shared',
    ({ hostname }) => `<VirtualHost *:443>
  DocumentRoot /var/www/${hostname}
  <Directory /var/www/${hostname}>
    Options Indexes FollowSymLinks MultiViews
    AllowOverride All
    Require all granted
  </Directory>
</VirtualHost>
`,
  ),
  /** Cloudflare Pages' local runtime. */
  cloudflare: {
    kind: 'platform',
    command({ site, root, ports }) {
      // As the recipe says; Cloudflare reads the two files at the top, above a sub-path.
      removeServerFiles(root);
      for (const name of site.basePath === '' ? [] : ['_headers', '_redirects']) {
        fs.renameSync(path.join(root, site.basePath, name), path.join(root, name));
      }
      const wrangler = path.resolve('deploy/tools/node_modules/wrangler/bin/wrangler.js');
      const where = ['--ip', ADDRESS, '--port', `${ports.usual}`, '--inspector-port', '0'];
      const like = ['--compatibility-date', '2026-04-01'];
      return [process.execPath, wrangler, 'pages', 'dev', root, ...where, ...like];
    },
  },
};

/** What is sent with a path. */
export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isPlain?: boolean;
}

/** @returns the host's origin, as a visitor sees it */
export const getOrigin = ({ kind, site, ports }: Host): string =>
  `http${kind === 'own' ? 's' : ''}://${site.hostname}:${ports.usual}`;

/** Asks a host for a path, exactly as it is written: nothing is normalised, followed or decompressed. */
export async function sendRequest(host: Host, path: string, request: RequestOptions = {}) {
  const { method, headers, isPlain = false } = request;
  const { hostname } = host.site;
  const port = isPlain ? host.ports.plain : host.ports.usual;
  const sent = (host.kind === 'own' && !isPlain ? https : http).request({
    host: ADDRESS,
    port,
    path,
    method,
    agent: false,
    servername: hostname,
    rejectUnauthorized: false,
    headers: { Host: `${hostname}:${port}`, ...headers },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  sent.end();
  const [response]: [IncomingMessage] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

export type HostResponse = Awaited<ReturnType<typeof sendRequest>>;

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, ADDRESS);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** A configuration that speaks of the places of its recipe, for this folder and these ports. */
const movedHere = (text: string, { home, root, site: { hostname }, ports }: Start) =>
  text
    .replaceAll(`/etc/letsencrypt/live/${hostname}`, home)
    .replaceAll(`/var/www/${hostname}`, root)
    .replaceAll(`https://${hostname}`, `$&:${ports.usual}`)
    .replaceAll(/ +listen \[::\].*\n/g, '')
    .replaceAll(/(?<=listen |VirtualHost \*:)80\b/g, `${ports.plain}`)
    .replaceAll(/(?<=listen |VirtualHost \*:)443\b/g, `${ports.usual}`);

/** Starts a host on a copy of a built site; throws with what the server said where it would not start. */
export async function startHost({ kind, configuration, command }: Server, built: string) {
  const site = readSite(built);
  const home = fs.mkdtempSync(path.join(tmpdir(), 'hosts-'));
  // Servers that were started by root read as another user.
  fs.chmodSync(home, 0o755);
  const root = path.join(home, 'root');
  const folder = path.join(root, site.basePath);
  fs.cpSync(built, folder, { recursive: true, preserveTimestamps: true });
  const ports = { plain: await freePort(), usual: await freePort() };
  const start: Start = { kind, site, folder, ports, home, root };
  const keys = ['-subj', `/CN=${site.hostname}`, '-keyout', 'privkey.pem', '-out', 'fullchain.pem'];
  execFileSync('openssl', [...SELF_SIGNED.split(' '), ...keys], { cwd: home, stdio: 'pipe' });
  const text = movedHere(configuration?.(start) ?? '', start);
  fs.writeFileSync(path.join(home, 'configuration'), text);

  const log = path.join(home, 'log');
  const said = fs.openSync(log, 'w');
  const [program, ...words] = command(start);
  const child = spawn(program, words, {
    cwd: home,
    env: {
      ...process.env,
      // Debian keeps servers in a folder that is not on every user's path.
      PATH: `${process.env.PATH}${path.delimiter}/usr/sbin`,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      CI: 'true',
      WRANGLER_SEND_METRICS: 'false',
    },
    stdio: ['ignore', said, said],
  });
  const ended = once(child, 'exit').catch((error: Error) => fs.writeSync(said, error.message));
  const stop = async () => {
    child.kill();
    await ended;
    fs.rmSync(home, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await sendRequest(start, `${site.basePath}/`).then(Boolean, () => false))) {
    const hasEnded = child.pid === undefined || (child.exitCode ?? child.signalCode) !== null;
    if (hasEnded || Date.now() > deadline) {
      const told = fs.readFileSync(log, 'utf8');
      await stop();
      throw new Error(`it did not start; .ci/run names the packages that servers are in: ${told}`);
    }
    await pause(50);
  }
  return { ...start, stop };
}
