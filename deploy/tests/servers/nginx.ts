import { existsSync } from 'node:fs';
import { nginxSite } from '../../hosts/nginx';
import { isRoot, type Server } from '../server';

const MODULES = '/etc/nginx/modules-enabled';
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export const nginx: Server = {
  isOnTls: true,
  differs: [],
  calledItself: 'nginx',
  files: ({ folder, site, place }) => ({
    'site.conf': nginxSite(site, place),
    'nginx.conf': `${existsSync(MODULES) ? `include ${MODULES}/*.conf;` : ''}
daemon off;
pid ${folder}/nginx.pid;
${isRoot ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/site.conf;
}
`,
  }),
  command: ({ folder }) => ['nginx', '-c', `${folder}/nginx.conf`, '-e', 'stderr'],
};
