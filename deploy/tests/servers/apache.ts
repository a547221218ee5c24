import { apacheSite } from '../../hosts/apache';
import { ADDRESS, isRoot, type Server, type Start } from '../server';

const MODULES = '/usr/lib/apache2/modules';
/** What Debian has switched on, and what the recipe adds. */
const WANTED =
  'mpm_event authz_core mime dir autoindex negotiation alias headers rewrite deflate brotli filter ssl http2 socache_shmcb';

/** Apache as Debian has it. */
const around = ({ folder }: Start, ports: readonly number[]) => `ServerRoot ${folder}
PidFile ${folder}/apache.pid
ErrorLog /dev/stderr
DefaultRuntimeDir ${folder}
Mutex file:${folder} default
ServerName localhost
${isRoot ? 'User www-data\nGroup www-data' : ''}
${WANTED.split(' ')
  .map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`)
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

const command: Server['command'] = ({ folder }) => [
  'apache2',
  ...['-d', folder, '-f', `${folder}/apache2.conf`, '-DFOREGROUND'],
];

export const apache: Server = {
  isOnTls: true,
  differs: ['304'],
  calledItself: 'Apache',
  files: (start) => ({
    'site.conf': apacheSite(start.site, start.place),
    'apache2.conf': around(start, [start.place.http, start.place.https]),
  }),
  command,
};

/** As a hoster has it, who lets a folder's own file say everything. */
export const sharedHosting: Server = {
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
    'apache2.conf': around(start, [start.place.https]),
  }),
  command,
};
