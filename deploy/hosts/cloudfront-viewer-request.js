/**
 * Put after its constants by cloudfront.ts. Runs at CloudFront's edge before the cache is asked: S3 knows neither
 * folders nor methods. Its language is a subset of JavaScript, so it is kept plain.
 */

function withQuery(path, querystring) {
  const parts = Object.entries(querystring).flatMap(([name, entry]) =>
    (entry.multiValue || [entry]).map(({ value }) => (value === '' ? name : `${name}=${value}`)),
  );
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}

function answer(statusCode, statusDescription, headers) {
  return { statusCode, statusDescription, headers: Object.assign({}, HEADERS, headers) };
}

function isRefused(sent) {
  if (REFUSED.test(sent)) return !WELL_KNOWN.test(sent);
  try {
    return REFUSED_NAMES.test(decodeURIComponent(sent));
  } catch (_malformed) {
    return true;
  }
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler({ request }) {
  const sent = request.uri;
  if (!METHODS.includes(request.method)) {
    return answer(405, 'Method Not Allowed', { allow: { value: METHODS.join(', ') } });
  }
  if (isRefused(sent)) {
    // There is no such file, so that the distribution answers with its page for 404.
    request.uri = `${BASE_PATH}/404`;
    return request;
  }
  if (ROUTES.includes(`${sent}/`)) {
    const value = withQuery(`${sent}/`, request.querystring);
    return answer(308, 'Permanent Redirect', { location: { value } });
  }
  if (sent.endsWith('/')) request.uri = `${sent}index.html`;
  return request;
}
