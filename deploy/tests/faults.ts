/** Mistakes that an edit of the hosts' files could make, each of which the questions must notice. */

/** What is found in a file, and what is put in its place. */
type Edit = readonly [found: string | RegExp, put: string];

export interface Fault {
  readonly host: string;
  /** The built site's folder: '.variant' lives below a sub-path. */
  readonly built: 'out' | '.variant';
  readonly file: 'site.conf' | '.htaccess' | '_headers';
  readonly what: string;
  readonly edits: readonly Edit[];
}

const line = (start: string): RegExp => new RegExp(`^.*${start}.*\\n`, 'gm');
const without = (start: string): Edit => [line(start), ''];

const SEVERAL_HOSTS: Readonly<Record<string, readonly Edit[]>> = {
  'frame-ancestors is taken out': [["; frame-ancestors 'none'", '']],
  'Referrer-Policy is taken out': [without('Referrer-Policy')],
  'one feature is taken out of Permissions-Policy': [['camera=(), ', '']],
  'hashed files are kept for a minute': [['max-age=31536000, immutable', 'max-age=60']],
};

const nginx = (what: string, ...edits: Edit[]): Fault => ({
  ...{ host: 'nginx', built: 'out', file: 'site.conf', what, edits },
});
const caddy = (what: string, ...edits: Edit[]): Fault => ({
  ...nginx(what, ...edits),
  host: 'caddy',
});
const apache = (what: string, ...edits: Edit[]): Fault => ({
  ...nginx(what, ...edits),
  host: 'apache',
});
const htaccess = (what: string, ...edits: Edit[]): Fault => ({
  ...apache(what, ...edits),
  file: '.htaccess',
});
const belowSubPath = (fault: Fault): Fault => ({ ...fault, built: '.variant' });
const onSharedHosting = (fault: Fault): Fault => ({
  ...fault,
  host: 'apache with .htaccess alone',
});
const cloudflare = (what: string, ...edits: Edit[]): Fault => ({
  ...{ host: 'cloudflare', built: 'out', file: '_headers', what, edits },
});

const OLD_TLS = 'TLS 1.0 and 1.1 are spoken';
const FALSE_NAME = 'a redirect goes to whatever name was asked for';

export const FAULTS: readonly Fault[] = [
  ...Object.entries(SEVERAL_HOSTS).map(([what, edits]) => nginx(what, ...edits)),
  nginx(FALSE_NAME, [/308 https:\/\/[^$]+\$request_uri/g, '308 https://$host:4181$request_uri']),
  nginx(OLD_TLS, ['TLSv1.2 TLSv1.3', 'TLSv1 TLSv1.1 TLSv1.2 TLSv1.3']),
  nginx('pages are kept for a day', ['default "no-cache"', 'default "max-age=86400"']),
  nginx('good answers alone have the headers', [/" always;/g, '";']),
  nginx('the version is told', ['server_tokens off', 'server_tokens on']),
  nginx('inline scripts may run', ["script-src 'self'", "script-src 'self' 'unsafe-inline'"]),
  nginx('nginx has a page of its own for 404', without('error_page')),
  nginx('pages are not sent with Brotli', without('brotli_static')),
  nginx('nothing says that answers depend on the encoding', without('gzip_vary')),
  nginx('a redirect loses the query', ['308 $uri/$is_args$args', '308 $uri/']),
  nginx('a redirect holds for now', ['308 $uri/', '302 $uri/']),
  nginx('AVIF has no type', without('image/avif')),
  nginx('POST is let through', ['  HEAD 0;', '  HEAD 0;\n  POST 0;']),
  nginx('HTTP/2 is switched off', [' ssl http2', ' ssl']),
  nginx('TLS is asked for for a day', ['max-age=63072000', 'max-age=86400']),

  caddy('nothing says that answers depend on the encoding', [
    /header @compressed \{[^}]*\}/g,
    'header @compressed +X-Unused 1',
  ]),
  caddy('Caddy tells its name', [/header -Server/g, 'header -X-Unused']),
  caddy(FALSE_NAME, [/redir https:\/\/\S+\{uri\} 308/g, 'redir https://{host}:4183{uri} 308']),
  caddy('hashed files are kept for a minute', ['max-age=31536000, immutable', 'max-age=60']),
  caddy('X-Content-Type-Options is taken out', without('X-Content-Type-Options')),
  caddy('dotfiles and climbing paths are let through', without('error @refused 404')),
  caddy('encoded names of refused files are let through', without('error @refused_name 404')),
  caddy('what is missing is answered with the home page', [
    'error @absent 404',
    'rewrite @absent /index.html',
  ]),
  caddy('pages are not sent compressed', [
    /file_server \{\s*precompressed br gzip\s*\}/g,
    'file_server',
  ]),
  caddy('a condition empties the page for 404', without('request_header -If-')),

  htaccess('folders are listed', ['-Indexes', '+Indexes']),
  htaccess('endings are guessed', [' -MultiViews', ' +MultiViews']),
  htaccess('the server compresses once more', without('E=no-gzip:1')),
  belowSubPath(
    htaccess('the server adds slashes too', ['DirectorySlash Off', 'DirectorySlash On']),
  ),
  belowSubPath(htaccess('the sub-path itself is refused', without('RewriteOptions AllowNoSlash'))),
  belowSubPath(apache('what is above the sub-path is refused', without('RewriteRule'))),
  apache(FALSE_NAME, ['UseCanonicalName On', 'UseCanonicalName Off']),
  apache(OLD_TLS, ['-all +TLSv1.2', '-all +TLSv1 +TLSv1.1 +TLSv1.2']),
  apache('the version is told', ['ServerTokens Prod', 'ServerTokens Full']),
  apache('TRACE is answered', ['TraceEnable Off', 'TraceEnable On']),

  onSharedHosting(htaccess('Referrer-Policy is taken out', without('Referrer-Policy'))),
  onSharedHosting(htaccess('files have no ETag', ['FileETag MTime Size', 'FileETag None'])),

  cloudflare('X-Frame-Options is taken out', without('X-Frame-Options')),
];
