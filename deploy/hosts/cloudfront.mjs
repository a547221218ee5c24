import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CACHE_OTHERWISE,
  CACHE_UNDER,
  METHODS,
  REFUSED,
  siteHeaders,
  TRANSPORT_SECURITY,
  TYPES,
  WELL_KNOWN,
} from '../headers.mjs';

const HANDLER = readFileSync(
  path.join(import.meta.dirname, 'cloudfront-viewer-request.js'),
  'utf8',
);

/**
 * Writes the function for CloudFront's viewer requests.
 *
 * @param {import('../site.mjs').Site} site
 * @returns {string} its source, for the runtime cloudfront-js-2.0
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export function viewerRequest(site) {
  const headers = Object.fromEntries(
    [...siteHeaders(site), TRANSPORT_SECURITY].map(([name, value]) => [
      name.toLowerCase(),
      { value },
    ]),
  );
  return `const METHODS = ${JSON.stringify(METHODS)};
const BASE_PATH = ${JSON.stringify(site.basePath)};
const ROUTES = ${JSON.stringify(site.routes.map((route) => `${site.basePath}${route}`))};
const REFUSED = new RegExp(${JSON.stringify(REFUSED)}, 'i');
const WELL_KNOWN = new RegExp(${JSON.stringify(WELL_KNOWN)}, 'i');
const HEADERS = ${JSON.stringify(headers, null, 2)};

${HANDLER}`;
}

/** Those that CloudFront has fields of their own for; the others are custom headers. */
const SECURITY_FIELDS = {
  'Content-Security-Policy': (value) => ({
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value },
  }),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
  'X-Frame-Options': (value) => ({ FrameOptions: { Override: true, FrameOption: value } }),
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)[1]),
      IncludeSubdomains: value.includes('includeSubDomains'),
      Preload: value.includes('preload'),
    },
  }),
};

/**
 * Writes the response-headers policy for `aws cloudfront create-response-headers-policy`.
 *
 * @param {import('../site.mjs').Site} site
 * @returns {string}
 * @see https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
 */
export function responseHeadersPolicy(site) {
  const headers = [...siteHeaders(site), TRANSPORT_SECURITY];
  const custom = headers.filter(([name]) => !(name in SECURITY_FIELDS));
  const fields = headers.filter(([name]) => name in SECURITY_FIELDS);
  const policy = {
    Name: site.hostname.replaceAll('.', '-'),
    Comment: "Written by the site's build",
    SecurityHeadersConfig: Object.assign(
      {},
      ...fields.map(([name, value]) => SECURITY_FIELDS[name](value)),
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
 *
 * @param {import('../site.mjs').Site} site
 * @returns {string}
 */
export function uploadScript(site) {
  const folders = [...CACHE_UNDER, ['/', CACHE_OTHERWISE]];
  const excluded = CACHE_UNDER.map(([folder]) => ` --exclude '${folder.slice(1)}*'`).join('');
  const lines = folders.flatMap(([folder, caching]) =>
    Object.entries(TYPES).map(
      ([extension, type]) =>
        `copy '${folder.slice(1)}*.${extension}' '${type}' '${caching}'${folder === '/' ? excluded : ''}`,
    ),
  );
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
