import * as rules from '../headers';

const headerLines = (headers: readonly rules.Header[], indent = '') =>
  rules.formatLines(headers, (name, value) => `${indent}Header always set ${name} "${value}"`);

/** Apache adds an empty one of its own to it, which a reader passes over. */
const ALLOW = `Header always set Allow "${rules.ALLOWED_METHODS.join(', ')}" "expr=%{REQUEST_STATUS} == 405"`;

/** Writes the .htaccess that makes the folder right on any Apache 2.4 that allows it. */
export function formatHtaccess(site: rules.Site): string {
  const { basePath } = site;
  const compressed = rules.COMPRESSED_EXTENSIONS.join('|');
  const [transport, twoYears] = rules.TRANSPORT_SECURITY;
  // A folder's own rules are passed over for its name without the slash, unless they ask for it.
  const ofSubPath = `RewriteOptions AllowNoSlash
RewriteCond %{REQUEST_URI} "^${basePath}$"
RewriteRule ^ ${basePath}/ [R=308,L]
`;
  return `# Written by the site's build; a new build may change it.

Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
ErrorDocument 404 ${basePath}/404.html
FileETag MTime Size

${rules.formatLines(Object.entries(rules.MEDIA_TYPES), (extension, type) => `AddType "${type}" .${extension}`)}
# Debian's own list takes .br for Breton and .gz for a type.
RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz

${headerLines(rules.HEADERS)}
Header always set ${transport} "${twoYears}" "expr=%{HTTPS} == 'on'"
${ALLOW}
Header always set Cache-Control "${rules.DEFAULT_CACHING}"
${rules.formatLines(
  rules.listCacheRules(site),
  (folder, value) =>
    `Header always set Cache-Control "${value}" "expr=%{REQUEST_URI} =~ m#^${folder}#"`,
)}
Header always set Vary Accept-Encoding "expr=%{REQUEST_URI} =~ m#(/|\\.(${compressed})(\\.br|\\.gz)?)$#"

RewriteEngine On
RewriteBase ${basePath}/
# Files are compressed already: not once more by the server.
RewriteRule ^ - [E=no-gzip:1,E=no-brotli:1]

# What is refused, by the path as it was sent.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^\\S+ (?:https?://[^/\\s]*)?+([^?\\s]*)"
RewriteCond %1 "${rules.REFUSED_PATH}" [NC]
RewriteCond %{REQUEST_URI} "!${rules.WELL_KNOWN_PATH}" [NC]
RewriteRule ^ - [R=404,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_URI} "${rules.REFUSED_FILE}" [NC]
RewriteRule ^ - [R=404,L]
RewriteCond %{REQUEST_METHOD} "!^(${rules.ALLOWED_METHODS.join('|')})$"
RewriteRule ^ - [R=405,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^404\\.html$ - [R=404,L]

# Pages are folders; a page's path without the slash is sent to the one with it, once.
${basePath && ofSubPath}RewriteCond %{REQUEST_FILENAME}/index.html -f
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
 * Writes the site file for /etc/apache2/sites-available/. It sends the headers itself as well, since a request that is
 * refused before a folder is known never meets the .htaccess.
 */
export const formatApacheSite = ({ hostname, basePath }: rules.Site): string =>
  `# Written by the site's build; a new build may change it. Needs the modules headers, http2, rewrite and ssl.

ServerTokens Prod
ServerSignature Off
TraceEnable Off

<VirtualHost *:80>
  ServerName ${hostname}
  # Where certbot answers for the certificate.
  DocumentRoot /var/www/html
  RedirectMatch 308 "^/(?!\\.well-known/acme-challenge/)(.*)$" "https://${hostname}/$1"
</VirtualHost>

<VirtualHost *:443>
  ServerName https://${hostname}
  # A redirect goes to this name, whatever name was asked for.
  UseCanonicalName On
  Protocols h2 http/1.1
  SSLEngine on
  SSLProtocol -all +TLSv1.2 +TLSv1.3
  SSLCertificateFile /etc/letsencrypt/live/${hostname}/fullchain.pem
  SSLCertificateKeyFile /etc/letsencrypt/live/${hostname}/privkey.pem

  DocumentRoot /var/www/${hostname}
  ErrorDocument 404 ${basePath}/404.html
${basePath && '  RedirectMatch 404 "^/$"\n'}${headerLines(rules.HEADERS_ON_TLS, '  ')}
  ${ALLOW}
  <Directory /var/www/${hostname}>
    AllowOverride All
    Require all granted
  </Directory>
</VirtualHost>
`;
