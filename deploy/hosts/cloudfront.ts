import * as rules from '../headers';

/**
 * Writes the function for CloudFront's viewer requests: S3 knows no folders. What other hosts refuse is not there: S3
 * takes a path for a name, and is given pages and their files alone.
 *
 * @returns its source, for the runtime cloudfront-js-2.0
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/general-helper-methods.html
 */
export const formatViewerRequest = ({ basePath, routes }: rules.Site): string =>
  `var PAGES = ${JSON.stringify(routes.map((route) => basePath + route))};

function handler(event) {
  var request = event.request;
  var page = request.uri + '/';
  if (PAGES.includes(page)) {
    var query = request.rawQueryString();
    var value = query ? page + '?' + query : page;
    return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value } } };
  }
  if (request.uri.endsWith('/')) request.uri += 'index.html';
  return request;
}
`;

/**
 * Writes the response-headers policy for `aws cloudfront create-response-headers-policy`. CloudFront takes some headers
 * in fields of their own alone; the others are custom headers.
 *
 * @see https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
 */
export function formatResponseHeadersPolicy(site: rules.Site): string {
  const {
    'Content-Security-Policy': ContentSecurityPolicy,
    'Referrer-Policy': ReferrerPolicy,
    'X-Content-Type-Options': _nosniff,
    'X-Frame-Options': FrameOption,
    'Strict-Transport-Security': transport = '',
    ...others
  } = Object.fromEntries(rules.HEADERS_ON_TLS);
  const Override = true;
  const custom = Object.entries(others);
  const policy = {
    Name: site.hostname.replaceAll('.', '-'),
    Comment: "Written by the site's build",
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override, ContentSecurityPolicy },
      ReferrerPolicy: { Override, ReferrerPolicy },
      ContentTypeOptions: { Override },
      FrameOptions: { Override, FrameOption },
      StrictTransportSecurity: {
        Override,
        AccessControlMaxAgeSec: Number(/\d+/.exec(transport)),
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Preload: transport.includes('preload'),
      },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override })),
    },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}

/** Writes the script that uploads the site: each type under its name, hashed files before the pages that ask for them. */
export function formatUploadScript(site: rules.Site): string {
  const below = (folder: string) => folder.slice(site.basePath.length + 1);
  const excluded = rules
    .listCacheRules(site)
    .map(([folder]) => ` --exclude '${below(folder)}*'`)
    .join('');
  const copies = (folder: string, caching: string, words = '') =>
    Object.entries(rules.MEDIA_TYPES).map(
      ([extension, type]) => `copy '${folder}*.${extension}' '${type}' '${caching}'${words}`,
    );
  const lines = [
    ...rules.listCacheRules(site).flatMap(([folder, caching]) => copies(below(folder), caching)),
    ...copies('', rules.DEFAULT_CACHING, excluded),
  ];
  return `#!/bin/sh
# Written by the site's build. Usage, beside out/: sh upload.sh <bucket>
set -eu
copy() {
  pattern=$1 type=$2 caching=$3
  shift 3
  aws s3 cp out "s3://$bucket${site.basePath}" --recursive --no-progress \\
    --exclude '*' --include "$pattern" "$@" --content-type "$type" --cache-control "$caching"
}
bucket=$1
${lines.join('\n')}
`;
}
