import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { rulesOf } from '../headers';
import type { Site } from '../site';

const HANDLER = path.join(import.meta.dirname, 'cloudfront-viewer-request.ts');

/**
 * Writes the function for CloudFront's viewer requests.
 *
 * @returns its source, for the runtime cloudfront-js-2.0
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export function viewerRequest(site: Site): string {
  const rules = rulesOf(site);
  const headers = Object.fromEntries(
    rules.headersOnTls.map(([name, value]) => [name.toLowerCase(), { value }]),
  );
  return `const METHODS = ${JSON.stringify(rules.methods)};
const BASE_PATH = ${JSON.stringify(site.basePath)};
const ROUTES = ${JSON.stringify(site.routes.map((route) => `${site.basePath}${route}`))};
const REFUSED = new RegExp(${JSON.stringify(rules.refused)}, 'i');
const REFUSED_NAMES = new RegExp(${JSON.stringify(rules.refusedNames)}, 'i');
const WELL_KNOWN = new RegExp(${JSON.stringify(rules.wellKnown)}, 'i');
const HEADERS = ${JSON.stringify(headers, null, 2)};

${transformSync(readFileSync(HANDLER, 'utf8'), { loader: 'ts', target: 'es2020' }).code}`;
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
  const { headersOnTls } = rulesOf(site);
  const custom = headersOnTls.filter(([name]) => SECURITY_FIELDS[name] === undefined);
  const policy = {
    Name: site.hostname.replaceAll('.', '-'),
    Comment: "Written by the site's build",
    SecurityHeadersConfig: Object.assign(
      {},
      ...headersOnTls.map(([name, value]) => SECURITY_FIELDS[name]?.(value)),
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
  const { cacheUnder, cacheOtherwise, types } = rulesOf(site);
  const below = (folder: string) => folder.slice(site.basePath.length + 1);
  const excluded = cacheUnder.map(([folder]) => ` --exclude '${below(folder)}*'`).join('');
  const copies = (folder: string, caching: string, words = '') =>
    types.map(
      ([extension, type]) => `copy '${folder}*.${extension}' '${type}' '${caching}'${words}`,
    );
  const lines = [
    ...cacheUnder.flatMap(([folder, caching]) => copies(below(folder), caching)),
    ...copies('', cacheOtherwise, excluded),
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
