import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteHandler } from '@/scripts/site-handler';
import { listBuiltScripts } from '../site';

/** Answers a request in place of the site, or passes it on. */
type Fault = (response: ServerResponse, pass: () => void) => unknown;

export const PAGES = /\/(\?.*)?$/;
export const CHUNKS = /\/_next\/static\/.*\.js$/;
/** A page's first script, for which the others wait. */
const DATA = /\/_next\/static\/data\/.*\.js$/;

/** Answers requests with a script. */
function createScriptFault(text: string): Fault {
  return (response) => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(text);
}

const OUT = 'out';

/** Sends a page with further headers, or with changed HTML. */
function sendPage(response: ServerResponse, headers = {}, change = (html: string) => html): void {
  const { pathname } = new URL(response.req.url ?? '/', 'http://localhost');
  const html = readFileSync(`${OUT}${pathname}index.html`, 'utf8');
  response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers })
    .end(change(html));
}

/** Faults of a host, a connection or a content blocker. */
export const SERVER_FAULTS = {
  missing: (response: ServerResponse) => void response.writeHead(404).end(),
  damaged: createScriptFault('(()=>{"use strict";self.__next'),
  /** Makes Chromium and Firefox load a page again on Back. */
  uncached: (response: ServerResponse) => sendPage(response, { 'Cache-Control': 'no-store' }),
};

/** Serves a build on a free port, so that each test has its own origin, cache and faults. */
export async function startSite(folder = OUT, basePath = '') {
  const files = createSiteHandler(folder, { basePath });
  const faults: { readonly paths: RegExp; readonly fault: Fault }[] = [];
  const server = createServer((request, response) => {
    const pass = () => files(request, response);
    const { fault = pass } = faults.findLast(({ paths }) => paths.test(`${request.url}`)) ?? {};
    fault(response, pass);
  });
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  const { port } = server.address() as AddressInfo;
  /** Answers paths with a fault; the newest wins. Returns a function that removes it. */
  const spoil = (paths: RegExp, fault: Fault) => {
    const entry = { paths, fault };
    faults.push(entry);
    return () => void faults.splice(faults.indexOf(entry), 1);
  };
  return {
    origin: `http://localhost:${port}`,
    spoil,
    /** Makes pages run a function before their own scripts. */
    runFirst(first: () => void) {
      spoil(/run-first\.js$/, createScriptFault(`(${first})()`));
      const addScript = (html: string) =>
        html.replace('</title>', '$&<script src="/run-first.js"></script>');
      spoil(PAGES, (response) => sendPage(response, {}, addScript));
    },
    /** Holds requests for paths until the returned function is called. */
    hold(paths: RegExp) {
      const heldRequests: (() => void)[] = [];
      const repair = spoil(paths, (_, pass) => heldRequests.push(pass));
      return () => {
        repair();
        for (const pass of heldRequests) pass();
      };
    },
    /** Ends the connections. The port stays taken: a later site would find this storage there. */
    close: () => server.closeAllConnections(),
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** The ways in which the scripts of a page fail. Each returns a function that repairs the site. */
export const SCRIPT_FAILURES: Readonly<Record<string, (site: Site, path: string) => () => void>> = {
  'is missing': (site, path) =>
    site.spoil(RegExp(listBuiltScripts(path).at(-1) ?? 'no script'), SERVER_FAULTS.missing),
  'arrives damaged': (site) => site.spoil(CHUNKS, SERVER_FAULTS.damaged),
  'is late': (site) => site.hold(DATA),
};
