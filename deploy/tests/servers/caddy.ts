import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { caddyfile } from '../../hosts/caddy';
import { ADDRESS, program, type Server, SITE_FILE } from './server';

export const caddy: Server = {
  ports: [4183, 4184],
  differs: [],
  calledItself: undefined,
  siteFile: caddyfile,
  command({ folder, place }) {
    const configuration = path.join(folder, 'Caddyfile');
    writeFileSync(
      configuration,
      `{
	admin off
	default_bind ${ADDRESS}
	http_port ${place.http}
	https_port ${place.https}
	storage file_system ${folder}
}
import ${folder}/${SITE_FILE}
`,
    );
    return {
      program: program('caddy', 'caddy'),
      words: ['run', '--adapter', 'caddyfile', '--config', configuration],
      environment: { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    };
  },
};
