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

const headerLines = (headers, indent) =>
  headers.map(([name, value]) => `${indent}${name} "${value}"`).join('\n');

/** A condition over the path as it was sent; the strings of Caddy's expression language take Go's escapes. */
const sent = (expression) =>
  `{http.request.orig_uri}.split("?")[0].matches(${JSON.stringify(`(?i)${expression}`)})`;

/** Anywhere in the path, whose address before it, if a proxy sends that too, has a `//` of its own. */
const REFUSED_ANYWHERE = `^(https?://[^/]*.*|/.*|)(${REFUSED})`;

/**
 * Writes the Caddyfile.
 *
 * @param {import('../site.mjs').Site} site
 * @param {import('../write.mjs').Place} place where it will stand
 * @returns {string} a file for /etc/caddy/Caddyfile, or to be imported by it
 */
export function caddyfile(site, place) {
  const { hostname, basePath } = site;
  const tls = place.address === undefined ? '' : `\n\ttls ${place.certificate} ${place.key}`;
  const port = place.https === 443 ? '' : `:${place.https}`;
  return `# Written by the site's build; a new build may change it. Caddy gets the certificate by itself.

(site_headers) {
	header {
${headerLines(siteHeaders(site), '\t\t')}
	}
	# On its own: it waits for the response, which the others must not, or an error would miss them.
	header -Server
}

http://${hostname}${place.http === 80 ? '' : `:${place.http}`} {
	import site_headers
	redir https://${hostname}${port}{uri} 308
}

https://${hostname}${port} {${tls}
	root * ${place.root}
	import site_headers
	header ${TRANSPORT_SECURITY[0]} "${TRANSPORT_SECURITY[1]}"

	route {
		header Cache-Control "${CACHE_OTHERWISE}"
${CACHE_UNDER.map(
  ([folder, value]) => `		header ${basePath}${folder}* Cache-Control "${value}"`,
).join('\n')}
${Object.entries(TYPES)
  .map(
    ([extension, type]) => `		@${extension} path *.${extension}
		header @${extension} Content-Type "${type}"`,
  )
  .join('\n')}
		@compressed path */ ${COMPRESSED.map((extension) => `*.${extension}`).join(' ')}
		header @compressed {
			Vary Accept-Encoding
			defer
		}

		@refused \`${sent(REFUSED_ANYWHERE)} && !${sent(WELL_KNOWN)}\`
		error @refused 404
		@method not method ${METHODS.join(' ')}
		error @method 405
		@absent not file {path} {path}index.html {path}/index.html
		error @absent 404
		error ${basePath}/404.html 404

		# Pages are folders; a page's path without the slash is sent to the one with it, once. The file server would
		# do so too, but before Caddy 2.8 it loses the query.
		map {http.request.uri.query} {site_query} {
			~^(.+)$ "?\${1}"
			default ""
		}
		@folder {
			not path */
			file {path}/index.html
		}
		redir @folder {path}/{site_query} 308
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		header -Server
		header Cache-Control "${CACHE_OTHERWISE}"
		header Content-Type "${TYPES.html}"
		header Vary Accept-Encoding
		@method expression {err.status_code} == 405
		header @method Allow "${METHODS.join(', ')}"
		@absent expression {err.status_code} == 404
		rewrite @absent ${basePath}/404.html
		file_server @absent {
			precompressed br gzip
		}
	}
}
`;
}
