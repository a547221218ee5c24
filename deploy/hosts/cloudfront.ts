import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as rules from '../headers';
import type { Site } from '../site';

const HANDLER = path.join(import.meta.dirname, 'cloudfront-viewer-request.js');

/**
 * Writes the function for CloudFront's viewer requests.
 *
 * @returns its source, for the runtime cloudfront-js-2.0
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export function viewerRequest(site: Site): string {
  const headers = Object.fromEntries(
    rules.HEADERS_ON_TLS.map(([name, value]) => [name.toLowerCase(), { value }]),
  );
  return `const METHODS = ${JSON.stringify(rules.METHODS)};
const BASE_PATH = ${JSON.stringify(site.basePath)};
const ROUTES = ${JSON.stringify(site.routes.map((route) => `${site.basePath}${route}`))};
const REFUSED = new RegExp(${JSON.stringify(rules.REFUSED)}, 'i');
const REFUSED_NAMES = new RegExp(${JSON.stringify(rules.REFUSED_NAMES)}, 'i');
const WELL_KNOWN = new RegExp(${JSON.stringify(rules.WELL_KNOWN)}, 'i');
const HEADERS = ${JSON.stringify(headers, null, 2)};

${readFileSync(HANDLER, 'utf8')}`;
}

/** Those that CloudFront has fields of their own for; the others are custom headers. */
const SECURITY_FIELDS: Readonly<Record<string, (value: string) => object>> = {
  'Content-Security-Policy': (value) => ({
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value },
  }),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
  'X-Frame-Options': (value) => ({ FrameOptions: { Override: true, FrameOption: value } }),
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      IncludeSubdomains: value.includes('includeSubDomains'),
      Preload: value.includes('preload'),
    },
  }),
};

/**
 * Writes the response-headers policy for `aws cloudfront create-response-headers-policy`.
 *
 * @see https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
 */
export function responseHeadersPolicy(site: Site): string {
  const custom = rules.HEADERS_ON_TLS.filter(([name]) => SECURITY_FIELDS[name] === undefined);
  const policy = {
    Name: site.hostname.replaceAll('.', '-'),
    Comment: "Written by the site's build",
    SecurityHeadersConfig: Object.assign(
      {},
      ...rules.HEADERS_ON_TLS.map(([name, value]) => SECURITY_FIELDS[name]?.(value)),
    ),
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}

/**
 * Writes the script that uploads the site: each type under its name, hashed files before the pages that ask for them.
 */
export function uploadScript(site: Site): string {
  const below = (folder: string) => folder.slice(site.basePath.length + 1);
  const excluded = rules
    .cacheUnder(site)
    .map(([folder]) => ` --exclude '${below(folder)}*'`)
    .join('');
  const copies = (folder: string, caching: string, words = '') =>
    Object.entries(rules.TYPES).map(
      ([extension, type]) => `copy '${folder}*.${extension}' '${type}' '${caching}'${words}`,
    );
  const lines = [
    ...rules.cacheUnder(site).flatMap(([folder, caching]) => copies(below(folder), caching)),
    ...copies('', rules.CACHE_OTHERWISE, excluded),
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
