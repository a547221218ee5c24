/** Starts the hosts that can run locally, each on a copy of a built site. Sends them requests. */

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
import type { Site } from '../headers';
import { formatApacheSite } from '../hosts/apache';
import { formatCaddyfile } from '../hosts/caddy';
import { formatNginxSite } from '../hosts/nginx';

export const ADDRESS = '127.0.0.1';
const RESPONSE_LIMIT_MS = 10_000;
const START_LIMIT_MS = 60_000;
/** Ciphers that allow old TLS, so that only the recipe can refuse it. */
const LENIENT_CIPHERS = 'DEFAULT:@SECLEVEL=0';
/** Loads Debian's default modules, and those that the recipe enables. */
const APACHE_MODULES =
  'mpm_event authz_core mime dir autoindex negotiation alias headers rewrite deflate brotli filter ssl http2 socache_shmcb'
    .split(' ')
    .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
    .join('\n');

/** A host that runs locally. */
export interface Host {
  /**
   * How much a site can configure, and thus what is tested. own: everything, with TLS.
   * shared: what an .htaccess can, so not the server's refusals, name and TRACE.
   * platform: headers only.
   */
  readonly kind: 'own' | 'shared' | 'platform';
  readonly site: Site;
  /** The host's temporary folder. */
  readonly home: string;
  /** The web root in it. */
  readonly root: string;
  /** The copy of the built site: the web root, or a folder in it for a site below a sub-path. */
  readonly folder: string;
  /** Visitors use `main`, with TLS on an own server; `plain` has no TLS. */
  readonly ports: { readonly plain: number; readonly main: number };
}

/** How to start a host: its configuration, which includes the build's file, and its command. */
export interface Server {
  readonly kind: Host['kind'];
  readonly formatConfiguration?: (host: Host) => string;
  readonly createCommand: (host: Host) => readonly string[];
}

/** Describes Apache with Debian's configuration. */
const describeApache = (kind: Host['kind'], siteFile: (site: Site) => string): Server => ({
  kind,
  formatConfiguration: ({ home, ports, site }) => `ServerRoot ${home}
PidFile ${home}/apache.pid
ErrorLog /dev/stderr
DefaultRuntimeDir ${home}
Mutex file:${home} default
ServerName localhost
${APACHE_MODULES}
User www-data
Group www-data
TypesConfig /etc/mime.types
Include /etc/apache2/mods-available/mime.conf
Include /etc/apache2/mods-available/deflate.conf
Include /etc/apache2/mods-available/dir.conf
SSLCipherSuite ${LENIENT_CIPHERS}
AccessFileName .htaccess
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
<Directory />
  AllowOverride None
  Require all denied
</Directory>
Listen ${ADDRESS}:${ports.plain}
Listen ${ADDRESS}:${ports.main}
${siteFile(site)}`,
  createCommand: ({ home }) =>
    `apache2 -d ${home} -f ${home}/configuration -DFOREGROUND`.split(' '),
});

export const SERVERS: Readonly<Record<string, Server>> = {
  nginx: {
    kind: 'own',
    formatConfiguration: ({ home, site }) => `include /etc/nginx/modules-enabled/*.conf;
daemon off;
pid ${home}/nginx.pid;
events {}
http {
access_log off;
ssl_ciphers ${LENIENT_CIPHERS};
client_body_temp_path ${home}/client_body;
proxy_temp_path ${home}/proxy;
fastcgi_temp_path ${home}/fastcgi;
uwsgi_temp_path ${home}/uwsgi;
scgi_temp_path ${home}/scgi;
${formatNginxSite(site)}
}
`,
    createCommand: ({ home }) => `nginx -c ${home}/configuration -e stderr`.split(' '),
  },
  caddy: {
    kind: 'own',
    // Caddy's own redirects assume the default port.
    formatConfiguration: ({ home, ports, site }) => `{
	admin off
	auto_https disable_redirects
	default_bind ${ADDRESS}
	http_port ${ports.plain}
	https_port ${ports.main}
	local_certs
	skip_install_trust
	storage file_system ${home}
}
${formatCaddyfile(site)}`,
    createCommand: ({ home }) =>
      `caddy run --adapter=caddyfile --config=${home}/configuration`.split(' '),
  },
  apache: describeApache('own', formatApacheSite),
  /** Apache at a provider that allows every directive in .htaccess. */
  'shared hosting': describeApache(
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
    createCommand({ site, root, ports }) {
      // Cloudflare reads the two files in the web root, above a sub-path.
      for (const name of site.basePath === '' ? [] : ['_headers', '_redirects']) {
        fs.renameSync(path.join(root, site.basePath, name), path.join(root, name));
      }
      const wrangler = path.resolve('deploy/tools/node_modules/wrangler/bin/wrangler.js');
      const options = `--ip ${ADDRESS} --port ${ports.main} --inspector-port 0 --compatibility-date 2026-04-01`;
      return [process.execPath, wrangler, 'pages', 'dev', root, ...options.split(' ')];
    },
  },
};

