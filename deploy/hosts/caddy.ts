import * as rules from '../headers';

/** Formats a condition over the path as sent. Strings in Caddy's expressions take Go's escapes. */
const matchSentPath = (expression: string) =>
  `{http.request.orig_uri}.split("?")[0].matches(${JSON.stringify(`(?i)${expression}`)})`;

/** The refused paths, also after an origin such as `https://shop.example`, as some proxies send. */
const REFUSED_PATH = `^(https?://[^/]*.*|/.*|)(${rules.REFUSED_PATH})`;

/** Formats /etc/caddy/Caddyfile, or a file for it to import. */
export function formatCaddyfile(site: rules.Site): string {
  const { hostname, basePath } = site;
  return `# ${rules.GENERATED_NOTE} Caddy gets the certificate by itself.

# Redirects every name that is not another site's.
http://, https:// {
	redir https://${hostname}{uri} 308
}

https://${hostname} {
	root * /var/www/${hostname}
	header {
${rules.formatLines(rules.HEADERS_ON_TLS, (name, value) => `		${name} "${value}"`)}
	}
	# A header is removed when the response is sent. In the block above, this would delay all headers, and errors would lack them.
	header -Server

	route {
		header Cache-Control "${rules.DEFAULT_CACHING}"
${rules.formatLines(rules.listCacheRules(site), (folder, value) => `		header ${folder}* Cache-Control "${value}"`)}
${rules.formatLines(
  Object.entries(rules.MEDIA_TYPES),
  (extension, type) => `		@${extension} path *.${extension}
		header @${extension} Content-Type "${type}"`,
)}
		@compressed path */ ${rules.COMPRESSED_EXTENSIONS.map((extension) => `*.${extension}`).join(' ')}
		header @compressed {
			Vary Accept-Encoding
			defer
		}

		@refused \`${matchSentPath(REFUSED_PATH)} && !${matchSentPath(rules.WELL_KNOWN_PATH)}\`
		error @refused 404
		@refused_name path_regexp (?i)${rules.HOST_ONLY_FILE}
		error @refused_name 404
		@method not method ${rules.ALLOWED_METHODS.join(' ')}
		error @method 405
		@absent not file {path} {path}index.html {path}/index.html
		error @absent 404
		error ${basePath}/404.html 404

		# A page is a folder. A path without the slash at its end is redirected once. The file server would do so too,
		# but it loses the query before Caddy 2.8.
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
		header Cache-Control "${rules.DEFAULT_CACHING}"
		header Content-Type "${rules.MEDIA_TYPES.html}"
		header Vary Accept-Encoding
		@method expression {err.status_code} == 405
		header @method Allow "${rules.ALLOW}"
		@absent expression {err.status_code} == 404
		# The request's conditions concern the missing page, so they must not turn the 404 page into a 304 or 206.
		request_header -If-*
		request_header -Range
		rewrite @absent ${basePath}/404.html
		file_server @absent {
			precompressed br gzip
		}
	}
}
`;
}
