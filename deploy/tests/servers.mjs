/** How each server is started from what the site's build gives it: in a folder of its own, as any user. */
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apacheSite } from '../hosts/apache.mjs';
import { caddyfile } from '../hosts/caddy.mjs';
import { nginxSite } from '../hosts/nginx.mjs';
import { strip } from '../strip.mjs';

/** The one that servers listen on. */
export const ADDRESS = '127.0.0.1';
const TOOLS = path.resolve(import.meta.dirname, '../tools/node_modules');
const asRoot = process.getuid?.() === 0;

/** Debian keeps servers in folders that are not on every user's path. */
const FOLDERS = [...process.env.PATH.split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/**
 * @returns {string} where a program is
 * @throws {Error} naming the Debian packages that it comes with
 */
export function program(name, debianPackages) {
  const found = FOLDERS.map((folder) => path.join(folder, name)).find(existsSync);
  if (found === undefined) {
    throw new Error(`${name} is not installed: on Debian, apt-get install ${debianPackages}`);
  }
  return found;
}

/**
 * By name: the ports, with the one for plain requests last; whether it is started without TLS; how it is known to differ
 * from the others; and the command, after writing what it wants beside the shipped file, such as where to log.
 */
export const SERVERS = {
  nginx: {
    ports: [4181, 4182],
    command({ folder, site, place }) {
      writeFileSync(path.join(folder, 'site.conf'), nginxSite(site, place));
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      writeFileSync(
        path.join(folder, 'nginx.conf'),
        `${existsSync('/etc/nginx/modules-enabled') ? 'include /etc/nginx/modules-enabled/*.conf;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
${asRoot ? 'user root;' : ''}
worker_processes auto;
worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/site.conf;
}
`,
      );
      const nginx = program('nginx', 'nginx libnginx-mod-http-brotli-static');
      return [nginx, ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')]];
    },
  },
  caddy: {
    ports: [4183, 4184],
    command({ folder, site, place }) {
      writeFileSync(path.join(folder, 'site.caddy'), caddyfile(site, place));
      writeFileSync(
        path.join(folder, 'Caddyfile'),
        `{
	admin off
	default_bind ${ADDRESS}
	http_port ${place.http}
	https_port ${place.https}
	storage file_system ${folder}
}
import ${folder}/site.caddy
`,
      );
      const config = path.join(folder, 'Caddyfile');
      return [
        program('caddy', 'caddy'),
        ['run', '--adapter', 'caddyfile', '--config', config],
        { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
      ];
    },
  },
  apache: {
    ports: [4185, 4186],
    // On 304 it sends only what belongs to caching; browsers keep the other headers of the stored response.
    differs: ['304'],
    command: (start) => apacheCommand(start, apacheSite(start.site, start.place)),
  },
  'apache with .htaccess alone': {
    ports: [4187],
    plain: true,
    // Nothing of ours is read before a folder is known, so the server's own refusals are bare; what it tells of its
    // name and version is not for a folder to say.
    differs: ['304', 'bare refusals', 'names', 'version', 'TRACE'],
    command: (start) =>
      apacheCommand(
        start,
        `<VirtualHost ${ADDRESS}:${start.place.https}>
  DocumentRoot ${start.place.root}
  <Directory ${start.place.root}>
    Options Indexes FollowSymLinks MultiViews
    AllowOverride All
    Require all granted
  </Directory>
</VirtualHost>
`,
      ),
  },
  cloudflare: {
    ports: [4188],
    plain: true,
    // Its local runtime leaves compression to the edge, reads a path as a browser does before it looks for a file, has
    // names without .html, sends 'max-age=0, must-revalidate' for 'no-cache', types of its own, and no Allow with 405.
    differs: ['compression', 'paths', 'file names', 'caching', 'types', 'allow', 'TRACE'],
    command({ folder, site, place }) {
      const wrangler = path.join(TOOLS, 'wrangler/bin/wrangler.js');
      if (!existsSync(wrangler)) {
        throw new Error(
          "Cloudflare's tool is not installed: npm ci --ignore-scripts --prefix deploy/tools",
        );
      }
      // As the recipe says.
      const { root } = place;
      strip(root);
      // Cloudflare reads the two files at the top, above a sub-path.
      if (site.basePath !== '') {
        for (const name of ['_headers', '_redirects']) {
          cpSync(path.join(root, site.basePath, name), path.join(root, name));
          rmSync(path.join(root, site.basePath, name));
        }
      }
      const options = ['--ip', ADDRESS, '--port', `${place.https}`, '--inspector-port', '4189'];
      return [
        process.execPath,
        [wrangler, 'pages', 'dev', root, ...options, '--compatibility-date', '2026-04-01'],
        { HOME: folder, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
      ];
    },
  },
};

function apacheCommand({ folder, place }, siteFile) {
  const modules = '/usr/lib/apache2/modules';
  const wanted =
    'mpm_event authz_core mime dir autoindex negotiation alias headers rewrite deflate brotli filter ssl http2 socache_shmcb';
  writeFileSync(path.join(folder, 'site.conf'), siteFile);
  writeFileSync(
    path.join(folder, 'apache2.conf'),
    `ServerRoot ${folder}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
Mutex file:${folder} default
ServerName localhost
${asRoot ? 'User www-data\nGroup www-data' : ''}
${wanted
  .split(' ')
  .map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`)
  .join('\n')}
# As Debian has it.
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
Listen ${ADDRESS}:${place.https}
${siteFile.includes(`:${place.http}>`) ? `Listen ${ADDRESS}:${place.http}` : ''}
Include ${folder}/site.conf
`,
  );
  const apache = program('apache2', 'apache2');
  return [apache, ['-d', folder, '-f', path.join(folder, 'apache2.conf'), '-DFOREGROUND']];
}