export interface HostRequest {
  /** Sent exactly as written. */
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** True for a request without TLS to a host that has TLS. */
  readonly isPlain?: boolean;
}

/** Returns the host's origin as a visitor sees it. */
export const getOrigin = ({ kind, site, ports }: Host): string =>
  `http${kind === 'own' ? 's' : ''}://${site.hostname}:${ports.main}`;

/** Sends a request. Does not normalise its path, follow redirects or decompress the body. */
export async function sendRequest(
  host: Host,
  { path, method, headers, isPlain = false }: HostRequest,
) {
  const { hostname } = host.site;
  const port = isPlain ? host.ports.plain : host.ports.main;
  const request = (host.kind === 'own' && !isPlain ? https : http).request({
    host: ADDRESS,
    port,
    path,
    method,
    agent: false,
    servername: hostname,
    rejectUnauthorized: false,
    headers: { Host: `${hostname}:${port}`, ...headers },
    signal: AbortSignal.timeout(RESPONSE_LIMIT_MS),
  });
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

export type HostResponse = Awaited<ReturnType<typeof sendRequest>>;

async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, ADDRESS);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Replaces the folders and ports of a recipe by those of a local host, which has no IPv6. */
const replaceFoldersAndPorts = (text: string, { home, root, site, ports }: Host) =>
  text
    .replaceAll(`/etc/letsencrypt/live/${site.hostname}`, home)
    .replaceAll(`/var/www/${site.hostname}`, root)
    .replaceAll(`https://${site.hostname}`, `$&:${ports.main}`)
    .replaceAll(/ +listen \[::\].*\n/g, '')
    .replaceAll(/(?<=listen |VirtualHost \*:)80\b/g, `${ports.plain}`)
    .replaceAll(/(?<=listen |VirtualHost \*:)443\b/g, `${ports.main}`);

/** Writes a certificate and its key, under the names that certbot gives them. */
function writeCertificate(folder: string, hostname: string): void {
  const request = `req -x509 -days 2 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1
    -subj /CN=${hostname} -keyout privkey.pem -out fullchain.pem`;
  execFileSync('openssl', request.split(/\s+/), { cwd: folder, stdio: 'pipe' });
}

/** Starts a host on a copy of a built site; throws the server's output if it does not start. */
export async function startHost(server: Server, builtFolder: string, site: Site) {
  const home = fs.mkdtempSync(path.join(tmpdir(), 'hosts-'));
  // A server that root starts reads files as another user.
  fs.chmodSync(home, 0o755);
  const root = path.join(home, 'root');
  const folder = path.join(root, site.basePath);
  fs.cpSync(builtFolder, folder, { recursive: true, preserveTimestamps: true });
  const ports = { plain: await findFreePort(), main: await findFreePort() };
  const host: Host = { kind: server.kind, site, folder, ports, home, root };
  writeCertificate(home, site.hostname);
  const configuration = replaceFoldersAndPorts(server.formatConfiguration?.(host) ?? '', host);
  fs.writeFileSync(path.join(home, 'configuration'), configuration);

  const log = path.join(home, 'log');
  const output = fs.openSync(log, 'w');
  const [program = '', ...args] = server.createCommand(host);
  const child = spawn(program, args, {
    cwd: home,
    env: {
      ...process.env,
      // Debian installs servers in a folder that is not on every user's PATH.
      PATH: `${process.env.PATH}${path.delimiter}/usr/sbin`,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      CI: 'true',
      WRANGLER_SEND_METRICS: 'false',
    },
    stdio: ['ignore', output, output],
  });
  const exit = once(child, 'exit').catch((error: Error) => fs.writeSync(output, error.message));
  const stop = async () => {
    child.kill();
    await exit;
    fs.rmSync(home, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await sendRequest(host, { path: `${site.basePath}/` }).then(Boolean, () => false))) {
    const hasEnded = child.pid === undefined || (child.exitCode ?? child.signalCode) !== null;
    if (hasEnded || Date.now() > deadline) {
      const report = fs.readFileSync(log, 'utf8');
      await stop();
      throw new Error(`The host did not start. .ci/run lists the servers' packages. ${report}`);
    }
    await pause(50);
  }
  return { ...host, stop };
}
