import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteHandler } from '@/scripts/site-handler';
import { listBuiltScripts } from '../site';

/** Answers a request in place of the site, or passes it on. */
type Answer = (response: ServerResponse, pass: () => void) => unknown;

export const PAGES = /\/(404\.html)?(\?.*)?$/;
export const CHUNKS = /\/_next\/static\/.*\.js$/;
/** A page's first script, for which the others wait. */
const PAGE_DATA_SCRIPT = /\/_next\/static\/data\/.*\.js$/;

/** Answers requests with a script. */
function createScriptAnswer(text: string): Answer {
  return (response) => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(text);
}

const OUT = 'out';

/** Sends a page with further headers, or with changed HTML. */
function sendPage(response: ServerResponse, headers = {}, change = (html: string) => html): void {
  const { pathname } = new URL(response.req.url ?? '/', 'http://localhost');
  const html = readFileSync(`${OUT}${pathname.replace(/\/$/, '/index.html')}`, 'utf8');
  response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers })
    .end(change(html));
}

/** Answers in place of the site's. */
export const ANSWERS = {
  /** The fault of a host, a connection or a content blocker. */
  missing: (response: ServerResponse) => void response.writeHead(404).end(),
  /** A script that is cut short. */
  damaged: createScriptAnswer('(()=>{"use strict";self.__next'),
  /** Makes Chromium and Firefox load a page again on Back. */
  uncached: (response: ServerResponse) => sendPage(response, { 'Cache-Control': 'no-store' }),
};

/** Serves a build on a free port, so that each test has its own origin, cache and answers. */
export async function startSite(folder = OUT, basePath = '') {
  const files = createSiteHandler(folder, { basePath });
  const overrides: { readonly paths: RegExp; readonly answer: Answer }[] = [];
  const server = createServer((request, response) => {
    const pass = () => files(request, response);
    const { answer = pass } = overrides.findLast(({ paths }) => paths.test(`${request.url}`)) ?? {};
    answer(response, pass);
  });
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  const { port } = server.address() as AddressInfo;
  /** Answers paths in place of the site; the newest wins. Returns a function that ends it. */
  const override = (paths: RegExp, answer: Answer) => {
    const entry = { paths, answer };
    overrides.push(entry);
    return () => void overrides.splice(overrides.indexOf(entry), 1);
  };
  return {
    origin: `http://localhost:${port}`,
    override,
    /** Makes pages run a function before their own scripts. */
    runFirst(first: () => void) {
      override(/run-first\.js$/, createScriptAnswer(`(${first})()`));
      const addScript = (html: string) =>
        html.replace('</title>', '$&<script src="/run-first.js"></script>');
      override(PAGES, (response) => sendPage(response, {}, addScript));
    },
    /** Holds requests for paths until the returned function is called. */
    hold(paths: RegExp) {
      const heldRequests: (() => void)[] = [];
      const repair = override(paths, (_, pass) => heldRequests.push(pass));
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
    site.override(RegExp(listBuiltScripts(path).at(-1) ?? 'no script'), ANSWERS.missing),
  'arrives damaged': (site) => site.override(CHUNKS, ANSWERS.damaged),
  'is late': (site) => site.hold(PAGE_DATA_SCRIPT),
};
