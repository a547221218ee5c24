import assert from 'node:assert/strict';
import tls from 'node:tls';
import { ask, type Host, originOf } from '../ask';
import { at, checkHeaders, withEnding, withoutTls } from '../checks';
import { KNOWN_METHODS, TLS_VERSIONS, UNKNOWN_METHODS } from '../expectations';

/** Old versions have only ciphers that OpenSSL itself refuses at its usual level. */
const OLD_CIPHERS = 'DEFAULT@SECLEVEL=0';

/** @returns the protocol that was agreed on, or undefined where the host refused */
function handshake(host: Host, version: tls.SecureVersion): Promise<string | undefined> {
  const { hostname } = host.site;
  return new Promise((resolve) => {
    const socket = tls.connect({
      ...{ host: '127.0.0.1', port: host.port, servername: hostname, ca: host.certificate },
      ...{ minVersion: version, maxVersion: version, ciphers: OLD_CIPHERS },
      ALPNProtocols: ['h2', 'http/1.1'],
    });
    socket.on('secureConnect', () => {
      resolve(socket.alpnProtocol || 'none');
      socket.destroy();
    });
    socket.on('error', () => resolve(undefined));
  });
}

/** Of methods, names, versions and TLS. */
export const PROTOCOL = {
  'HEAD is GET without the body': async (host: Host) => {
    for (const rest of ['', 'about', 'nope', withEnding(host, '.css'), withEnding(host, '.avif')]) {
      const got = await ask(host, at(host, rest));
      const head = await ask(host, at(host, rest), { method: 'HEAD' });
      assert.equal(head.status, got.status, rest);
      assert.equal(head.body.length, 0, rest);
      for (const name of ['content-type', 'cache-control', 'etag', 'location', 'vary']) {
        assert.equal(head.headers[name], got.headers[name], `${rest} ${name}`);
      }
      checkHeaders(host, head);
    }
  },
  'other methods are refused': async (host: Host) => {
    for (const method of UNKNOWN_METHODS) {
      if (method === 'TRACE' && host.differs.has('TRACE')) continue;
      for (const rest of ['', 'about', 'about/', withEnding(host, '.css')]) {
        const answer = await ask(host, at(host, rest), { method });
        assert.equal(answer.status, 405, `${method} /${rest}`);
        if (host.differs.has('allow')) continue;
        for (const known of KNOWN_METHODS) {
          assert.match(answer.headers.allow ?? '', new RegExp(`\\b${known}\\b`));
        }
        checkHeaders(host, answer);
      }
    }
  },
  'the server tells no more than its name': async (host: Host) => {
    for (const rest of ['', 'nope', 'about']) {
      const { headers } = await ask(host, at(host, rest));
      assert.equal(headers['x-powered-by'], undefined);
      if (!host.differs.has('names')) assert.equal(headers.server, host.calledItself, `/${rest}`);
    }
  },
  'a plain request is sent to TLS, on the same host': async (host: Host) => {
    if (host.httpPort === undefined) return;
    for (const rest of ['', 'about/?q=a%2Fb', 'nope']) {
      const answer = await ask(host, at(host, rest), { plain: true });
      assert.equal(answer.status, 308, rest);
      assert.equal(answer.headers.location, `${originOf(host)}${at(host, rest)}`);
      assert.equal(answer.headers['strict-transport-security'], undefined);
      if (!host.differs.has('names')) assert.equal(answer.headers.server, host.calledItself);
      checkHeaders(withoutTls(host), answer);
    }
  },
  'TLS is spoken in its present versions alone, with HTTP/2': async (host: Host) => {
    if (host.certificate === undefined) return;
    for (const version of TLS_VERSIONS.spoken) {
      assert.equal(await handshake(host, version), 'h2', version);
    }
    for (const version of TLS_VERSIONS.refused) {
      assert.equal(await handshake(host, version), undefined, `${version} is spoken`);
    }
  },
};
