import * as rules from '../headers';

/**
 * Formats the site file for /etc/nginx/conf.d/. A location with headers of its own would drop its
 * server's headers, so maps choose the values that depend on path or status.
 */
export function formatNginxSite(site: rules.Site): string {
  const { hostname, basePath } = site;
  return `# ${rules.GENERATED_NOTE} Needs libnginx-mod-http-brotli-static.

map $request_uri $site_path {
  "~^(?<site_path_sent>[^?]*)" $site_path_sent;
}
map $site_path $site_refused {
  default 0;
  "~*${rules.WELL_KNOWN_PATH}" 0;
  "~*${rules.REFUSED_PATH}" 1;
}
map $uri $site_name_refused {
  default 0;
  "~*${rules.HOST_ONLY_FILE}" 1;
}
map $request_method $site_method_refused {
  default 1;
${rules.ALLOWED_METHODS.map((method) => `  ${method} 0;`).join('\n')}
}
map $status $site_allow {
  405 "${rules.ALLOW}";
}
map $uri $site_caching {
  default "${rules.DEFAULT_CACHING}";
${rules.formatLines(rules.listCacheRules(site), (folder, value) => `  "~^${folder}" "${value}";`)}
}

server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  server_tokens off;

  location /.well-known/acme-challenge/ {
    root /var/www/html;
  }
  location / {
    return 308 https://${hostname}$request_uri;
  }
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${hostname};
  server_tokens off;
  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:1m;

  root /var/www/${hostname};
  absolute_redirect off;
  error_page 404 ${basePath}/404.html;

  brotli_static on;
  gzip_static on;
  gzip_vary on;

  types {
${rules.formatLines(Object.entries(rules.MEDIA_TYPES), (extension, type) => `    "${type}" ${extension};`)}
  }

${rules.formatLines(rules.HEADERS_ON_TLS, (name, value) => `  add_header ${name} "${value}" always;`)}
  add_header Cache-Control $site_caching always;
  add_header Allow $site_allow always;

  if ($site_refused) {
    return 404;
  }
  if ($site_name_refused) {
    return 404;
  }
  if ($site_method_refused) {
    return 405;
  }

  location = ${basePath}/404.html {
    internal;
  }
  # A page is a folder. A path without the slash at its end is redirected once.
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
