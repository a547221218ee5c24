import * as rules from '../headers';

/**
 * Formats CloudFront's function for viewer requests, which maps a page's path to its file, since S3 has no folders. It
 * refuses no path: the bucket holds nothing but the site's files.
 *
 * @returns JavaScript for the runtime cloudfront-js-2.0
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
 * Formats the policy for `aws cloudfront create-response-headers-policy`. CloudFront accepts some headers only in fields of
 * their own. The others are custom headers.
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
    Comment: rules.GENERATED_NOTE,
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

/**
 * Formats the script that uploads the site, one command for each folder and media type. Hashed files come first, so that
 * no page names a file that is not there yet.
 */
export function formatUploadScript(site: rules.Site): string {
  const folders = rules.listCacheRules({ ...site, basePath: '' });
  const exclusions = folders.map(([folder]) => ` --exclude '${folder.slice(1)}*'`).join('');
  const uploads = [...folders, ['/', rules.DEFAULT_CACHING] as const].map(([folder, caching]) =>
    rules.formatLines(Object.entries(rules.MEDIA_TYPES), (extension, type) => {
      const command = `copy '${folder.slice(1)}*.${extension}' '${type}' '${caching}'`;
      return folder === '/' ? command + exclusions : command;
    }),
  );
  return `#!/bin/sh
# ${rules.GENERATED_NOTE} Usage, in the folder that holds out/: sh upload.sh <bucket>
set -eu
bucket=$1
copy() {
  pattern=$1 type=$2 caching=$3
  shift 3
  aws s3 cp out "s3://$bucket${site.basePath}" --recursive --no-progress \\
    --exclude '*' --include "$pattern" "$@" --content-type "$type" --cache-control "$caching"
}
${uploads.join('\n')}
`;
}
