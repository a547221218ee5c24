import * as rules from '../headers';

/** A condition over the path as it was sent; the strings of Caddy's expression language take Go's escapes. */
const sent = (expression: string) =>
  `{http.request.orig_uri}.split("?")[0].matches(${JSON.stringify(`(?i)${expression}`)})`;

/** Anywhere in the path, whose address before it, if a proxy sends that too, has a `//` of its own. */
const REFUSED = `^(https?://[^/]*.*|/.*|)(${rules.REFUSED_PATH})`;

/** Writes /etc/caddy/Caddyfile, or a file to be imported by it. */
export function formatCaddyfile(site: rules.Site): string {
  const { hostname, basePath } = site;
  return `# Written by the site's build; a new build may change it. Caddy gets the certificate by itself.

# Whatever name is asked for that is no other site's, the redirect goes to ours.
http://, https:// {
	redir https://${hostname}{uri} 308
}

https://${hostname} {
	root * /var/www/${hostname}
	header {
${rules.formatLines(rules.HEADERS_ON_TLS, (name, value) => `		${name} "${value}"`)}
	}
	# On its own: it waits for the response, which the others must not, or an error would miss them.
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

		@refused \`${sent(REFUSED)} && !${sent(rules.WELL_KNOWN_PATH)}\`
		error @refused 404
		@refused_name path_regexp (?i)${rules.REFUSED_FILE}
		error @refused_name 404
		@method not method ${rules.ALLOWED_METHODS.join(' ')}
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
		header Cache-Control "${rules.DEFAULT_CACHING}"
		header Content-Type "${rules.MEDIA_TYPES.html}"
		header Vary Accept-Encoding
		@method expression {err.status_code} == 405
		header @method Allow "${rules.ALLOWED_METHODS.join(', ')}"
		@absent expression {err.status_code} == 404
		# A condition is about the page that was asked for: it must not empty the page for 404.
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
