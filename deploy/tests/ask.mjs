import http from 'node:http';
import https from 'node:https';

const ANSWER_LIMIT_MS = 10_000;

/**
 * A running host.
 *
 * @typedef {object} Host
 * @property {string} name
 * @property {import('../site.mjs').Site} site
 * @property {string} folder the built site that it serves
 * @property {number} port
 * @property {number} [httpPort] where it sends plain requests on to TLS from
 * @property {string} [certificate] its own, if it is on TLS
 * @property {ReadonlySet<string>} differs how it is known to differ: see servers.mjs
 * @property {() => Promise<void>} stop
 */

/** @returns {string} the host's origin, as a visitor sees it */
export const originOf = ({ certificate, site, port }) =>
  `${certificate === undefined ? 'http' : 'https'}://${site.hostname}:${port}`;

/**
 * Asks a host for one path, exactly as it is written: nothing is normalised, followed or decompressed.
 *
 * @param {Host} host
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string>, plain?: boolean }} [request] plain: without TLS
 * @returns {Promise<{ status: number, headers: Record<string, string>, body: Buffer }>}
 */
export function ask(host, path, { method = 'GET', headers = {}, plain = false } = {}) {
  const tls = host.certificate !== undefined && !plain;
  const port = plain ? host.httpPort : host.port;
  const options = {
    host: '127.0.0.1',
    port,
    path,
    method,
    agent: false,
    timeout: ANSWER_LIMIT_MS,
    headers: { Host: `${host.site.hostname}:${port}`, ...headers },
    ...(tls && { ca: host.certificate, servername: host.site.hostname }),
  };
  return new Promise((resolve, reject) => {
    const request = (tls ? https : http).request(options, async (response) => {
      const parts = [];
      for await (const part of response) parts.push(part);
      const { statusCode, headers: answered } = response;
      resolve({ status: statusCode, headers: answered, body: Buffer.concat(parts) });
    });
    request.on('error', reject);
    request.on('timeout', () => request.destroy(new Error(`${method} ${path}: no answer`)));
    request.end();
  });
}
