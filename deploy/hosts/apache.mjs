import {
  CACHE_OTHERWISE,
  CACHE_UNDER,
  COMPRESSED,
  METHODS,
  REFUSED,
  siteHeaders,
  TRANSPORT_SECURITY,
  TYPES,
  WELL_KNOWN,
} from '../headers.mjs';

const headerLines = (headers, indent = '') =>
  headers.map(([name, value]) => `${indent}Header always set ${name} "${value}"`).join('\n');

/** Apache adds an empty one of its own to it, which a reader passes over. */
const ALLOW = `Header always set Allow "${METHODS.join(', ')}" "expr=%{REQUEST_STATUS} == 405"`;

/**
 * Writes the .htaccess that makes the folder right on any Apache 2.4 that allows it.
 *
 * @param {import('../site.mjs').Site} site
 * @returns {string}
 */
export function htaccess(site) {
  const { basePath } = site;
  const compressed = COMPRESSED.join('|');
  return `# Written by the site's build; a new build may change it.

Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
ErrorDocument 404 ${basePath}/404.html
FileETag MTime Size

${Object.entries(TYPES)
  .map(([extension, type]) => `AddType "${type}" .${extension}`)
  .join('\n')}
# Debian's own list takes .br for Breton and .gz for a type.
RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz

${headerLines(siteHeaders(site))}
Header always set ${TRANSPORT_SECURITY[0]} "${TRANSPORT_SECURITY[1]}" "expr=%{HTTPS} == 'on'"
${ALLOW}
Header always set Cache-Control "${CACHE_OTHERWISE}"
${CACHE_UNDER.map(
  ([folder, value]) =>
    `Header always set Cache-Control "${value}" "expr=%{REQUEST_STATUS} < 400 && %{REQUEST_URI} =~ m#^${basePath}${folder}#"`,
).join('\n')}
Header always set Vary Accept-Encoding "expr=%{REQUEST_URI} =~ m#(/|\\.(${compressed})(\\.br|\\.gz)?)$#"

RewriteEngine On
RewriteBase ${basePath}/
# Files are compressed already: not once more by the server.
RewriteRule ^ - [E=no-gzip:1,E=no-brotli:1]

# What is refused, by the path as it was sent.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^\\S+ (?:https?://[^/\\s]*)?+([^?\\s]*)"
RewriteCond %1 "${REFUSED}" [NC]
RewriteCond %{REQUEST_URI} "!${WELL_KNOWN}" [NC]
RewriteRule ^ - [R=404,L]
RewriteCond %{REQUEST_METHOD} "!^(${METHODS.join('|')})$"
RewriteRule ^ - [R=405,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^404\\.html$ - [R=404,L]

# Pages are folders; a page's path without the slash is sent to the one with it, once.
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.*[^/])$ $1/ [R=308,L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]
RewriteRule ^(|.*/)$ $1index.html

RewriteCond %{HTTP:Accept-Encoding} "\\bbr\\b(?!\\s*;\\s*q=0(\\.0*)?(,|\\s|$))" [NV]
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [L]
RewriteCond %{HTTP:Accept-Encoding} "\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?(,|\\s|$))" [NV]
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+)$ $1.gz [L]
`;
}

/**
 * Writes the site file for a server of one's own. It sends the headers itself as well, since a request that is refused
 * before a folder is known never meets the .htaccess.
 *
 * @param {import('../site.mjs').Site} site
 * @param {import('../write.mjs').Place} place where it will stand
 * @returns {string} a file for /etc/apache2/sites-available/
 */
export function apacheSite(site, place) {
  const address = place.address ?? '*';
  const port = place.https === 443 ? '' : `:${place.https}`;
  return `# Written by the site's build; a new build may change it. Needs the modules headers, http2, rewrite and ssl.

ServerTokens Prod
ServerSignature Off
TraceEnable Off

<VirtualHost ${address}:${place.http}>
  ServerName ${site.hostname}
${headerLines(siteHeaders(site), '  ')}
  # Where certbot answers for the certificate.
  DocumentRoot /var/www/html
  RedirectMatch 308 "^/(?!\\.well-known/acme-challenge/)(.*)$" "https://${site.hostname}${port}/$1"
</VirtualHost>

<VirtualHost ${address}:${place.https}>
  ServerName https://${site.hostname}${port}
  # A redirect goes to this name, whatever name was asked for.
  UseCanonicalName On
  Protocols h2 http/1.1
  SSLEngine on
  SSLProtocol -all +TLSv1.2 +TLSv1.3
  SSLCertificateFile ${place.certificate}
  SSLCertificateKeyFile ${place.key}

  DocumentRoot ${place.root}
  ErrorDocument 404 ${site.basePath}/404.html
${headerLines([...siteHeaders(site), TRANSPORT_SECURITY], '  ')}
  ${ALLOW}
  <Directory ${place.root}>
    AllowOverride All
    Require all granted
  </Directory>
</VirtualHost>
`;
}
