import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nginxSite } from '../../hosts/nginx';
import { asRoot, program, type Server, SITE_FILE } from './server';

const MODULES = '/etc/nginx/modules-enabled';
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export const nginx: Server = {
  ports: [4181, 4182],
  differs: [],
  calledItself: 'nginx',
  siteFile: nginxSite,
  command({ folder }) {
    const configuration = path.join(folder, 'nginx.conf');
    writeFileSync(
      configuration,
      `${existsSync(MODULES) ? `include ${MODULES}/*.conf;` : ''}
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
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/${SITE_FILE};
}
`,
    );
    return {
      program: program('nginx', 'nginx libnginx-mod-http-brotli-static'),
      words: ['-c', configuration, '-e', path.join(folder, 'error.log')],
    };
  },
};
