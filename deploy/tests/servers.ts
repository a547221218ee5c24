import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { apacheSite } from '../hosts/apache';
import { caddyfile } from '../hosts/caddy';
import { nginxSite } from '../hosts/nginx';
import type { Site } from '../site';
import { strip } from '../strip';
import { ADDRESS, type Host, type Kind } from './host';

/** What a server is started with: a folder of its own, as any user, and in it the one that holds the site. */
export interface Start {
  readonly home: string;
  readonly root: string;
  readonly site: Site;
  readonly ports: Host['ports'];
}

/** How a server is started on what the site's build gives it. */
export interface Server {
  readonly kind: Kind;
  /** The build's file for it. */
  readonly site?: (site: Site) => string;
  /** What it wants around that: a file's name and text. */
  readonly around?: (start: Start) => readonly [name: string, text: string];
  /** @returns the program and its words */
  readonly command: (start: Start) => readonly [program: string, ...words: string[]];
}

const isRoot = process.getuid?.() === 0;
const NGINX_MODULES = '/etc/nginx/modules-enabled';
const NGINX_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const WRANGLER = path.resolve('deploy/tools/node_modules/wrangler/bin/wrangler.js');
/** What Debian has switched on, and what the recipe adds. */
const WANTED =
  'mpm_event authz_core mime dir autoindex negotiation alias headers rewrite deflate brotli filter ssl http2 socache_shmcb';

/** Ciphers that let old TLS through, so that what refuses it is the host's file. */
const LENIENT = 'DEFAULT:@SECLEVEL=0';

/** Apache as Debian has it. */
const aroundApache = ({ home, ports }: Start) =>
  [
    'apache2.conf',
    `ServerRoot ${home}
PidFile ${home}/apache.pid
ErrorLog /dev/stderr
DefaultRuntimeDir ${home}
Mutex file:${home} default
ServerName localhost
${isRoot ? 'User www-data\nGroup www-data' : ''}
${WANTED.split(' ')
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n')}
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
${Object.values(ports)
  .map((port) => `Listen ${ADDRESS}:${port}`)
  .join('\n')}
Include ${home}/site.conf
`,
  ] as const;

const runApache: Server['command'] = ({ home }) => [
  'apache2',
  ...['-d', home, '-f', `${home}/apache2.conf`, '-DFOREGROUND'],
];

/** Every host that can run here. */
export const SERVERS: Readonly<Record<string, Server>> = {
  nginx: {
    kind: 'own',
    site: nginxSite,
    around: ({ home }) => [
      'nginx.conf',
      `${existsSync(NGINX_MODULES) ? `include ${NGINX_MODULES}/*.conf;` : ''}
daemon off;
pid ${home}/nginx.pid;
${isRoot ? 'user root;' : ''}
events {}
http {
  access_log off;
  ssl_ciphers ${LENIENT};
  ${NGINX_FOLDERS.map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
  include ${home}/site.conf;
}
`,
    ],
    command: ({ home }) => ['nginx', '-c', `${home}/nginx.conf`, '-e', 'stderr'],
  },
  caddy: {
    kind: 'own',
    site: caddyfile,
    around: ({ home, ports }) => [
      'Caddyfile',
      `{
	admin off
	# Caddy's own, which do not know the port.
	auto_https disable_redirects
	default_bind ${ADDRESS}
	http_port ${ports.plain}
	https_port ${ports.usual}
	local_certs
	skip_install_trust
	storage file_system ${home}
}
import ${home}/site.conf
`,
    ],
    command: ({ home }) => ['caddy', 'run', '--config', `${home}/Caddyfile`],
  },
  apache: {
    kind: 'own',
    site: apacheSite,
    around: aroundApache,
    command: runApache,
  },
  /** An Apache as a hoster has it, who lets a folder's own file say everything. */
  'shared hosting': {
    kind: 'shared',
    site: ({ hostname }) => `<VirtualHost *:443>
  DocumentRoot /var/www/${hostname}
  <Directory /var/www/${hostname}>
    Options Indexes FollowSymLinks MultiViews
    AllowOverride All
    Require all granted
  </Directory>
</VirtualHost>
`,
    around: aroundApache,
    command: runApache,
  },
  /** Cloudflare Pages' local runtime. */
  cloudflare: {
    kind: 'platform',
    command({ site, root, ports }) {
      if (!existsSync(WRANGLER)) {
        throw new Error(`${WRANGLER} is missing: npm ci --ignore-scripts --prefix deploy/tools`);
      }
      // As the recipe says.
      strip(root);
      // Cloudflare reads the two files at the top, above a sub-path.
      for (const name of site.basePath === '' ? [] : ['_headers', '_redirects']) {
        renameSync(path.join(root, site.basePath, name), path.join(root, name));
      }
      const where = ['--ip', ADDRESS, '--port', `${ports.usual}`, '--inspector-port', '0'];
      const like = ['--compatibility-date', '2026-04-01'];
      return [process.execPath, WRANGLER, 'pages', 'dev', root, ...where, ...like];
    },
  },
};
