import assert from 'node:assert/strict';
import { ask, type Host, originOf } from '../ask';
import {
  assertBytes,
  at,
  bytesOf,
  checkHeaders,
  checkRefused,
  filesOf,
  pageOf,
  withoutTls,
} from '../checks';
import { WRITTEN } from '../expectations';
import { COMPANIONS, DOTFILES, EVIL, SOURCES } from '../paths';

const FOLDERS = ['pictures/', '_next/static/', '_next/static/chunks/', 'share/'];

/** Of paths that are refused, and of names. */
export const PATHS = {
  'paths that climb, hide a slash or a NUL, or name another host are refused': async (
    host: Host,
  ) => {
    for (const evil of EVIL) {
      // What is above the sub-path is not for a folder's own file to refuse.
      if (host.site.basePath === '' || !host.differs.has('bare refusals')) {
        await checkRefused(host, evil);
      }
      if (host.site.basePath !== '') await checkRefused(host, `${host.site.basePath}${evil}`);
    }
  },
  'dotfiles are refused, also encoded': async (host: Host) => {
    for (const path of DOTFILES) await checkRefused(host, `${host.site.basePath}${path}`);
  },
  'source files and files for the host alone are refused, also encoded': async (host: Host) => {
    for (const path of [...SOURCES, ...COMPANIONS]) {
      await checkRefused(host, `${host.site.basePath}${path}`);
    }
  },
  'folders are not listed': async (host: Host) => {
    for (const rest of FOLDERS) await checkRefused(host, at(host, rest));
  },
  'what no request can show stands in the files': async (host: Host) => {
    for (const { file, line, why } of WRITTEN) {
      // A host for which the file is not has it taken out.
      if (!filesOf(host).includes(file)) continue;
      const lines = bytesOf(host, file).toString().split('\n');
      assert.ok(lines.includes(line), `${file} lacks '${line}', but ${why}`);
    }
  },
  'a request with the whole address, as a proxy sends it, is answered': async (host: Host) => {
    if (host.differs.has('paths')) return;
    const { status, body } = await ask(host, `${originOf(host)}${at(host, 'about/')}?q=1`);
    assert.equal(status, 200);
    assertBytes(body, pageOf(host, '/about/'), 'about/');
    await checkRefused(host, `${originOf(host)}${at(host, '/about/')}`);
  },
  'a redirect follows no false name of the host': async (host: Host) => {
    if (host.differs.has('names')) return;
    const headers = { Host: 'evil.example' };
    const answer = await ask(host, at(host, 'about'), { headers });
    assert.doesNotMatch(answer.headers.location ?? '', /evil|^\/[/\\]/);
    const page = await ask(host, at(host, 'about/'), { headers });
    if (page.status === 200) assertBytes(page.body, pageOf(host, '/about/'), 'about/');
    else assert.equal(page.headers.location, `${originOf(host)}${at(host, 'about/')}`);
    // A browser takes what is said of TLS for the name that it asked for.
    checkHeaders(withoutTls(host), page);
    if (host.httpPort === undefined) return;
    const plain = await ask(host, at(host, 'about/'), { headers, plain: true });
    assert.equal(plain.headers.location, `${originOf(host)}${at(host, 'about/')}`);
  },
};
