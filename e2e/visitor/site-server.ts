import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteHandler } from '../../scripts/site-handler';
import { listBuiltScripts } from '../site';

/** Answers a request in the site's place, or lets it pass. */
export type Fault = (response: ServerResponse, pass: () => void) => unknown;

export const PAGES = /\/(\?.*)?$/;
export const CHUNKS = /\/_next\/static\/.*\.js$/;
/** The first script of a page; the others wait for it. */
const DATA = /\/_next\/static\/data\/.*\.js$/;

const script =
  (text: string): Fault =>
  (response) =>
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(text);

/** What a host, a line or a filter does to a file. */
export const SERVER_FAULTS = {
  missing: (response: ServerResponse) => void response.writeHead(404).end(),
  damaged: script('(()=>{"use strict";self.__next'),
  /** Chromium does not keep such a page for Back. */
  forgotten: (response: ServerResponse, pass: () => void) => {
    response.setHeader('Cache-Control', 'no-store');
    pass();
  },
};

/** The build of the sample. */
const OUT = 'out';

/** Serves it on a free port, so that each test has an origin, and a cache, of its own, and things can go wrong. */
export async function startSite() {
  const files = createSiteHandler(OUT);
  const spoilt = new Map<RegExp, Fault>();
  const server = createServer((request, response) => {
    const pass = () => files(request, response);
    const [, fault = pass] = [...spoilt].findLast(([paths]) => paths.test(`${request.url}`)) ?? [];
    fault(response, pass);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  /** From now on, until what this answers is called, the newest fault for a path answers. */
  const spoil = (paths: RegExp, fault: Fault) => {
    spoilt.set(paths, fault);
    return () => spoilt.delete(paths);
  };
  /** From now on pages are changed on their way. */
  const rewrite = (change: (html: string) => string) =>
    spoil(PAGES, (response) => {
      const { pathname } = new URL(response.req.url ?? '/', 'http://localhost');
      const html = readFileSync(`${OUT}${pathname}index.html`, 'utf8');
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(change(html));
    });
  return {
    origin: `http://localhost:${port}`,
    spoil,
    rewrite,
    /** From now on pages run a function before anything of their own, as an odd browser would. */
    runFirst(first: () => void) {
      spoil(/before-all-else\.js$/, script(`(${first})()`));
      rewrite((html) => html.replace('</title>', '$&<script src="/before-all-else.js"></script>'));
    },
    /** From now on paths that match wait until what this answers is called, as on a slow line. */
    hold(paths: RegExp) {
      const waiting: (() => void)[] = [];
      const mend = spoil(paths, (_, pass) => waiting.push(pass));
      return () => {
        mend();
        for (const pass of waiting) pass();
      };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** How the scripts of a page may fail a visitor; each answers with what mends it. */
export const scriptFailures = (path: string) =>
  [
    [
      'is missing',
      ({ spoil }: Site) =>
        spoil(RegExp(listBuiltScripts(path).at(-1) ?? ''), SERVER_FAULTS.missing),
    ],
    ['arrives damaged', ({ spoil }: Site) => spoil(CHUNKS, SERVER_FAULTS.damaged)],
    ['comes late', ({ hold }: Site) => hold(DATA)],
  ] as const;
