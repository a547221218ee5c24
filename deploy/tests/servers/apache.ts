import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { apacheSite } from '../../hosts/apache';
import type { Place } from '../../place';
import type { Site } from '../../site';
import {
  ADDRESS,
  asRoot,
  type Command,
  program,
  type Server,
  SITE_FILE,
  type Start,
} from './server';

const MODULES = '/usr/lib/apache2/modules';
/** What Debian has switched on, and what the recipe adds. */
const WANTED =
  'mpm_event authz_core mime dir autoindex negotiation alias headers rewrite deflate brotli filter ssl http2 socache_shmcb';

function command(ports: readonly number[], { folder }: Start): Command {
  const configuration = path.join(folder, 'apache2.conf');
  writeFileSync(
    configuration,
    `ServerRoot ${folder}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
Mutex file:${folder} default
ServerName localhost
${asRoot ? 'User www-data\nGroup www-data' : ''}
${WANTED.split(' ')
  .map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`)
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
${ports.map((port) => `Listen ${ADDRESS}:${port}`).join('\n')}
Include ${folder}/${SITE_FILE}
`,
  );
  return {
    program: program('apache2', 'apache2'),
    words: ['-d', folder, '-f', configuration, '-DFOREGROUND'],
  };
}

const PORTS = [4185, 4186] as const;

export const apache: Server = {
  ports: PORTS,
  differs: ['304'],
  calledItself: 'Apache',
  siteFile: apacheSite,
  command: (start) => command(PORTS, start),
};

const SHARED_PORT = 4187;

/** As a hoster has it, who lets a folder's own file say everything. */
export const sharedHosting: Server = {
  ports: [SHARED_PORT],
  differs: ['304', 'bare refusals', 'names', 'TRACE'],
  calledItself: 'Apache',
  siteFile: (_site: Site, place: Place) => `<VirtualHost ${ADDRESS}:${place.https}>
  DocumentRoot ${place.root}
  <Directory ${place.root}>
    Options Indexes FollowSymLinks MultiViews
    AllowOverride All
    Require all granted
  </Directory>
</VirtualHost>
`,
  command: (start) => command([SHARED_PORT], start),
};
