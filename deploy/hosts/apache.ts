import * as rules from '../headers';

const formatHeaders = (headers: readonly rules.Header[], indent = '') =>
  rules.formatLines(headers, (name, value) => `${indent}Header always set ${name} "${value}"`);

/** Apache adds a second, empty Allow header, which clients ignore. */
const ALLOW = `Header always set Allow "${rules.ALLOW}" "expr=%{REQUEST_STATUS} == 405"`;

/** Formats the .htaccess, which applies every rule on any Apache 2.4 that allows it. */
export function formatHtaccess(site: rules.Site): string {
  const { basePath } = site;
  const [transport, twoYears] = rules.TRANSPORT_SECURITY;
  // Without AllowNoSlash, Apache skips a folder's rules for a path without its final slash.
  const subPathRedirect = `RewriteOptions AllowNoSlash
RewriteCond %{REQUEST_URI} "^${basePath}$"
RewriteRule ^ ${basePath}/ [R=308,L]
`;
  return `# ${rules.GENERATED_NOTE}

Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
ErrorDocument 404 ${basePath}/404.html
FileETag MTime Size

${rules.formatLines(Object.entries(rules.MEDIA_TYPES), (extension, type) => `AddType "${type}" .${extension}`)}
# Debian's own lists map .br to Breton and .gz to a media type.
RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz

${formatHeaders(rules.HEADERS)}
Header always set ${transport} "${twoYears}" "expr=%{HTTPS} == 'on'"
${ALLOW}
Header always set Cache-Control "${rules.DEFAULT_CACHING}"
${rules.formatLines(
  rules.listCacheRules(site),
  (folder, value) =>
    `Header always set Cache-Control "${value}" "expr=%{REQUEST_URI} =~ m#^${folder}#"`,
)}
Header always set Vary Accept-Encoding "expr=%{REQUEST_URI} =~ m#(/|\\.(${rules.COMPRESSED_EXTENSIONS.join('|')})(\\.br|\\.gz)?)$#"

RewriteEngine On
RewriteBase ${basePath}/

# Refused paths: the first rule sees the path as sent, the second the decoded path.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^\\S+ (?:https?://[^/\\s]*)?+([^?\\s]*)"
RewriteCond %1 "${rules.REFUSED_PATH}" [NC]
RewriteCond %{REQUEST_URI} "!${rules.WELL_KNOWN_PATH}" [NC]
RewriteRule ^ - [R=404,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_URI} "${rules.HOST_ONLY_FILE}" [NC]
RewriteRule ^ - [R=404,L]
RewriteCond %{REQUEST_METHOD} "!^(${rules.ALLOWED_METHODS.join('|')})$"
RewriteRule ^ - [R=405,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^404\\.html$ - [R=404,L]

# A page is a folder. A path without the slash at its end is redirected once.
${basePath && subPathRedirect}RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.*[^/])$ $1/ [R=308,L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]
RewriteRule ^(|.*/)$ $1index.html

# LiteSpeed compresses files itself. It must not send our copies: OpenLiteSpeed ignores AddEncoding, and most <IfModule>s too.
RewriteCond %{SERVER_SOFTWARE} !^Apache
RewriteRule ^ - [L]
# \`npm run compress\` writes compressed copies. Apache must not compress them again; other files it may.
RewriteRule \\.(br|gz)$ - [E=no-gzip:1,E=no-brotli:1,L]
RewriteCond %{HTTP:Accept-Encoding} "\\bbr\\b(?!\\s*;\\s*q=0(\\.0*)?(,|\\s|$))" [NV]
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [L]
RewriteCond %{HTTP:Accept-Encoding} "\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?(,|\\s|$))" [NV]
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+)$ $1.gz [L]
`;
}

/** Formats the file for sites-available/. Repeats the headers: some requests meet no .htaccess. */
export const formatApacheSite = ({ hostname, basePath }: rules.Site): string =>
  `# ${rules.GENERATED_NOTE} Needs the modules headers, http2, rewrite and ssl.

ServerTokens Prod
ServerSignature Off
TraceEnable Off

<VirtualHost *:80>
  ServerName ${hostname}
  # The folder in which certbot proves that the name is yours.
  DocumentRoot /var/www/html
  RedirectMatch 308 "^/(?!\\.well-known/acme-challenge/)(.*)$" "https://${hostname}/$1"
</VirtualHost>

<VirtualHost *:443>
  ServerName https://${hostname}
  # Redirects use this name, whatever the Host header says.
  UseCanonicalName On
  Protocols h2 http/1.1
  SSLEngine on
  SSLProtocol -all +TLSv1.2 +TLSv1.3
  SSLCertificateFile /etc/letsencrypt/live/${hostname}/fullchain.pem
  SSLCertificateKeyFile /etc/letsencrypt/live/${hostname}/privkey.pem

  DocumentRoot /var/www/${hostname}
  ErrorDocument 404 ${basePath}/404.html
${basePath && '  RedirectMatch 404 "^/$"\n'}${formatHeaders(rules.HEADERS_ON_TLS, '  ')}
  ${ALLOW}
  <Directory /var/www/${hostname}>
    AllowOverride All
    Require all granted
  </Directory>
</VirtualHost>
`;
