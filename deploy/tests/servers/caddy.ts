import { caddyfile } from '../../hosts/caddy';
import { ADDRESS, type Server } from '../server';

export const caddy: Server = {
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
};
