import {
  CACHE_OTHERWISE,
  CACHE_UNDER,
  METHODS,
  REFUSED,
  siteHeaders,
  TRANSPORT_SECURITY,
  TYPES,
  WELL_KNOWN,
} from '../headers.mjs';

const headerLines = (headers) =>
  headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n');

const listenLines = ({ address }, port, words = '') =>
  (address === undefined ? [`${port}`, `[::]:${port}`] : [`${address}:${port}`])
    .map((where) => `  listen ${where}${words};`)
    .join('\n');

/**
 * Writes nginx's site file.
 *
 * A location with headers of its own would drop those of its server, so what depends on path or status is a map.
 *
 * @param {import('../site.mjs').Site} site
 * @param {import('../write.mjs').Place} place where it will stand
 * @returns {string} a file for /etc/nginx/conf.d/
 */
export function nginxSite(site, place) {
  const { hostname, basePath } = site;
  const port = place.https === 443 ? '' : `:${place.https}`;
  return `# Written by the site's build; a new build may change it. Needs libnginx-mod-http-brotli-static.

map $request_uri $site_path {
  "~^(?<site_path_sent>[^?]*)" $site_path_sent;
}
map $site_path $site_refused {
  default 0;
  "~*${WELL_KNOWN}" 0;
  "~*${REFUSED}" 1;
}
map $request_method $site_method_refused {
  default 1;
${METHODS.map((method) => `  ${method} 0;`).join('\n')}
}
map $status $site_allow {
  405 "${METHODS.join(', ')}";
}
map $uri $site_caching {
  default "${CACHE_OTHERWISE}";
${CACHE_UNDER.map(([folder, value]) => `  "~^${basePath}${folder}" "${value}";`).join('\n')}
}

server {
${listenLines(place, place.http)}
  server_name ${hostname};
  server_tokens off;
${headerLines(siteHeaders(site))}

  location /.well-known/acme-challenge/ {
    root /var/www/html;
  }
  location / {
    return 308 https://${hostname}${port}$request_uri;
  }
}

server {
${listenLines(place, place.https, ' ssl http2')}
  server_name ${hostname};
  server_tokens off;
  ssl_certificate ${place.certificate};
  ssl_certificate_key ${place.key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:1m;

  root ${place.root};
  absolute_redirect off;
  error_page 404 ${basePath}/404.html;

  brotli_static on;
  gzip_static on;
  gzip_vary on;

  charset utf-8;
  types {
${Object.entries(TYPES)
  .map(([extension, type]) => `    ${type.split(';')[0]} ${extension};`)
  .join('\n')}
  }
  charset_types ${Object.values(TYPES)
    .filter((type) => type.includes('charset') && !type.startsWith('text/html'))
    .map((type) => type.split(';')[0])
    .join(' ')};

${headerLines([...siteHeaders(site), TRANSPORT_SECURITY])}
  add_header Cache-Control $site_caching always;
  add_header Allow $site_allow always;

  if ($site_refused) {
    return 404;
  }
  if ($site_method_refused) {
    return 405;
  }

  location = ${basePath}/404.html {
    internal;
  }
  # Pages are folders; a page's path without the slash is sent to the one with it, once.
  location / {
    try_files \${uri}index.html =404;
  }
  location ~ [^/]$ {
    if (-f $request_filename/index.html) {
      return 308 $uri/$is_args$args;
    }
    try_files $uri =404;
  }
}
`;
}
