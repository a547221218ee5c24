import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { apacheSite } from '../hosts/apache';
import { caddyfile } from '../hosts/caddy';
import { nginxSite } from '../hosts/nginx';
import { strip } from '../strip';
import { ADDRESS, type Server, type Start } from './host';

const isRoot = process.getuid?.() === 0;
const NGINX_MODULES = '/etc/nginx/modules-enabled';
const NGINX_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const WRANGLER = path.resolve('deploy/tools/node_modules/wrangler/bin/wrangler.js');
/** What Debian has switched on, and what the recipe adds. */
const WANTED =
  'mpm_event authz_core mime dir autoindex negotiation alias headers rewrite deflate brotli filter ssl http2 socache_shmcb';

/** Apache as Debian has it. */
const aroundApache = ({ folder }: Start, ports: readonly number[]) => `ServerRoot ${folder}
PidFile ${folder}/apache.pid
ErrorLog /dev/stderr
DefaultRuntimeDir ${folder}
Mutex file:${folder} default
ServerName localhost
${isRoot ? 'User www-data\nGroup www-data' : ''}
${WANTED.split(' ')
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n')}
TypesConfig /etc/mime.types
Include /etc/apache2/mods-available/mime.conf
Include /etc/apache2/mods-available/deflate.conf
Include /etc/apache2/mods-available/dir.conf
AccessFileName .htaccess
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
<Directory />
  AllowOverride None
  Require all denied
</Directory>
${ports.map((port) => `Listen ${ADDRESS}:${port}`).join('\n')}
Include ${folder}/site.conf
`;

const runApache: Server['command'] = ({ folder }) => [
  'apache2',
  ...['-d', folder, '-f', `${folder}/apache2.conf`, '-DFOREGROUND'],
];

/** Every host that can run here. */
export const SERVERS: Readonly<Record<string, Server>> = {
  nginx: {
    isOnTls: true,
    differs: [],
    calledItself: 'nginx',
    files: ({ folder, site, place }) => ({
      'site.conf': nginxSite(site, place),
      'nginx.conf': `${existsSync(NGINX_MODULES) ? `include ${NGINX_MODULES}/*.conf;` : ''}
daemon off;
pid ${folder}/nginx.pid;
${isRoot ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${NGINX_FOLDERS.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/site.conf;
}
`,
    }),
    command: ({ folder }) => ['nginx', '-c', `${folder}/nginx.conf`, '-e', 'stderr'],
  },
  caddy: {
    isOnTls: true,
    differs: [],
    files: ({ folder, site, place }) => ({
      'site.conf': caddyfile(site, place),
      Caddyfile: `{
	admin off
	default_bind ${ADDRESS}
	http_port ${place.http}
	https_port ${place.https}
	storage file_system ${folder}
}
import ${folder}/site.conf
`,
    }),
    command: ({ folder }) => ['caddy', 'run', '--config', `${folder}/Caddyfile`],
  },
  apache: {
    isOnTls: true,
    differs: ['304'],
    calledItself: 'Apache',
    files: (start) => ({
      'site.conf': apacheSite(start.site, start.place),
      'apache2.conf': aroundApache(start, [start.place.http, start.place.https]),
    }),
    command: runApache,
  },
  /** An Apache as a hoster has it, who lets a folder's own file say everything. */
  'shared hosting': {
    isOnTls: false,
    differs: ['304', 'bare refusals', 'names', 'TRACE'],
    files: (start) => ({
      'site.conf': `<VirtualHost ${ADDRESS}:${start.place.https}>
  DocumentRoot ${start.place.root}
  <Directory ${start.place.root}>
    Options Indexes FollowSymLinks MultiViews
    AllowOverride All
    Require all granted
  </Directory>
</VirtualHost>
`,
      'apache2.conf': aroundApache(start, [start.place.https]),
    }),
    command: runApache,
  },
  /** Cloudflare Pages' local runtime. */
  cloudflare: {
    isOnTls: false,
    differs: ['compression', 'paths', 'types', 'allow', 'TRACE'],
    caching: { '/': 'public, max-age=0, must-revalidate' },
    command({ site, place: { root, https } }) {
      if (!existsSync(WRANGLER)) {
        throw new Error(`${WRANGLER} is missing: npm ci --ignore-scripts --prefix deploy/tools`);
      }
      // As the recipe says.
      strip(root);
      // Cloudflare reads the two files at the top, above a sub-path.
      for (const name of site.basePath === '' ? [] : ['_headers', '_redirects']) {
        renameSync(path.join(root, site.basePath, name), path.join(root, name));
      }
      const where = ['--ip', ADDRESS, '--port', `${https}`, '--inspector-port', '0'];
      const like = ['--compatibility-date', '2026-04-01'];
      return [process.execPath, WRANGLER, 'pages', 'dev', root, ...where, ...like];
    },
  },
};
